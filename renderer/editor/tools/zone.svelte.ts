import type { Change } from '../../../editing/change';
import type { Draft, Refused } from '../../../editing/draft';
import { addObjective, addZone } from '../../../editing/features';
import { inWords, thingsOf } from '../../../editing/things';
import { entryAt } from '../../../editing/edge';
import { addEntryPoint, bringOn, entryPointNear } from '../../../editing/troops';
import { distance, facingOf, headingOf, minus, plus, times, type Point } from '../../../engine/geometry';
import type { Id, Outline, Scenario } from '../../../engine/scenario';
import type { Editing } from '../editing.svelte';
import { RememberedChoice, sideChoice, wordsOf } from './drawing/choices.svelte';
import { DrawTool, type Manner } from './drawing/draw-tool.svelte';
import { freeOutline, rectangleBetween } from './drawing/shapes';
import type { OverlayShape, Pointed, ToolHint, ToolOption } from './tool';

const kind = new RememberedChoice('zone', 'Kind', wordsOf('zone', 'objective', 'entry', 'arrival'));
const way = new RememberedChoice('zone by', 'By', wordsOf('box', 'outline'));

/** A drag longer than this gives the way in, cm; ways go by so many degrees. */
const TURNS = 3;
const STEP = 5;
/** How long the arrow of an entry is, and how far outside the table it begins, cm. */
const LONG = 12;
const OUTSIDE = 3;

/**
 * Where sides set up, objectives (on a hill, a bridge, a ford or a block of houses, or on any spot), entry points by name, and
 * where those who are selected come on later.
 */
export class ZoneTool extends DrawTool {
  readonly id = 'zone';
  readonly title = 'Zone, objective, entry or arrival';
  readonly key = 'z';
  readonly icon = 'square-dashed';
  #things: readonly Id[] = [];

  constructor(readonly editing: Editing) {
    super();
  }

  get manner(): Manner {
    if (kind.value !== 'zone') return 'place';
    return way.value === 'box' ? 'box' : 'outline';
  }
  get options(): readonly ToolOption[] {
    if (kind.value !== 'zone') return [kind.option];
    return [kind.option, sideChoice(this.editing).option, way.option];
  }
  override get hints(): readonly ToolHint[] {
    if (!isWayIn()) return super.hints;
    return [
      { chords: ['click'], does: kind.value === 'entry' ? 'a named entry' : 'where they come on' },
      { chords: ['drag'], does: 'and which way' },
      { chords: ['Ctrl'], does: 'no snap' },
    ];
  }
  protected override says(): string | null {
    const { scenario, selection } = this.editing;
    if (kind.value !== 'arrival' || !scenario) return null;
    if (thingsOf(scenario, selection).units.size === 0) return 'Select who comes on here first';
    const entry = this.tip && entryPointNear(scenario, this.tip);
    return `${inWords(scenario, selection)} will come on ${entry ? `by ${entry.name}` : 'here'}`;
  }
  override get overlay(): readonly OverlayShape[] {
    if (isWayIn()) return [...super.overlay, ...this.#arrow()];
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
    if (kind.value === 'entry') return addEntryPoint(draft, entryOf(draft.scenario, points));
    if (kind.value === 'arrival') {
      const entry = isDragged(points) ? null : entryPointNear(draft.scenario, at);
      const coming = entry ? { entry: entry.id } : entryOf(draft.scenario, points);
      return bringOn(draft, this.editing.selection, coming);
    }
    const outline = this.#outline(points);
    return outline
      ? addZone(draft, sideChoice(this.editing).value, outline)
      : { refused: 'A zone needs three nodes at least.' };
  }
  /** Where they will come on, and which way. */
  #arrow(): readonly OverlayShape[] {
    const { scenario } = this.editing;
    const points = this.points.length > 0 ? this.points : this.tip ? [this.tip] : [];
    if (!scenario || points.length === 0) return [];
    const { at, heading } = entryOf(scenario, points);
    const way = facingOf(heading);
    const head = plus(at, times(way, LONG));
    const barb = (turn: number): Point => minus(head, times(facingOf(heading + turn), OUTSIDE));
    return [
      { kind: 'line', points: [minus(at, times(way, OUTSIDE)), head], tone: 'draft' },
      { kind: 'line', points: [barb(30), head, barb(-30)], tone: 'draft' },
    ];
  }
  #outline(points: readonly Point[]): Outline | null {
    if (way.value === 'box') return points.length > 1 ? rectangleBetween(points) : null;
    return points.length > 2 ? freeOutline(points, 'straight') : null;
  }
}

const isWayIn = (): boolean => kind.value === 'entry' || kind.value === 'arrival';
const isDragged = ([from, to]: readonly Point[]): boolean => !!from && !!to && distance(from, to) > TURNS;

/** At the edge of the table nearest to where it was pressed, straight in or the way it was dragged. */
function entryOf(scenario: Scenario, points: readonly Point[]) {
  const [from, to] = points;
  const entry = entryAt(scenario, from ?? { x: 0, y: 0 });
  return from && to && isDragged(points)
    ? { ...entry, heading: (Math.round(headingOf(minus(to, from)) / STEP) * STEP) % 360 }
    : entry;
}
