import type { StandingName } from '../../../../drawing/map';
import { putName } from '../../../../editing/map-names';
import { corners, distance, plus, type Point } from '../../../../engine/geometry';
import type { NamePlace } from '../../../../engine/scenario';
import type { Editing } from '../../editing.svelte';
import type { OnTable, SeenName } from '../../on-table.svelte';
import type { OverlayShape, Pointed } from '../tool';
import { between, toMillimetre, type HeldGesture } from './gesture';

/** A press that moves less is a click, px. */
const STILL = 4;

/** Drags a name on the map, or a label, to where it is to stand. */
export class NameGesture implements HeldGesture {
  note = $state<string | null>(null);
  overlay = $state.raw<readonly OverlayShape[]>([]);
  readonly name: StandingName;
  readonly #from: Point;
  /** From where it belongs to where it is drawn: there it is taken hold of. */
  readonly #off: Point;
  #place: NamePlace | null = null;

  constructor(
    { name, at }: SeenName,
    press: Pointed,
    readonly editing: Editing,
    readonly table: OnTable,
  ) {
    this.name = name;
    this.#from = press.at;
    this.#off = between(name.box.pose, at);
  }

  move({ at, pixel }: Pointed): void {
    const { name, table } = this;
    if (!this.#place && distance(this.#from, at) <= STILL * pixel) return;
    const by = plus(this.#off, between(this.#from, at));
    this.#place = { at: toMillimetre(plus(name.box.pose, by)), turn: this.#turn() };
    table.movingName = { id: name.id, by };
    const room = corners(name.box).map((corner) => plus(corner, by));
    this.overlay = [{ kind: 'line', points: room, closed: true, tone: 'guide' }];
    this.note = `${name.text} · its name stands here from now on`;
  }

  end(): void {
    const place = this.#place;
    if (place) this.editing.attempt((draft) => putName(draft, this.name.id, place));
    this.table.movingName = null;
  }

  /** One that was turned by hand stays turned; one that followed a line is set straight. */
  #turn(): number {
    const { scenario } = this.editing;
    const { id } = this.name;
    const put = scenario?.labels?.find((one) => one.id === id) ?? scenario?.terrain.find((one) => one.id === id)?.label;
    return put?.turn ?? 0;
  }
}
