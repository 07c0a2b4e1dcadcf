import { describe, expect, it } from 'vitest';
import { Chance } from '../../../generators/army/chance';

const many = <T>(draw: (chance: Chance) => T, seed = 5): readonly T[] => {
  const chance = new Chance(seed);
  return Array.from({ length: 6000 }, () => draw(chance));
};
const rate = (list: readonly unknown[], of: unknown): number => list.filter((one) => one === of).length / list.length;

describe('chance', () => {
  it('draws the same from the same seed, another from another', () => {
    const row = (seed: number, first = 0) => {
      const chance = new Chance(seed, first);
      return Array.from({ length: 20 }, () => chance.whole(1, 100));
    };
    expect(row(3)).toEqual(row(3));
    expect(row(3)).not.toEqual(row(4));
    expect(row(3)).not.toEqual(row(3, 1000));
  });
  it('keeps to its bounds and reaches them', () => {
    const drawn = many((chance) => chance.whole(2, 5));
    expect(new Set(drawn)).toEqual(new Set([2, 3, 4, 5]));
  });
  it('weighs: 9 to 3 to 1, and never what weighs nothing', () => {
    const drawn = many((chance) => chance.weighed([9, 3, 1, 0], (weight) => weight));
    expect(rate(drawn, 9)).toBeCloseTo(9 / 13, 1);
    expect(rate(drawn, 3)).toBeCloseTo(3 / 13, 1);
    expect(rate(drawn, 1)).toBeCloseTo(1 / 13, 1);
    expect(rate(drawn, 0)).toBe(0);
  });
  it('draws nothing from nothing', () => {
    const chance = new Chance(1);
    expect(chance.pick([])).toBeUndefined();
    expect(chance.weighed([], () => 1)).toBeUndefined();
    expect(chance.shuffled([])).toEqual([]);
  });
  it('shuffles: all of them, each first about as often', () => {
    const firsts = many((chance) => {
      const deck = chance.shuffled(['a', 'b', 'c']);
      expect(deck.toSorted()).toEqual(['a', 'b', 'c']);
      return deck[0];
    });
    for (const one of ['a', 'b', 'c']) expect(rate(firsts, one)).toBeCloseTo(1 / 3, 1);
  });
});
