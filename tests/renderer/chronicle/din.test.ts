import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../../engine/battle';
import { Din } from '../../../renderer/chronicle/din';
import { stUlrich } from '../editor/st-ulrich';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';

const { scenario } = stUlrich();
if (!scenario) throw new Error('St. Ulrich cannot be read');
const { roster } = honoursOfWar.prepare(scenario);
const units = Object.values(roster.units);
const [foot, guns] = [units.find(({ arm }) => arm === 'foot')?.id, units.find(({ arm }) => arm === 'guns')?.id];
const vocabulary = {
  ...{ gauges: {}, marks: {}, manners: {}, scores: { one: '', many: '' }, clauses: {}, breaksAt: {} },
  lengths: { name: 'cm', toCm: 1 },
};
const shot = (by = ''): BattleEvent => ({
  ...{ do: 'fired', by, at: [], manner: 'musketry', total: 0 },
  ...{ act: 0, seen: 'all', text: '', reasons: [] },
});

describe('what of a day is heard', () => {
  const noises = (din: Din, events: readonly BattleEvent[], now: number): readonly string[] =>
    din.of(events, { roster, vocabulary } as never, now).map(({ noise }) => noise);

  it('is one volley of many at once, and a cannon beside it', () =>
    expect(noises(new Din(), [shot(foot), shot(foot), shot(guns)], 0)).toEqual(['volley', 'cannon']));

  it('is the next of its kind only after a while', () => {
    const din = new Din();
    expect([0, 0.3, 0.5].map((now) => noises(din, [shot(foot)], now).length)).toEqual([1, 0, 1]);
  });
});
