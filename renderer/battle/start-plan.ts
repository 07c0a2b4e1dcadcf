import { groundLayer, layerToSvg, namesLayer, planViewBox, thumbnailScene } from '../../engine/maps';
import type { Scenario } from '../../engine/scenario';

/** Type that can be read where the whole sheet is shown, cm. */
const READABLE = 2.9;

/** The table before any battle, as one SVG picture: the plan's ground under the blocks where the file puts them. */
export function drawStart(scenario: Scenario): string {
  const { layers, table } = thumbnailScene(scenario);
  const troops = layers.filter((layer) => layer.name === 'troops').map((layer) => layerToSvg(layer, table));
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${planViewBox(scenario)}">`;
  return `${open}${groundLayer(scenario)}${namesLayer(scenario, READABLE)}${troops.join('')}</svg>`;
}
