import { groundLayer, namesLayer, planViewBox, startLayer } from '../../drawing/map';
import type { Scenario } from '../../engine/scenario';

/** Type that can be read where the whole sheet is shown, cm. */
const READABLE = 2.7;

/** The table before any battle, as one SVG picture: the plan under the blocks where the file puts them. */
export function drawStart(scenario: Scenario): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${planViewBox(scenario)}">`;
  return `${open}${groundLayer(scenario)}${namesLayer(scenario, READABLE)}${startLayer(scenario, READABLE)}</svg>`;
}
