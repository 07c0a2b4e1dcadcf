import { describe, expect, it } from 'vitest';
import { luckUpTo } from '../../../renderer/replay/luck';
import { sampleBattle } from '../sample-battle';

const { events, roster } = sampleBattle();

describe('the luck ledger', () => {
  it('knows nothing before the first measured dice', () => {
    expect(luckUpTo(events, 11, roster, 5)).toEqual({ sides: [], units: [] });
  });

  it('adds up a side over its units', () => {
    const { sides, units } = luckUpTo(events, 26, roster, 5);
    expect(sides.map(({ id, got }) => [id, got])).toEqual([['red', 6]]);
    expect(sides[0]?.expected).toBeCloseTo(3.7, 10);
    expect(sides[0]?.off).toBeCloseTo(2.3 / Math.sqrt(1.5), 10);
    expect(units.map(({ id, got }) => [id, got])).toEqual([
      ['red/chevreul-dragoons', 4],
      ['red/regiment-prinz-casimir', 2],
    ]);
  });

  it('shows no more units than asked', () => {
    expect(luckUpTo(events, 26, roster, 1).units).toHaveLength(1);
  });
});
