import { describe, expect, it } from 'vitest';
import { fightBattle } from '../../../../../engine/analysis';
import { honoursOfWar } from '../../../../../engine/rules/honours-of-war';
import { scenarioAt, ST_ULRICH } from '../../../../bench/inputs';
import { sumsOf, totalsStated } from './sums';

describe('the numbers of an event', () => {
  it.each([1, 3])('sum to the total it states, in a whole battle: seed %d', (seed) => {
    const { events } = fightBattle({ scenario: scenarioAt(ST_ULRICH), system: honoursOfWar, seed, turns: 30 });
    const checked = events.flatMap((event) => {
      const stated = totalsStated(event);
      return stated ? [{ text: event.text, stated, sums: sumsOf(event) }] : [];
    });
    expect(checked.length).toBeGreaterThan(50);
    expect(checked.filter(({ stated, sums }) => stated.join() !== sums.join())).toEqual([]);
  });
});
