import { groundLayer } from '../../drawing/map';
import type { Scenario } from '../../engine/scenario';
import { svgGroup } from '../ui';

/** Fills a group with the ground of a scenario as the staff map has it. */
export const drawnGround =
  (scenario: Scenario) =>
  (group: SVGGElement): void =>
    group.replaceChildren(svgGroup(groundLayer(scenario)));
