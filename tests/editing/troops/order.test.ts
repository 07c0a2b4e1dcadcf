/** The order of battle: brigades, independent units and lieutenant generals put elsewhere. */
import { describe, expect, it } from 'vitest';
import type { Change } from '../../../editing/change';
import type { Draft, Refused } from '../../../editing/draft';
import { moveInOrder, moveLieutenant, moveToBrigade } from '../../../editing/troops';
import type { Scenario } from '../../../engine/scenario';
import { after, commentsOf, linesLost, ODD, open } from '../drafts';

const TWO_WINGS = ODD.replace(
  '      - { name: Moritz, at: [24, 90], leads: [Foot] }\n',
  '      # the left wing\n      - { name: Moritz, at: [24, 90], leads: [Foot, Lancers] }   # a prince\n' +
    '      - { name: Keith, at: [24, 80], leads: [blue/reserve, Column] }\n',
);
const draft = open(TWO_WINGS);
const blue = ({ armies }: Scenario) => armies[0];
const orderOf = (scenario: Scenario) => blue(scenario)?.brigades.map(({ name }) => name);
const ledIn = (scenario: Scenario) =>
  Object.fromEntries(blue(scenario)?.lieutenants.map(({ name, commands }) => [name, commands]) ?? []);

type Row = readonly [
  what: string,
  make: (draft: Draft) => Change | Refused,
  brigades: string,
  led: Readonly<Record<string, string>>,
];
const ROWS: readonly Row[] = [
  [
    'a brigade before another',
    (on) => moveInOrder(on, ['blue/reserve'], { before: 'blue/foot' }),
    'Reserve Foot Column',
    {},
  ],
  ['a brigade last', (on) => moveInOrder(on, ['blue/foot'], { before: null }), 'Column Reserve Foot', {}],
  [
    'two brigades, in the order they had',
    (on) => moveInOrder(on, ['blue/reserve', 'blue/column'], { before: 'blue/foot' }),
    'Column Reserve Foot',
    {},
  ],
  [
    'a brigade under another general',
    (on) => moveInOrder(on, ['blue/column'], { under: 'blue/moritz' }),
    'Foot Column Reserve',
    { Moritz: 'blue/foot blue/lancers blue/column', Keith: 'blue/reserve' },
  ],
  [
    'a brigade under another general, and before his first',
    (on) => moveInOrder(on, ['blue/reserve'], { under: 'blue/moritz', before: 'blue/foot' }),
    'Reserve Foot Column',
    { Moritz: 'blue/foot blue/lancers blue/reserve', Keith: 'blue/column' },
  ],
  [
    'an independent unit from under its general',
    (on) => moveInOrder(on, ['blue/lancers'], { under: null }),
    'Foot Column Reserve',
    { Moritz: 'blue/foot' },
  ],
];

describe('the order of battle', () => {
  it.each(ROWS.map(([what, make, brigades, led]) => ({ what, make, brigades, led })))(
    'puts $what',
    ({ make, brigades, led }) => {
      const text = after(TWO_WINGS, make(draft));
      const { scenario } = open(text);
      expect(orderOf(scenario)?.join(' ')).toBe(brigades);
      for (const [name, commands] of Object.entries(led)) expect(ledIn(scenario)[name]?.join(' ')).toBe(commands);
      expect(commentsOf(text).toSorted()).toEqual(commentsOf(TWO_WINGS).toSorted());
      // Nothing is written anew but who leads whom.
      expect(linesLost(TWO_WINGS, text).filter((line) => !line.includes('leads:'))).toEqual([]);
    },
  );

  it('orders lieutenant generals, and independent units among themselves', () => {
    const leaders = open(after(TWO_WINGS, moveLieutenant(draft, 'blue/keith', 'blue/moritz')));
    expect(blue(leaders.scenario)?.lieutenants.map(({ name }) => name)).toEqual(['Keith', 'Moritz']);
    const text = after(TWO_WINGS, moveToBrigade(draft, ['blue/second-battery'], null, 0));
    expect(blue(open(text).scenario)?.independents.map(({ name }) => name)).toEqual([
      'Second Battery',
      'Lancers',
      'Battery',
    ]);
    expect(commentsOf(text).toSorted()).toEqual(commentsOf(TWO_WINGS).toSorted());
  });

  it('is refused with a sentence', () => {
    expect(moveInOrder(open(ODD), ['blue/foot'], { under: null })).toEqual({
      refused: 'Moritz would lead everybody then. Leave him one, or remove him.',
    });
    expect(moveInOrder(draft, ['blue/foot', 'red/watch'], { before: null })).toEqual({
      refused: 'Only brigades of one side are ordered together.',
    });
    expect(moveInOrder(draft, ['blue/foot'], { before: 'red/watch' })).toEqual({
      refused: 'Brigades stay in their side.',
    });
    expect(moveInOrder(draft, ['blue/foot'], { before: 'blue/column' })).toEqual({
      refused: 'They stand there already.',
    });
  });
});
