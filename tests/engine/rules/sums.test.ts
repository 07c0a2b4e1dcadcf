/** `SUMS=300 npx vitest run --project unit tests/engine/rules/sums.test.ts` looks through 300 battles of each book. */
import { describe, expect, it } from 'vitest';
import { fightBattle } from '../../../engine/analysis';
import { groundCovered } from '../../../engine/geometry';
import { mannerOf } from '../../../engine/battle/vocabulary';
import { systems } from '../../../engine/rules';
import { scenarioAt, ST_ULRICH } from '../../bench/inputs';
import { sumsOf, totalsStated } from './sums';

const GIVING_WAY: ReadonlySet<string> = new Set(['retire', 'rout']);
const BATTLES = Number(process.env.SUMS ?? 2);
const HALF_A_MILLIMETRE = 0.051;
const LONGEST_MS = 60_000 + BATTLES * 10_000;
const scenario = scenarioAt(ST_ULRICH);

/** Words nobody should have to puzzle over: a count of one in the plural, a thing said twice, a plural with a singular verb, a die that "counts as". */
const ODD =
  /\b1 (?:findings|hits|turns|points|units|dice)\b|(\p{L}{3,}): \1\b|\b(?:Dragoons|Grenadiers|Hussars|Cuirassiers) (?:charges|fires|retreats|moves|is)\b|\d counts as \d| line, total /u;

it('odd words are known when they are met', () => {
  for (const odd of [
    '1 findings',
    'Admirable: Admirable',
    'Chevreul Dragoons charges',
    '6 counts as 4',
    'Standard artillery line, total 4',
  ])
    expect(odd).toMatch(ODD);
  for (const plain of ['1 hit', '11 hits', 'Admirable: 4', 'Chevreul Dragoons charge', 'a 6 thrown is read as 4'])
    expect(plain).not.toMatch(ODD);
});

describe.each(systems)('an event under $title', (system) => {
  it(
    'says nothing odd, and its numbers sum to the total it states, in whole battles',
    () => {
      let held = 0;
      for (let seed = 1; seed <= BATTLES; seed += 1) {
        const { events, vocabulary } = fightBattle({ scenario, system, seed, turns: 12 });
        const said = events.flatMap(({ text, reasons }) => [text, ...reasons.map(({ label }) => label)]);
        expect(said.filter((words) => ODD.test(words))).toEqual([]);
        const checked = events.flatMap((event) => {
          const stated = totalsStated(event);
          return stated ? [{ seed, text: event.text, stated, sums: sumsOf(event) }] : [];
        });
        expect(checked.filter(({ stated, sums }) => stated.join() !== sums.join())).toEqual([]);
        held += checked.length;
        // The log tells of a unit that gives way what the table does: how far it went in all.
        const gone = events.flatMap((event) => {
          if (event.do !== 'moved' || !GIVING_WAY.has(mannerOf(vocabulary, event.manner).gait)) return [];
          const told = / ([\d.]+) cm/.exec(event.text)?.[1];
          const far = Math.max(...event.movers.map(({ path }) => groundCovered(path)));
          return told === undefined ? [] : [{ seed, text: event.text, told, far }];
        });
        held += gone.length;
        // Paths are kept to a hundredth of a millimetre, so 36.95 may be told as 36.9 or 37.0.
        expect(gone.filter(({ told, far }) => Math.abs(Number(told) - far) > HALF_A_MILLIMETRE)).toEqual([]);
      }
      // A short battle has few totals, but not all of them are short.
      expect(held).toBeGreaterThan(15 * BATTLES);
    },
    LONGEST_MS,
  );
});
