import type { Change } from '../../../editing/change';
import type { Draft, Refused } from '../../../editing/draft';
import { addArea } from '../../../editing/features';
import { withArea } from '../../../editing/features/preview';
import { PLATEAUS } from '../../../editing/hills';
import { outlineOfRidge } from '../../../editing/nodes';
import type { Point } from '../../../engine/geometry';
import { HILL_HEIGHTS, type Outline, type Scenario } from '../../../engine/scenario';
import { Amount, RememberedChoice, wordsOf } from './drawing/choices.svelte';
import { DrawTool, type Manner } from './drawing/draw-tool.svelte';
import { BrushPainting } from './drawing/painting';
import { ellipseBetween, freeOutline } from './drawing/shapes';
import type { Editing } from '../editing.svelte';
import type { Pointed, ToolOption } from './tool';

const shape = new RememberedChoice('hill shape', 'Shape', wordsOf('outline', 'ellipse', 'ridge', 'brush'));
const slope = new RememberedChoice('hill slope', 'Slope', wordsOf('gentle', 'steep'));
const plateau = new RememberedChoice('hill plateau', 'Plateau', wordsOf(...PLATEAUS), false);
const height = new Amount('hill height', 'Height', { unit: 'cm', least: 0.5, most: 50, step: 0.5 });
const reach = new Amount('hill reach', 'Half width', { unit: 'cm', least: 2, most: 100, step: 1 });
const USUAL_REACH = 14;

const MANNERS = { outline: 'outline', ellipse: 'box', ridge: 'course', brush: 'stroke' } as const;

/** Hills by their outline, as an ellipse, grown from a ridge line, or painted; the brush adds to the selected one, or takes from it. */
export class HillTool extends DrawTool {
  readonly id = 'hill';
  readonly title = 'Hill';
  readonly key = 'h';
  readonly icon = 'mountain';
  readonly #painting = new BrushPainting();

  get manner(): Manner {
    return MANNERS[shape.value];
  }
  get options(): readonly ToolOption[] {
    const ridge = shape.value === 'ridge' ? [reach.option(USUAL_REACH)] : [];
    const size = shape.value === 'brush' ? [this.#painting.option] : [];
    return [shape.option, slope.option, height.option(HILL_HEIGHTS[slope.value]), plateau.option, ...ridge, ...size];
  }
  protected override get worksOn(): boolean {
    return shape.value === 'brush' && this.#painting.isUpon;
  }
  override begin(press: Pointed, editing: Editing): void {
    const paints = shape.value === 'brush';
    if (!paints || this.#painting.begin(press, editing, 'hill')) super.begin(press, editing);
  }
  protected preview(scenario: Scenario, points: readonly Point[]): Scenario | null {
    if (shape.value === 'brush')
      return this.#painting.preview(scenario, points, (now, outline) => withArea(now, 'hill', outline, chosen()));
    const outline = outlineOf(points);
    return outline && withArea(scenario, 'hill', outline, chosen());
  }
  protected change(draft: Draft, points: readonly Point[]): Change | Refused {
    if (shape.value === 'brush')
      return this.#painting.change(draft, points, (outline) => addArea(draft, 'hill', outline, chosen()));
    const outline = outlineOf(points);
    return outline ? addArea(draft, 'hill', outline, chosen()) : { refused: 'A hill needs three nodes at least.' };
  }
}

const chosen = () => ({
  slope: slope.value,
  plateau: plateau.value,
  ...(height.chosen !== undefined && { height: height.chosen }),
});

function outlineOf(points: readonly Point[]): Outline | null {
  if (shape.value === 'ellipse') return points.length > 1 ? ellipseBetween(points) : null;
  if (shape.value === 'ridge') return points.length > 1 ? outlineOfRidge(points, reach.or(USUAL_REACH)) : null;
  return points.length > 2 ? freeOutline(points, 'smooth') : null;
}
