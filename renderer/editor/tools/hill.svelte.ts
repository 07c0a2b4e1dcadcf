import type { Change } from '../../../editing/change';
import type { Draft, Refused } from '../../../editing/draft';
import { addArea } from '../../../editing/features';
import { withArea } from '../../../editing/features/preview';
import { outlineOfRidge } from '../../../editing/nodes';
import type { Point } from '../../../engine/geometry';
import { HILL_HEIGHTS, type Outline, type Scenario } from '../../../engine/scenario';
import { Amount, Choice, wordsOf } from './drawing/choices.svelte';
import { DrawTool, type Manner } from './drawing/draw-tool.svelte';
import { ellipseBetween, freeOutline } from './drawing/shapes';
import type { ToolOption } from './tool';

const shape = new Choice('hill shape', 'Shape', wordsOf('outline', 'ellipse', 'ridge'));
const slope = new Choice('hill slope', 'Slope', wordsOf('gentle', 'steep'));
const height = new Amount('hill height', 'Height', { unit: 'cm', least: 0.5, most: 50, step: 0.5 });
const reach = new Amount('hill reach', 'Half width', { unit: 'cm', least: 2, most: 100, step: 1 });
const USUAL_REACH = 14;

/** Hills by their outline, as an ellipse, or grown from a ridge line. */
export class HillTool extends DrawTool {
  readonly id = 'hill';
  readonly title = 'Hill';
  readonly key = 'h';
  readonly icon = 'mountain';

  get manner(): Manner {
    return shape.value === 'outline' ? 'outline' : shape.value === 'ellipse' ? 'box' : 'course';
  }
  get options(): readonly ToolOption[] {
    const ridge = shape.value === 'ridge' ? [reach.option(USUAL_REACH)] : [];
    return [shape.option, slope.option, height.option(HILL_HEIGHTS[slope.value]), ...ridge];
  }
  protected preview(scenario: Scenario, points: readonly Point[]): Scenario | null {
    const outline = outlineOf(points);
    return outline && withArea(scenario, 'hill', outline, chosen());
  }
  protected change(draft: Draft, points: readonly Point[]): Change | Refused {
    const outline = outlineOf(points);
    return outline ? addArea(draft, 'hill', outline, chosen()) : { refused: 'A hill needs three nodes at least.' };
  }
}

const chosen = () => ({ slope: slope.value, ...(height.chosen !== undefined && { height: height.chosen }) });

function outlineOf(points: readonly Point[]): Outline | null {
  if (shape.value === 'ellipse') return points.length > 1 ? ellipseBetween(points) : null;
  if (shape.value === 'ridge') return points.length > 1 ? outlineOfRidge(points, reach.or(USUAL_REACH)) : null;
  return points.length > 2 ? freeOutline(points, 'smooth') : null;
}
