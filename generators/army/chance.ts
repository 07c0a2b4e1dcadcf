/** Chance from a seed: the same seed makes the same army everywhere. */
import { die } from '../../engine/battle';

export class Chance {
  #drawn: number;

  /** Chances of one seed that begin far from each other are independent. */
  constructor(
    readonly seed: number,
    first = 0,
  ) {
    this.#drawn = first;
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + die(this.seed, this.#drawn++, most - least + 1) - 1;
  }

  /** One of a list; undefined from an empty one. */
  pick<T>(list: readonly T[]): T | undefined {
    return list[this.whole(0, Math.max(0, list.length - 1))];
  }

  /** One of a list, each as likely as its weight says: whole numbers, 0 for never. */
  weighed<T>(list: readonly T[], weightOf: (one: T) => number): T | undefined {
    const total = list.reduce((sum, one) => sum + weightOf(one), 0);
    if (total <= 0) return undefined;
    let left = this.whole(1, total);
    return list.find((one) => (left -= weightOf(one)) <= 0);
  }

  shuffled<T>(list: readonly T[]): readonly T[] {
    const deck = [...list];
    for (let i = deck.length - 1; i > 0; i--) {
      const j = this.whole(0, i);
      const [one, other] = [deck[i], deck[j]];
      if (one === undefined || other === undefined) continue;
      deck[i] = other;
      deck[j] = one;
    }
    return deck;
  }
}
