import { describe, expect, it } from 'vitest';
import type { Odds } from '../../../engine/battle';
import { adviceRows, chanceRows, expectedWords, faceRows, withoutCommon } from '../../../renderer/play/chances';
import { sampleBattle } from '../sample-battle';

const either = (p: number, then: Odds, otherwise: Odds): Odds => ({
  chance: [
    { p, then },
    { p: 1 - p, then: otherwise },
  ],
});
const leaf = (figures: Readonly<Record<string, number>>): Odds => ({ leaf: figures });

it.each<readonly [string, Odds]>([
  ['0.7 hits', either(0.7, leaf({ hits: 1 }), leaf({ hits: 0 }))],
  [
    '42 % enemy gives way, 18 % it gives way',
    either(0.6, either(0.7, leaf({ 'enemy gives way': 1 }), leaf({ 'gives way': 1 })), leaf({ stands: 1 })),
  ],
  ['1.5 lost, 50 % shaken', either(0.5, leaf({ lost: 2, shaken: 1 }), leaf({ lost: 1, shaken: 0 }))],
  ['33 % pursuit', either(1 / 3, leaf({ pursuit: 1 }), leaf({ pursuit: 0 }))],
  ['', leaf({})],
])('odds read “%s”', (words, odds) => {
  expect(expectedWords(odds, sampleBattle())).toBe(words);
});

it('tells one by one what is not rarer than once in a hundred, and no more than six things', () => {
  const outcomesOf = (...all: readonly number[]) => {
    const outcomes = all.map((p) => ({ p, tells: [`${p}`], figures: {}, dice: [], goes: [] }));
    const [row] = chanceRows(
      [{ choice: { dice: [1] }, label: '', odds: null, modifiers: [], outcomes }] as never,
      sampleBattle(),
    );
    return row?.outcomes.map(({ tells }) => tells);
  };
  expect(outcomesOf(0.9, 0.01, 0.0099)).toEqual(['0.9', '0.01']);
  const nothing = [
    {
      choice: { pick: 'stay' },
      label: 'Stay',
      odds: null,
      modifiers: [],
      outcomes: [{ p: 1, tells: ['It moves.'], figures: {}, dice: [], goes: [] }],
    },
  ];
  expect(chanceRows(nothing as never, sampleBattle())[0]?.outcomes).toEqual([]);
  expect(outcomesOf(0.2, 0.19, 0.18, 0.17, 0.16, 0.06, 0.04)).toHaveLength(6);
});

describe('what each answer leads to', () => {
  const chance = (label: string, odds: Odds | null, ...outcomes: readonly (readonly string[])[]) => ({
    choice: { pick: label },
    label,
    odds,
    modifiers: null,
    outcomes: outcomes.map((tells, i) => ({
      p: 1 / outcomes.length,
      tells,
      figures: outcomes.length > 1 ? { hits: i } : {},
      dice: [],
      goes: [],
    })),
  });
  const rowsOf = (...all: readonly ReturnType<typeof chance>[]) =>
    chanceRows(all as never, sampleBattle()).map(({ outcomes }) =>
      outcomes.map(({ percent, tells }) => `${percent} ${tells}`),
    );

  it('is told by its chances where nothing comes of it at once, and beside them what is merely done', () => {
    const melee = either(0.79, leaf({ 'enemy gives way': 1 }), leaf({ stands: 1 }));
    expect(rowsOf(chance('stand', melee, []), chance('evade', leaf({}), ['Company Mohr evades 15.0 cm.']))).toEqual([
      ['79 Enemy gives way', '21 Neither gives way'],
      ['100 Company Mohr evades 15.0 cm.'],
    ]);
  });

  it('tells first what the unit itself does, not what the end of the move brings', () => {
    const stand = either(0.79, leaf({ 'enemy gives way': 1 }), leaf({ stands: 1 }));
    const evade = ['Company Mohr evades 15.0 cm.', 'The hussars strike Company Mohr.', 'Bernau takes the mill.'];
    expect(rowsOf(chance('stand', stand, []), chance('evade', leaf({}), evade))[1]).toEqual([
      '100 Company Mohr evades 15.0 cm. The hussars strike Company Mohr.',
    ]);
  });

  it('counts what is counted by its numbers, and says nothing of a shot that is not fired', () => {
    const shot = either(0.5, leaf({ hits: 2 }), either(2 / 3, leaf({ hits: 1 }), leaf({ hits: 0 })));
    expect(rowsOf(chance('fire', shot), chance('hold', leaf({ hits: 0 })))).toEqual([
      ['50 2 hits', '33 1 hit', '17 No hits'],
      [],
    ]);
  });

  it('tells together what comes together', () => {
    const shot = either(
      0.42,
      leaf({ lost: 0, shaken: 0 }),
      either(0.5, leaf({ lost: 1, shaken: 1 }), leaf({ lost: 2 })),
    );
    expect(
      rowsOf(chance('fire', shot), chance('pursue', either(0.67, leaf({ pursuit: 1 }), leaf({ pursuit: 0 })))),
    ).toEqual([['42 Nothing happens', '29 1 lost, shaken', '29 2 lost'], ['67 Pursuit']]);
  });

  it('leaves out what follows any throw', () => {
    const strikes = 'Baranyay Hussars strike the battery.';
    expect(rowsOf(chance('fire', null, ['No hit.', strikes], ['2 hits.', 'It holds.', strikes]))).toEqual([
      ['50 No hit.', '50 2 hits. It holds.'],
    ]);
  });
});

it('faces of a die are told without naming the face again', () => {
  const each = [1, 2].map((face) => ({
    choice: { dice: [face] },
    label: '',
    odds: null,
    modifiers: [],
    outcomes: [
      { p: 1, tells: [face === 1 ? 'Poor on 1.' : 'Mill loses 2.'], figures: {}, dice: [], goes: [], isOpen: false },
    ],
  }));
  expect(faceRows(each, 6).map(({ says }) => says)).toEqual(['Poor', 'Mill loses 2.']);
  // With the enemy's die still to fall, as in a melee where each side throws, this one settles nothing.
  const open = each.map((one) => ({ ...one, outcomes: [...one.outcomes, ...one.outcomes] }));
  expect(faceRows(open, 6)).toEqual([]);
});

it('no face of a die is blank beside others that tell something: a tie is thrown again', () => {
  const rows = (isOpen: boolean) => {
    const each = ['Mill loses 2.', '', 'Mill loses 3.'].map((tells, i) => ({
      choice: { dice: [i + 1] },
      outcomes: [
        { p: 1, tells: tells === '' ? [] : [tells], figures: {}, dice: [], goes: [], isOpen: tells === '' && isOpen },
      ],
    }));
    return faceRows(each as never, 6).map(({ says }) => says);
  };
  expect(rows(true)).toEqual(['2.', 'More dice follow', '3.']);
  expect(rows(false)).toEqual(['2.', 'Nothing happens', '3.']);
});

it.each([
  [
    ['Mill: Poor on 1.', 'Mill: Good on 6.'],
    ['Poor on 1.', 'Good on 6.'],
  ],
  [
    ['Poor on 1.', 'Good on 6.'],
    ['Poor on 1.', 'Good on 6.'],
  ],
  [['Poor on 1.'], ['Poor on 1.']],
  [[], []],
])('what faces of a die lead to, %s, is told without common beginnings', (said, told) =>
  expect(withoutCommon(said.map((says) => ({ says }))).map(({ says }) => says)).toEqual(told),
);

it('advice has its points with a true minus, and a name where it is the only answer', () => {
  const advice = { choice: { pick: 'hold' }, label: '', score: -0.012, reasons: [] };
  expect(adviceRows([advice], 'Hold fire')).toMatchObject([{ label: 'Hold fire', score: '−0.01' }]);
});
