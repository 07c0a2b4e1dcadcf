import { groundLayer, namesLayer, planViewBox, READABLE, startLayer } from '../../drawing/map';
import type { Scenario } from '../../engine/scenario';
import { svgGroup } from '../ui';

/** Fills a group with the ground of a scenario as the staff map has it. */
export const drawnGround =
  (scenario: Scenario) =>
  (group: SVGGElement): void =>
    group.replaceChildren(svgGroup(groundLayer(scenario)));

/** The table before any battle, as one SVG picture: the plan under the blocks where the file puts them. */
export function drawStart(scenario: Scenario): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${planViewBox(scenario)}">`;
  return `${open}${groundLayer(scenario)}${namesLayer(scenario, READABLE)}${startLayer(scenario, READABLE)}</svg>`;
}
