/** Dice of a seed, thrown one after another, and what was told of them. */
import { die } from '../../engine/battle';
import type { DieThrow, MakingRule, MakingStep } from './order';

export class DiceCup {
  #thrown = 0;
  #loose: DieThrow[] = [];
  readonly told: MakingStep[] = [];

  constructor(
    readonly seed: number,
    /** Cups of one seed throw apart: names are drawn from another cup than the table. */
    readonly first = 0,
  ) {}

  /** A D3 is a D6 halved and rounded up. */
  throw(faces: 3 | 4 | 6): number {
    const score = faces === 3 ? Math.ceil(this.#next(6) / 2) : this.#next(faces);
    this.#loose.push({ faces, score });
    return score;
  }

  /** One of a list, untold. */
  pick<T>(list: readonly T[]): T | undefined {
    return list[this.#next(list.length) - 1];
  }

  /** Says what the dice thrown since the last telling meant. */
  tell(rule: MakingRule, text: string): void {
    this.told.push({ rule, text, dice: this.#loose });
    this.#loose = [];
  }

  #next(faces: number): number {
    return die(this.seed, this.first + this.#thrown++, faces);
  }
}
