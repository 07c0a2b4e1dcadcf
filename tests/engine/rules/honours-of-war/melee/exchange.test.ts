import { describe, expect, it } from 'vitest';
import { exchange } from '../../../../../engine/rules/honours-of-war/melee/exchange';
import type { Fighter } from '../../../../../engine/rules/honours-of-war/melee/exchange';

/** With 3 hits it is at -1: only a natural 5, one die in six, hits, and one hit breaks either. */
const guns: Fighter = { line: 'inferior artillery', first: 0, later: 0, hits: 3 };
const shares = ({ won, lost, both }: ReturnType<typeof exchange>) =>
  [won, lost, both].map((share) => expect.closeTo(share, 12) as number);

describe('what two that fight may expect', () => {
  it('rounds in which nobody hits are fought again', () => {
    // Either alone 5 in 36, both 1 in 36, of the 11 in 36 in which something happens.
    expect(exchange(guns, guns)).toEqual({
      won: expect.closeTo(5 / 11, 12) as number,
      lost: expect.closeTo(5 / 11, 12) as number,
      both: expect.closeTo(1 / 11, 12) as number,
    });
  });
  it('the first round is fought with its own modifiers', () => {
    // At +2 in the first, +1 for the 3 hits, a natural 2 alone does not hit: 5 in 6.
    const charging: Fighter = { ...guns, first: 2 };
    const none = (1 / 6) * (5 / 6);
    const expected = [(5 / 6) * (5 / 6) + none * (5 / 11), (1 / 6) * (1 / 6) + none * (5 / 11), 5 / 36 + none / 11];
    expect(shares(exchange(charging, guns))).toEqual(expected);
    const [won, lost, both] = expected;
    expect(shares(exchange(guns, charging))).toEqual([lost, won, both]);
  });
  it('HOW-REACT-03: who has 4 hits already goes at the next, not before', () => {
    const four: Fighter = { ...guns, hits: 4 };
    expect(exchange(four, guns)).toEqual(exchange(guns, guns));
    expect(exchange(guns, four)).toEqual(exchange(guns, guns));
  });
  it('HOW-REACT-08: two hits less are two rounds more, fought without the -1', () => {
    // Fresh guns hit by a natural 4 or 5; after one hit more of each still so, after that both are at 3.
    const fresh: Fighter = { ...guns, hits: 2 };
    const p = 1 / 2;
    const { won, lost, both } = exchange(fresh, fresh);
    expect(won).toBeCloseTo(lost, 12);
    expect(won + lost + both).toBeCloseTo(1, 12);
    // Both hit and go on at 3 and 3 (p²), or one has 3 and is at -1 against one that is not.
    const uneven = exchange({ ...guns, hits: 2 }, guns);
    expect(both).toBeCloseTo((p * p * (1 / 11) + 2 * p * (1 - p) * uneven.both) / (1 - (1 - p) * (1 - p)), 12);
  });
  it.each<readonly [string, Partial<Fighter>]>([
    ['line', { line: 'superior infantry' }],
    ['first round', { first: 1 }],
    ['later rounds', { later: 1 }],
    ['hits', { hits: 0 }],
  ])('a fight that differs by its %s alone, of either, is another fight', (_what, other) => {
    const one: Fighter = { line: 'standard infantry', first: 0, later: 0, hits: 1 };
    const better: Fighter = { ...one, ...other };
    const [even, own, theirs] = [exchange(one, one), exchange(better, one), exchange(one, better)];
    expect(own.won).toBeGreaterThan(even.won + 1e-6);
    expect(theirs.lost).toBeGreaterThan(even.lost + 1e-6);
  });
});
