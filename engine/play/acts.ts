/** What persons have done in a fight: steps to take back and do again, and what of them has still to be written down. */
import type { BattleEntry } from '../battle';
import type { PlayChange, PlaySoFar } from './order';

export class Acts {
  /** Entries at which persons acted, in order. */
  #acts: number[];
  #undone: PlaySoFar[] = [];
  /** So many entries were told as changes last, and so many of these still stand. */
  #told: number;
  #standing: number;

  /** `length`: how many entries are written down. */
  constructor(acts: readonly number[], length: number) {
    this.#acts = [...acts];
    this.#told = this.#standing = length;
  }

  /** Steps that can be done again. */
  get undone(): number {
    return this.#undone.length;
  }

  /** The last act at an entry or before it. */
  lastAt(entry: number): number | undefined {
    return this.#acts.findLast((act) => act <= entry);
  }

  /** The first act from one entry to another, both included. */
  firstWithin(first: number, last: number): number | undefined {
    return this.#acts.find((act) => act >= first && act <= last);
  }

  add(entry: number): void {
    this.#acts.push(entry);
    this.#undone = [];
  }

  /** Of the last act nothing is left: not even to be done again. */
  drop(): void {
    this.#acts.pop();
  }

  /** All from an act on is taken back as one step; `entries` are those of the battle until now. */
  takeBack(act: number, entries: readonly BattleEntry[]): void {
    this.#undone.push({ entries: entries.slice(act), acts: this.#acts.filter((one) => one >= act) });
    this.#acts = this.#acts.filter((one) => one < act);
    this.#standing = Math.min(this.#standing, act);
  }

  /** The step that was taken back last: `again` when it is done. */
  nextAgain(): PlaySoFar | undefined {
    return this.#undone.pop();
  }

  again({ acts }: PlaySoFar): void {
    this.#acts.push(...acts);
  }

  /** From an entry on others took their places; there are so many now. */
  corrected(entry: number, length: number): void {
    this.#acts = this.#acts.filter((act) => act < length);
    this.#undone = [];
    this.#standing = Math.min(this.#standing, entry);
  }

  /** What has changed since it was last asked; null when nothing has. */
  change(entries: readonly BattleEntry[], turn: number): PlayChange | null {
    const from = this.#standing;
    if (from === entries.length && this.#told === from) return null;
    this.#told = this.#standing = entries.length;
    return { from, turn, entries: entries.slice(from), acts: this.#acts.filter((act) => act >= from) };
  }
}
