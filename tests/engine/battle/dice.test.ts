import { describe, expect, it } from 'vitest';
import { die } from '../../../engine/battle';
import { drawDice } from '../../../engine/battle/dice';

const dice = (seed: number, count: number, faces = 6, from = 0): readonly number[] =>
  Array.from({ length: count }, (_, n) => die(seed, from + n, faces));
/** The sum of squared deviations from an even share, over that share. */
function unevenness(values: readonly string[], kinds: number): number {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const share = values.length / kinds;
  const seen = [...counts.values()].reduce((sum, count) => sum + ((count - share) * (count - share)) / share, 0);
  return seen + (kinds - counts.size) * share;
}

describe('dice by counter', () => {
  it('are whole numbers from 1 to their faces, all of which come up', () => {
    for (const faces of [2, 6, 10, 20])
      expect([...new Set(dice(5, 1000, faces))].sort((a, b) => a - b)).toEqual(
        Array.from({ length: faces }, (_, i) => i + 1),
      );
  });

  // Of 1000 fair runs one lies above these: chi-squared at 0.001 with 5 and with 35 degrees of freedom.
  it.each([1, 2, 7, 1757, 0xffff_ffff, 0x1_0000_0000])('of seed %d fall evenly, singly and in pairs', (seed) => {
    const run = dice(seed, 12_000);
    expect(unevenness(run.map(String), 6)).toBeLessThan(20.5);
    const pairs = run.slice(0, -1).map((one, i) => `${one}${run[i + 1]}`);
    expect(unevenness(pairs, 36)).toBeLessThan(66.6);
  });

  it('of neighbouring seeds fall evenly against each other', () => {
    const pairs = Array.from({ length: 7200 }, (_, seed) => `${die(seed, 0, 6)}${die(seed + 1, 0, 6)}`);
    expect(unevenness(pairs, 36)).toBeLessThan(66.6);
  });

  it('are the same for the same seed and differ with it, beyond 32 bits too', () => {
    expect(dice(7, 50)).toEqual(dice(7, 50));
    const seeds = [0, 1, 7, 2_147_483_648, 4_294_967_303, 8_589_934_599, Number.MAX_SAFE_INTEGER, -1];
    const runs = seeds.map((seed) => dice(seed, 50).join(''));
    expect(new Set(runs).size).toBe(seeds.length);
  });

  it('keep their values, so that old seeds fight the same battles', () => {
    expect(dice(1, 12)).toEqual([6, 6, 5, 6, 1, 2, 3, 5, 2, 2, 6, 4]);
  });

  it('are told by their number alone, whatever was drawn before', () => {
    const seed = { from: 'seed', seed: 3 } as const;
    expect(drawDice(seed, 4, 3, 6)).toEqual(dice(3, 10).slice(4, 7));
    expect(drawDice(seed, 0, 0, 6)).toEqual([]);
    // The faces do not move the counter: a high die of six is a high die of ten.
    expect(dice(3, 30).map((one) => one > 3)).toEqual(dice(3, 30, 10).map((one) => one > 5));
  });
});

describe('other sources', () => {
  it('a list is read from the cursor on and ends with a sentence', () => {
    const list = { from: 'list', dice: [1, 2, 3, 4] } as const;
    expect(drawDice(list, 1, 2, 6)).toEqual([2, 3]);
    expect(drawDice(list, 2, 2, 6)).toEqual([3, 4]);
    expect(() => drawDice(list, 3, 2, 6)).toThrow('the list of dice ends after 4');
  });

  it('people are asked', () => {
    expect(drawDice({ from: 'people' }, 0, 2, 6)).toBeNull();
  });
});
