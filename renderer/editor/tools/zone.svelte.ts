import type { Change } from '../../../editing/change';
import type { Draft, Refused } from '../../../editing/draft';
import { addObjective, addZone } from '../../../editing/features';
import type { Point } from '../../../engine/geometry';
import type { Id, Outline, Scenario } from '../../../engine/scenario';
import type { Editing } from '../editing.svelte';
import { Choice, wordsOf } from './drawing/choices.svelte';
import { DrawTool, type Manner } from './drawing/draw-tool.svelte';
import { freeOutline, rectangleBetween } from './drawing/shapes';
import { sideChoice } from './drawing/side-choice';
import type { OverlayShape, Pointed, ToolOption } from './tool';

const kind = new Choice('zone', 'Kind', wordsOf('zone', 'objective'));
const way = new Choice('zone by', 'By', wordsOf('box', 'outline'));

/** Where sides set up, and objectives: on a hill, a bridge, a ford or a block of houses, or on any spot. */
export class ZoneTool extends DrawTool {
  readonly id = 'zone';
  readonly title = 'Zone or objective';
  readonly key = 'z';
  readonly icon = 'square-dashed';
  #things: readonly Id[] = [];

  constructor(readonly editing: Editing) {
    super();
  }

  get manner(): Manner {
    if (kind.value === 'objective') return 'place';
    return way.value === 'box' ? 'box' : 'outline';
  }
  get options(): readonly ToolOption[] {
    if (kind.value === 'objective') return [kind.option];
    return [kind.option, sideChoice(this.editing).option, way.option];
  }
  override get overlay(): readonly OverlayShape[] {
    const outline = this.manner === 'box' && this.points.length > 1 ? this.#outline(this.points) : null;
    const [from, to] = this.points;
    if (!outline || !from || !to) return super.overlay;
    const points = [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }];
    return [...super.overlay, { kind: 'line', points, closed: true, tone: 'draft' }];
  }
  override begin(press: Pointed, editing: Editing): void {
    this.#things = press.things;
    super.begin(press, editing);
  }
  protected preview(_: Scenario): null {
    return null;
  }
  protected change(draft: Draft, points: readonly Point[]): Change | Refused {
    const [at] = points;
    if (!at) return { refused: 'Click where it is to be.' };
    if (kind.value === 'objective') {
      for (const id of this.#things) {
        const made = addObjective(draft, { feature: id });
        if (!('refused' in made)) return made;
      }
      return addObjective(draft, { at });
    }
    const outline = this.#outline(points);
    return outline
      ? addZone(draft, sideChoice(this.editing).value, outline)
      : { refused: 'A zone needs three nodes at least.' };
  }
  #outline(points: readonly Point[]): Outline | null {
    if (way.value === 'box') return points.length > 1 ? rectangleBetween(points) : null;
    return points.length > 2 ? freeOutline(points, 'straight') : null;
  }
}
