import { companyOf, placesAt, recordPosition } from '../../../editing/chronicle';
import { minus, type Point, type Pose } from '../../../engine/geometry';
import type { Id } from '../../../engine/scenario';
import type { TableHand, Viewing } from '../../battle';
import type { Telling } from './telling.svelte';

/** A hand that writes a chronicle: it chooses troops, and drags them to where they stood at the hour of the clock. */
export class RecordingHand implements TableHand {
  /** From where they stand to where they are dragged; null at rest. */
  by = $state.raw<Point | null>(null);
  /** Clicks add to this list of names in place of choosing troops; null when they choose. */
  picks = $state.raw<((id: Id) => void) | null>(null);
  readonly #telling: Telling;
  readonly #viewing: Viewing;
  #grip: Point | null = null;

  constructor(telling: Telling, viewing: Viewing) {
    this.#telling = telling;
    this.#viewing = viewing;
  }

  /** Where those who are dragged stand. */
  get places(): ReadonlyMap<Id, Pose> {
    return placesAt(this.#telling.player.chronicled, this.#telling.hour);
  }

  #under({ x, y }: Point): Id | null {
    return this.#viewing.stage?.pick(x, y) ?? null;
  }
  #ground({ x, y }: Point): Point | null {
    return this.#viewing.stage?.groundUnder(x, y) ?? null;
  }

  take(at: Point): boolean {
    const id = this.#under(at);
    this.#grip = this.#ground(at);
    if (id === null || !this.#grip) return false;
    this.#telling.player.pause();
    if (this.picks === null && !this.#telling.who.includes(id)) this.#held = id;
    return true;
  }
  /** Somebody who is dragged without having been chosen before. */
  #held: Id | null = null;

  carry(at: Point): void {
    if (this.picks) return;
    const { draft, player, hour } = this.#telling;
    if (this.#held !== null)
      this.#telling.select(draft ? companyOf(draft, player.chronicled, hour, this.#held) : [this.#held]);
    this.#held = null;
    const ground = this.#ground(at);
    if (ground && this.#grip) this.by = minus(ground, this.#grip);
  }

  put(at: (Point & { readonly shift: boolean }) | null): void {
    const { by } = this;
    this.#held = null;
    if (!at || !by) {
      this.by = null;
      return;
    }
    const { who, hour } = this.#telling;
    const keepsFront = at.shift;
    void this.#telling
      .attemptLaid((draft, told) => recordPosition(draft, told, { who, at: hour, by, keepsFront }))
      .then(() => (this.by = null));
  }

  rest(): void {
    // What is under the pointer is told by the table itself.
  }

  click(at: Point & { readonly shift: boolean }): boolean {
    this.#held = null;
    const id = this.#under(at);
    if (this.picks) {
      if (id !== null) this.picks(id);
      return true;
    }
    const { who } = this.#telling;
    if (id === null) this.#telling.select([]);
    else if (!at.shift) this.#telling.select([id]);
    else this.#telling.select(who.includes(id) ? who.filter((one) => one !== id) : [...who, id]);
    return true;
  }

  next(by: 1 | -1): boolean {
    const ids = [...this.places.keys()].filter((id) => id in this.#telling.player.chronicled.roster.units);
    const [last] = this.#telling.who;
    const now = last === undefined ? (by === 1 ? -1 : ids.length) : ids.indexOf(last);
    const next = ids[now + by];
    this.#telling.select(next === undefined ? [] : [next]);
    return next !== undefined;
  }
}
