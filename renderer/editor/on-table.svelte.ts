import {
  chosenShapes,
  labelShape,
  nearestBox,
  shapesAt,
  shapesWithin,
  tableShapes,
  TABLE_LAYERS,
  type TableLayer,
  type TableShape,
} from '../../editing/table-shapes';
import { withoutHidden } from '../../editing/hiding';
import { mapKept } from '../../editing/kept';
import { isMarked, NOTHING, partsOf, toggledMark } from '../../editing/marked';
import { shifted, type Shift } from '../../editing/shifted';
import { inWords } from '../../editing/things';
import { leaderNames, standingNames, type StandingName } from '../../drawing/map';
import { capital } from '../../engine/scenario';
import { boxContains, type Box, type Point } from '../../engine/geometry';
import type { Snapping } from '../../editing/snapping';
import { unitsOfArmy, type Id, type Scenario } from '../../engine/scenario';
import type { Editing, ThingMarks } from './editing.svelte';
import { arrivalShapes } from './aids/arrivals';
import { objectiveFlags } from './plan/objective-flags';
import { footprints, signsNow } from './plan/standing';
import { gridNow } from './tools/drawing/choices.svelte';

export { TABLE_LAYERS };
export type { TableLayer, TableShape };

/** From so near a thing is drawn, px. */
const SNAP_REACH = 8;

/** A name as it is seen: in 3D it may be drawn aside from where it belongs, to be clear of others. */
export interface SeenName {
  readonly name: StandingName;
  /** Where on the table it is drawn. */
  readonly at: Point;
}

/** What lies on the table as it is shown, and what of it can be pointed at. Kept for the session, not in the file. */
export class OnTable implements ThingMarks {
  /** Layers that are not shown, and those that cannot be pointed at. */
  hiddenLayers = $state.raw<readonly TableLayer[]>([]);
  lockedLayers = $state.raw<readonly TableLayer[]>([]);
  /** Single things that cannot be pointed at, and those that are not shown. */
  locked = $state.raw<readonly Id[]>([]);
  hidden = $state.raw<readonly Id[]>([]);
  /** Things that are selected together. */
  groups = $state.raw<readonly (readonly Id[])[]>([]);
  readonly #editing: Editing;
  readonly #lockedParts: ReadonlySet<Id> = $derived.by(() => this.#partsOf(this.locked));
  readonly #hiddenParts: ReadonlySet<Id> = $derived.by(() => this.#partsOf(this.hidden));
  readonly #footprints = footprints();
  /** Footprints of units as they are drawn, by id. */
  readonly boxes: ReadonlyMap<Id, Box> = $derived.by(() => {
    const { shown, reading } = this.#editing;
    return this.#footprints(shown, reading?.play ?? null);
  });
  /** How names are set: the least type of the map, cm; in letters of the screen the picture tells which is drawn over a place. Null while none are seen. */
  names = $state.raw<{ readonly least: number; readonly over: ((place: Point) => SeenName | null) | null } | null>(
    null,
  );
  /** A name that is being dragged, and how far. */
  movingName = $state.raw<Shift | null>(null);
  /** That, and the names that go along with what is dragged as it is: what is reshaped has its name again when it rests. */
  readonly movingNames: readonly Shift[] = $derived.by(() => {
    const { movingName, drawn, drawnPreview } = this;
    if (movingName) return [movingName];
    return drawn && drawnPreview ? shifted(drawn, drawnPreview) : [];
  });
  readonly standingNames: readonly StandingName[] = $derived.by(() => {
    const { scenario } = this.#editing;
    if (!scenario || !this.names) return [];
    const unseen = this.hiddenLayers.includes('labels') ? scenario.labels?.map(({ id }) => id) : [];
    return standingNames(scenario, this.names.least).filter(({ id }) => unseen?.includes(id) !== true);
  });
  /** Where the names of leaders stand on the plan; none where names are in letters of the screen. */
  readonly leaderNames: readonly Box[] = $derived.by(() => {
    const { drawn: scenario, names } = this;
    if (!scenario || names?.over !== null) return [];
    return leaderNames(signsNow(scenario, this.#editing.reading?.play ?? null), scenario, names.least);
  });
  readonly #flags: ReadonlyMap<Id, Point> = $derived.by(() => objectiveFlags(this.drawn));
  readonly shapes: readonly TableShape[] = $derived.by(() => {
    const shown = this.drawnPreview ?? this.drawn;
    const labels = shown?.labels?.map(({ id }) => id) ?? [];
    const words = this.standingNames.flatMap(({ id, box }) => (labels.includes(id) ? [labelShape(id, box)] : []));
    const lying = shown ? tableShapes(shown, this.boxes, this.#flags) : [];
    // The gate of an entry point is taken hold of through the arrows of those who come on by it.
    const gates = lying.filter(({ layer }) => layer === 'entries');
    const shapes = shown
      ? [...words, ...gates, ...arrivalShapes(shown), ...lying.filter((one) => !gates.includes(one))]
      : [];
    return shapes.filter(({ layer }) => !this.hiddenLayers.includes(layer));
  });
  /** What is selected, each part of a whole by itself. */
  readonly chosen: readonly TableShape[] = $derived.by(() => {
    const { shown, selection } = this.#editing;
    return shown ? chosenShapes(this.shapes, shown, selection) : [];
  });
  /** What is selected and may be moved: nothing while anything of it is locked. */
  readonly movable: readonly TableShape[] = $derived(this.#heldOf(this.chosen).length === 0 ? this.chosen : []);
  /** Ground that is being drawn and is not selected, and troops that are not there yet: the 3D table shows them by their lines. */
  readonly drafted: readonly TableShape[] = $derived.by(() => {
    const [before, now] = [this.drawn, this.drawnPreview];
    if (!before || !now) return [];
    const ground = now.terrain.flatMap((feature) => (before.terrain.includes(feature) ? [] : [feature.id]));
    const there = before.armies.flatMap(unitsOfArmy).map(({ id }) => id);
    const troops = now.armies.flatMap(unitsOfArmy).flatMap(({ id }) => (there.includes(id) ? [] : [id]));
    const drawn = [...ground, ...troops];
    return this.shapes.filter(
      (shape) => (drawn.includes(shape.id) || drawn.includes(shape.whole)) && !this.chosen.includes(shape),
    );
  });

  /** The scenario and what is dragged in it, without what is hidden. */
  readonly drawn: Scenario | null = $derived.by(() => this.#without(this.#editing.scenario));
  readonly drawnPreview: Scenario | null = $derived.by(() => this.#without(this.#editing.preview));

  constructor(editing: Editing) {
    this.#editing = editing;
    editing.marks = this;
  }

  get areHeld(): boolean {
    return this.locked.length + this.lockedLayers.length > 0;
  }

  follow(now: (id: Id) => Id): void {
    const kept = (ids: readonly Id[]): readonly Id[] => mapKept(ids, now);
    [this.locked, this.hidden] = [kept(this.locked), kept(this.hidden)];
    this.groups = mapKept(this.groups, kept);
  }

  /** Nothing is hidden, locked or grouped any more. */
  forget(): void {
    [this.hiddenLayers, this.lockedLayers, this.locked, this.hidden, this.groups] = [[], [], [], [], []];
  }

  /** Hides things from view, on the table alone; nothing of it is in the file. */
  hide(ids: readonly Id[]): void {
    this.hidden = [...this.hidden.filter((id) => !ids.includes(id)), ...ids];
    this.#editing.select([]);
  }

  /** Shows them again, without names all, and selects them. */
  unhide(ids: readonly Id[] = this.hidden): void {
    this.hidden = this.hidden.filter((id) => !ids.includes(id));
    this.#editing.select(ids.filter((id) => Object.hasOwn(this.#editing.fields, id)));
  }

  /** Whether all that an id stands for is hidden, or locked. */
  isHidden(id: Id): boolean {
    const { scenario } = this.#editing;
    return scenario !== null && isMarked(scenario, this.#hiddenParts, id);
  }
  isLocked(id: Id): boolean {
    const { scenario } = this.#editing;
    return scenario !== null && isMarked(scenario, this.#lockedParts, id);
  }

  toggleHidden(id: Id): void {
    const { scenario } = this.#editing;
    if (scenario) this.hidden = toggledMark(scenario, this.hidden, id);
  }
  toggleLocked(id: Id): void {
    const { scenario } = this.#editing;
    if (scenario) this.locked = toggledMark(scenario, this.locked, id);
  }

  /** Why what is selected, or those things, can be neither changed nor removed; null where they can. */
  whyHeld(ids: readonly Id[] = this.#editing.selection): string | null {
    const { scenario } = this.#editing;
    if (!scenario) return null;
    const byLayer = this.#heldOf(chosenShapes(this.shapes, scenario, ids));
    const byHand = [...partsOf(scenario, ids)].filter((id) => this.#lockedParts.has(id) && !byLayer.includes(id));
    const held = [...byLayer, ...byHand];
    if (held.length === 0) return null;
    const name = capital(inWords(scenario, held));
    return held.length === 1
      ? `${name} is locked. Unlock it under Layers.`
      : `${name} are locked. Unlock them under Layers.`;
  }

  /** What is selected is selected together from now on. */
  group(ids: readonly Id[]): void {
    this.ungroup(ids);
    if (ids.length > 1) this.groups = [...this.groups, ids];
  }
  ungroup(ids: readonly Id[]): void {
    this.groups = this.groups.filter((group) => !group.some((id) => ids.includes(id)));
  }
  /** The thing with those that are grouped with it. */
  withGroup(id: Id): readonly Id[] {
    return this.groups.find((group) => group.includes(id)) ?? [id];
  }

  #partsOf(ids: readonly Id[]): ReadonlySet<Id> {
    const { scenario } = this.#editing;
    return scenario ? partsOf(scenario, ids) : NOTHING;
  }

  #without(scenario: Scenario | null): Scenario | null {
    return scenario && withoutHidden(scenario, this.hidden);
  }

  get shown(): Scenario | null {
    return this.#editing.shown;
  }

  /** What lies under a point and can be selected, the topmost first; thin things are found within `reach` cm. */
  at(point: Point, reach: number): readonly TableShape[] {
    return shapesAt(this.shapes, point, reach).filter((shape) => this.#isFree(shape));
  }

  within(a: Point, b: Point): readonly TableShape[] {
    return shapesWithin(this.shapes, a, b).filter((shape) => this.#isFree(shape));
  }

  /** Everything of a layer that can be selected. */
  of(layer: TableLayer): readonly TableShape[] {
    return this.shapes.filter((shape) => shape.layer === layer && this.#isFree(shape));
  }

  /** The name that is seen over a point. */
  nameAt(point: Point): SeenName | null {
    const onMap = (): SeenName | null => {
      const name = this.standingNames.find(({ box }) => boxContains(box, point));
      return name ? { name, at: name.box.pose } : null;
    };
    const found = this.names?.over ? this.names.over(point) : onMap();
    return found && !this.#lockedParts.has(found.name.id) ? found : null;
  }

  /** The unit nearest to those that are selected, edge to edge; null when none is. */
  nearestUnit(): { readonly id: Id; readonly gap: number } | null {
    return nearestBox(
      this.boxes,
      this.chosen.map(({ id }) => id),
    );
  }

  /** What draws a dragged point, where a px of the screen is so many cm. */
  snapping(pixel: number): Snapping {
    return { reach: SNAP_REACH * pixel, grid: gridNow(), edges: true, roads: true, nodes: true, units: true };
  }

  #heldOf(shapes: readonly TableShape[]): readonly Id[] {
    return shapes.filter((shape) => !this.#isFree(shape)).map(({ id }) => id);
  }

  #isFree({ id, layer }: TableShape): boolean {
    return !this.lockedLayers.includes(layer) && !this.#lockedParts.has(id);
  }
}
