import { duplicate } from '../../../../editing/copying';
import { snapPoint, snapUnit, type Neighbour, type Snapped } from '../../../../editing/snapping';
import { snapSeveral, type AlignTarget } from '../../../../editing/snapping/several';
import { boundsOfShapes } from '../../../../editing/table-shapes';
import { inWords, nameOf, thingsOf } from '../../../../editing/things';
import { placedAs, transformed } from '../../../../editing/transform';
import { CENTIMETRES, measuredInWords } from '../../../../engine/battle/lengths';
import {
  boundsOf,
  boxMovedBy,
  corners,
  facing,
  facingOf,
  headingOf,
  plus,
  turnBetween,
  type Bounds,
  type Box,
  type Point,
} from '../../../../engine/geometry';
import { unitsOfArmy, type Id, type Scenario } from '../../../../engine/scenario';
import { selectNew } from '../../commands/selecting';
import type { Editing } from '../../editing.svelte';
import type { OnTable, TableShape } from '../../on-table.svelte';
import type { OverlayShape, Pointed } from '../tool';
import { between, guideLines, toMillimetre, type HeldGesture } from './gesture';

/** A unit is turned into line with the one it snaps to where their headings differ by less than this, degrees. */
const TURNS = 30;
/** Between the units of a line, cm. */
const INTERVAL = 2;

/** Moves what is selected, or with Alt a copy of it; Shift keeps to one direction, Ctrl snaps to nothing. */
export class DragGesture implements HeldGesture {
  note = $state<string | null>(null);
  overlay = $state.raw<readonly OverlayShape[]>([]);
  readonly #from: Point;
  readonly #ids: readonly Id[];
  /** The middle of a single thing, and a unit's footprint, as the drag began. */
  readonly #only: TableShape | null;
  readonly #box: Box | null;
  readonly #neighbours: readonly Neighbour[];
  /** The ground that several things take up together, and what they may be brought level with. */
  readonly #bounds: Bounds | null;
  readonly #beside: readonly AlignTarget[];
  #by: Point = { x: 0, y: 0 };
  #after: Scenario | null = null;

  constructor(
    from: Point,
    readonly editing: Editing,
    readonly table: OnTable,
  ) {
    this.#from = from;
    this.#ids = editing.selection;
    const [only = null, ...others] = table.chosen;
    this.#only = others.length === 0 ? only : null;
    this.#box = this.#only && (table.boxes.get(this.#only.id) ?? null);
    const { scenario } = editing;
    this.#neighbours = [...table.boxes].map(([id, box]) => ({
      id,
      box,
      name: (scenario && nameOf(scenario, id)) ?? '',
    }));
    this.#bounds = others.length > 0 ? boundsOfShapes(table.chosen) : null;
    const own = table.chosen.map(({ id }) => id);
    this.#beside = this.#neighbours
      .filter(({ id }) => !own.includes(id))
      .map(({ name, box }) => ({ name, bounds: boundsOf(corners(box)) }));
  }

  move(to: Pointed): void {
    const { scenario } = this.editing;
    if (!scenario) return;
    const by = straight(between(this.#from, to.at), to.shift);
    const snapped = to.ctrl ? null : this.#snapped(scenario, by, to.pixel);
    const from = this.#only?.at;
    const several = to.ctrl ? null : this.#snappedSeveral(scenario, by, to.pixel);
    this.#by = toMillimetre(snapped && from ? between(from, snapped.at) : plus(by, several?.by ?? { x: 0, y: 0 }));
    const moved = transformed(scenario, this.#ids, { do: 'move', by: this.#by });
    this.#after = this.#turned(moved, snapped);
    this.editing.preview = this.#after;
    this.overlay = guideLines((snapped ?? several)?.guides ?? []);
    this.note = this.#words((snapped ?? several)?.reason ?? null);
  }

  end({ alt }: Pointed): void {
    const [by, after] = [this.#by, this.#after];
    if (alt) selectNew(this.editing, () => this.editing.attempt((draft) => duplicate(draft, this.#ids, by)));
    else if (after)
      this.editing.attempt((draft) => placedAs(draft, after, `Move ${inWords(draft.scenario, this.#ids)}`, this.#ids));
  }

  /** Several things snap by the edges and the middle of the ground they take up together. */
  #snappedSeveral(scenario: Scenario, by: Point, pixel: number): ReturnType<typeof snapSeveral> | null {
    if (!this.#bounds) return null;
    const { minX, maxX, minY, maxY } = this.#bounds;
    const moved = { minX: minX + by.x, maxX: maxX + by.x, minY: minY + by.y, maxY: maxY + by.y };
    return snapSeveral(scenario, moved, this.#beside, this.table.snapping(pixel));
  }

  /** A single thing snaps to others: a unit by its footprint, anything else by its middle. */
  #snapped(scenario: Scenario, by: Point, pixel: number): Snapped | null {
    const [only, box] = [this.#only, this.#box];
    if (!only || only.layer === 'zones') return null;
    const how = this.table.snapping(pixel);
    const at = plus(only.at, by);
    const found = box
      ? snapUnit(scenario, { box: boxMovedBy(box, by), id: only.id }, this.#neighbours, { ...how, interval: INTERVAL })
      : snapPoint(scenario, at, { ...how, roads: false, nodes: false }, [only.id, only.whole]);
    if (found.reason === null) return null;
    const isAskew = box && found.heading !== null && this.#askew(found.heading) > TURNS;
    return isAskew ? null : found;
  }

  #askew(heading: number): number {
    return this.#box ? Math.abs(turnBetween(facing(this.#box.pose), facingOf(heading))) : 0;
  }

  /** A unit that snaps into a line takes the heading of that line. */
  #turned(moved: Scenario, snapped: Snapped | null): Scenario {
    const [only, box] = [this.#only, this.#box];
    if (!only || !box || snapped?.heading === null || !snapped) return moved;
    const degrees = turnBetween(facing(box.pose), facingOf(snapped.heading));
    if (Math.abs(degrees) < 0.05) return moved;
    return transformed(moved, [only.id], { do: 'rotate', about: plus(only.at, this.#by), degrees });
  }

  /** What is moved, how far it is from its nearest neighbour, and what it snaps to. */
  #words(reason: string | null): string {
    const { shown, reading } = this.editing;
    if (!shown) return '';
    const near = this.table.nearestUnit();
    const gap = near && measuredInWords(near.gap, reading?.play?.vocabulary.lengths ?? CENTIMETRES);
    return [
      [inWords(shown, this.#ids), ...this.#heading()].join(' '),
      ...(near ? [`${gap} from ${inWords(shown, [near.id])}`] : []),
      ...(reason === null ? [] : [reason]),
      ...this.#wayOn(shown),
    ].join(' · ');
  }

  /** By which entry point they come on as they lie now. */
  #wayOn(shown: Scenario): readonly string[] {
    const { units } = thingsOf(shown, this.#ids);
    const entries = shown.armies.flatMap(unitsOfArmy).flatMap(({ id, place }) => {
      const entry = units.has(id) && 'arrives' in place ? place.arrives.entry : undefined;
      return entry === undefined ? [] : [nameOf(shown, entry) ?? entry];
    });
    return entries.filter((entry, i) => entries.indexOf(entry) === i).map((entry) => `by ${entry}`);
  }

  #heading(): readonly string[] {
    const box = this.#only && this.table.boxes.get(this.#only.id);
    return box ? [`${Math.round(headingOf(facing(box.pose))) % 360}°`] : [];
  }
}

const straight = ({ x, y }: Point, isStraight: boolean): Point => {
  if (!isStraight) return { x, y };
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y };
};
