/**
 * Dice by counter: die n of a seed is a hash of both, so the cursor in the state is all a generator needs to go on, to
 * be entered in the middle or to be sampled from.
 */
import type { DiceSource } from './record';

/** Dice `from` to `from + count - 1` of a source; null when people type them in. */
export function drawDice(source: DiceSource, from: number, count: number, faces: number): readonly number[] | null {
  switch (source.from) {
    case 'people':
      return null;
    case 'list': {
      if (source.then && from >= source.dice.length) return drawDice(source.then, from, count, faces);
      const dice = source.dice.slice(from, from + count);
      if (dice.length < count) throw new Error(`the list of dice ends after ${source.dice.length}`);
      return dice;
    }
    case 'seed': {
      const dice: number[] = [];
      for (let i = 0; i < count; i++) dice.push(die(source.seed, from + i, faces));
      return dice;
    }
  }
}

/** Die number `n` (from 0) of a seed: 1 to `faces`. */
export const die = (seed: number, n: number, faces: number): number =>
  1 + Math.floor((hash(seed, n) / 0x1_0000_0000) * faces);

function hash(seed: number, n: number): number {
  let h = scramble((seed >>> 0) ^ 0x9e37_79b9);
  h = scramble(h ^ Math.floor(seed / 0x1_0000_0000));
  h = scramble((h + Math.imul(n + 1, 0x85eb_ca6b)) | 0);
  return scramble(h ^ n);
}

/** A full-avalanche mix of 32 bits, result unsigned. */
function scramble(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x7feb_352d);
  h = Math.imul(h ^ (h >>> 15), 0x846c_a68b);
  return (h ^ (h >>> 16)) >>> 0;
}
