import { describe, expect, it } from 'vitest';
import { compared, differenceWords, doubtWords, trustIn } from '../../../../engine/analysis/report';
import { chanceByTurn, turningEvents, turnsOfBattles } from '../../../../engine/analysis/report/turning';
import { difference } from '../../../../engine/analysis/report/compare';
import { rounded } from '../../../../engine/analysis/report/report-words';
import { game, SETTING, times } from './made-up';

describe('two kinds of battle side by side', () => {
  it.each([
    [47, 38, false, '−9 ± 13', 'cannot tell yet: about 130 more of each would'],
    [47, 66, true, '+19 ± 13', 'sure'],
    [50, 50, false, '0 ± 14', 'cannot tell'],
  ])('%i against %i of a hundred', (first, second, isSure, by, verdict) => {
    const found = difference('blue', { count: first, of: 100 }, { count: second, of: 100 });
    expect(found.isSure).toBe(isSure);
    expect(differenceWords(found)).toEqual({ by, verdict });
  });

  it('says nothing sure of fewer than 20 battles, however they went', () => {
    const few = difference('blue', { count: 0, of: 19 }, { count: 19, of: 19 });
    expect([few.isSure, differenceWords(few).verdict]).toEqual([false, 'too few battles']);
    expect(difference('blue', { count: 0, of: 20 }, { count: 20, of: 20 }).isSure).toBe(true);
  });

  it('names each side, draws and battles that stalled', () => {
    const found = compared(SETTING, times(20, { winner: 'blue' }), times(20));
    expect(found.map(({ what, first, second }) => [what, first.count, second.count])).toEqual([
      ['blue', 20, 0],
      ['red', 0, 0],
      ['draws', 0, 0],
      ['stalled', 0, 20],
    ]);
  });

  it.each([
    [7, 7],
    [99, 99],
    [101, 110],
    [1234, 1300],
  ])('says about %i as %i', (count, said) => {
    expect(rounded(count)).toBe(said);
  });
});

describe('trust', () => {
  const of = (general: string, blue: number, red: number, open = 0) => ({
    general,
    games: [...times(blue, { winner: 'blue' }), ...times(red, { winner: 'red' }), ...times(open)],
  });

  it.each([
    [[of('one', 10, 10), of('two', 13, 7)], 0.15, []],
    [[of('one', 20, 20), of('two', 27, 13)], 0.175, ['generals disagree']],
    [[of('one', 10, 9, 1), of('two', 10, 10)], 0.025, []],
    [[of('one', 9, 9, 2)], 0, ['stalls']],
    [[of('one', 10, 9)], 0, ['too few battles']],
  ] as const)('case %#: a spread of %f', (under, spread, doubts) => {
    const trust = trustIn(SETTING, under);
    expect(trust.spread).toBeCloseTo(spread, 6);
    expect(trust.doubts).toEqual(doubts);
  });

  it('says what is allowed', () => {
    const words = doubtWords(trustIn(SETTING, [of('one', 10, 10, 5), of('two', 20, 0)]));
    expect(words).toEqual([
      'The generals disagree by 50 points; 15 are allowed.',
      '20 % of the battles are still open after their last turn; 5 % are allowed.',
    ]);
  });
});

describe('when battles turn', () => {
  const turned = (turn: number, unit: string | null, objective: string | null = null) =>
    game({ winner: 'blue', turning: { turn, unit, objective, at: null } });

  it('counts turns and what happened in them', () => {
    const games = [
      turned(5, 'red/foot'),
      turned(4, 'red/foot'),
      turned(5, null, 'objective/mill'),
      turned(5, null),
      game(),
    ];
    expect(turnsOfBattles(games)).toEqual([
      { turn: 4, battles: 1 },
      { turn: 5, battles: 3 },
    ]);
    expect(turningEvents(games)).toEqual([
      { unit: 'red/foot', objective: null, battles: 2 },
      { unit: null, objective: 'objective/mill', battles: 1 },
    ]);
  });

  it('learns the chance of the first side from battles that stood alike', () => {
    const ahead = times(20, { winner: 'blue', turns: 3, lostByTurn: { blue: [0, 0, 0], red: [2, 4, 4] } });
    const behind = times(20, { winner: 'red', turns: 3, lostByTurn: { blue: [0, 2, 2], red: [0, 0, 0] } });
    const told = chanceByTurn(SETTING, [...ahead, ...behind]);
    expect(told).toEqual([
      { turn: 1, middle: 0, low: 0, high: 1 },
      { turn: 2, middle: 0, low: 0, high: 1 },
      { turn: 3, middle: 0, low: 0, high: 1 },
    ]);
    const level = times(10, { winner: 'blue', turns: 2 });
    expect(chanceByTurn(SETTING, [...level, ...times(30, { winner: 'red', turns: 2 })])).toEqual([
      { turn: 1, middle: 0.25, low: 0.25, high: 0.25 },
      { turn: 2, middle: 0, low: 0, high: 1 },
    ]);
    expect(chanceByTurn(SETTING, [])).toEqual([]);
  });
});
