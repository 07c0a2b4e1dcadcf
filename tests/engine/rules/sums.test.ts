/** `SUMS=300 npx vitest run --project unit tests/engine/rules/sums.test.ts` looks through 300 battles of each book. */
import { describe, expect, it } from 'vitest';
import { fightBattle } from '../../../engine/analysis';
import { systems } from '../../../engine/rules';
import { scenarioAt, ST_ULRICH } from '../../bench/inputs';
import { sumsOf, totalsStated } from './sums';

const BATTLES = Number(process.env.SUMS ?? 2);
const LONGEST_MS = 60_000 + BATTLES * 10_000;
const scenario = scenarioAt(ST_ULRICH);

describe.each(systems)('the numbers of an event under $title', (system) => {
  it(
    'sum to the total it states, in whole battles',
    () => {
      for (let seed = 1; seed <= BATTLES; seed += 1) {
        const { events } = fightBattle({ scenario, system, seed, turns: 12 });
        const checked = events.flatMap((event) => {
          const stated = totalsStated(event);
          return stated ? [{ seed, text: event.text, stated, sums: sumsOf(event) }] : [];
        });
        expect(checked.length).toBeGreaterThan(25);
        expect(checked.filter(({ stated, sums }) => stated.join() !== sums.join())).toEqual([]);
      }
    },
    LONGEST_MS,
  );
});
