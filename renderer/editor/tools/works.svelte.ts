import type { Change } from '../../../editing/change';
import type { Draft, Refused } from '../../../editing/draft';
import { addArea, addCourse } from '../../../editing/features';
import { withArea, withCourse } from '../../../editing/features/preview';
import { distance, facingOf, leftOf, minus, headingOf, plus, times, type Point } from '../../../engine/geometry';
import type { Course, Outline, Scenario } from '../../../engine/scenario';
import { RememberedChoice, wordsOf } from './drawing/choices.svelte';
import { DrawTool, type Manner } from './drawing/draw-tool.svelte';
import { freeOutline, rectangleBetween } from './drawing/shapes';
import type { OverlayShape, ToolOption } from './tool';

const kind = new RememberedChoice<'entrenchment' | 'abatis' | 'redoubt' | 'star redoubt'>('works', 'Kind', [
  { value: 'entrenchment', label: 'Entrenchment' },
  { value: 'abatis', label: 'Abatis' },
  { value: 'redoubt', label: 'Redoubt' },
  { value: 'star redoubt', label: 'Free redoubt' },
]);
const enemy = new RememberedChoice('works face', 'Enemy', wordsOf('left', 'right'), false);
/** How far the sign of a front stands from its line, cm. */
const SIGN = 8;

/** Entrenchments, abatis and redoubts; an arrow shows on which hand the enemy is. */
export class WorksTool extends DrawTool {
  readonly id = 'works';
  readonly title = 'Works';
  readonly key = 'x';
  readonly icon = 'brick-wall';
  readonly choiceOfKind = kind;
  readonly choiceLines = new RememberedChoice('works lines', 'Lines', wordsOf('straight', 'smooth'));

  get manner(): Manner {
    if (kind.value === 'redoubt') return 'box';
    return kind.value === 'star redoubt' ? 'outline' : 'course';
  }
  get options(): readonly ToolOption[] {
    const lines = this.manner === 'course' ? [this.choiceLines.option] : [];
    return [kind.option, ...(kind.value === 'entrenchment' ? [enemy.option] : []), ...lines];
  }
  override get overlay(): readonly OverlayShape[] {
    const [from, to] = this.points.slice(-2);
    if (kind.value !== 'entrenchment' || !from || !to || distance(from, to) === 0) return super.overlay;
    const middle = times(plus(from, to), 0.5);
    const left = facingOf(headingOf(leftOf(minus(to, from))));
    const front = times(left, enemy.value === 'left' ? SIGN : -SIGN);
    return [...super.overlay, { kind: 'line', points: [middle, plus(middle, front)], tone: 'guide' }];
  }
  protected preview(scenario: Scenario, points: readonly Point[]): Scenario | null {
    const outline = outlineOf(points, this.manner);
    if (outline) return withArea(scenario, 'redoubt', outline);
    return this.manner === 'course' && points.length > 1
      ? withCourse(scenario, lineKind(), this.#course(points))
      : null;
  }
  protected change(draft: Draft, points: readonly Point[]): Change | Refused {
    const outline = outlineOf(points, this.manner);
    if (outline) return addArea(draft, 'redoubt', outline);
    return this.manner === 'course'
      ? addCourse(draft, lineKind(), this.#course(points))
      : { refused: 'A redoubt needs three nodes at least.' };
  }
  /** Its front is on the left of whoever goes along it. */
  #course(points: readonly Point[]): Course {
    const turned = kind.value === 'entrenchment' && enemy.value === 'right';
    return { points: turned ? points.toReversed() : points, smooth: this.choiceLines.value === 'smooth' };
  }
}

const lineKind = (): 'entrenchment' | 'abatis' => (kind.value === 'abatis' ? 'abatis' : 'entrenchment');

function outlineOf(points: readonly Point[], manner: Manner): Outline | null {
  if (manner === 'box') return points.length > 1 ? rectangleBetween(points) : null;
  return manner === 'outline' && points.length > 2 ? freeOutline(points, 'straight') : null;
}
