import { describe, expect, it } from 'vitest';
import { causesOf, happened } from '../../../../engine/analysis/report/causes';
import { happeningWords } from '../../../../engine/analysis/report/report-words';
import { game, SETTING, times } from './made-up';

const lost = { winner: 'red', turns: 8 };
const won = { winner: 'blue', turns: 8 };

describe('why a side loses', () => {
  it('is what comes before its defeats and not before its victories, at the turn that tells them best', () => {
    const games = [
      ...times(20, { ...lost, units: [{ id: 'blue/horse', turn: 4 }] }),
      ...times(10, lost),
      ...times(25, won),
      ...times(5, { ...won, units: [{ id: 'blue/horse', turn: 6 }] }),
    ];
    const [cause, ...others] = causesOf(SETTING, games, 'blue');
    expect(others).toEqual([]);
    expect(cause).toMatchObject({
      happening: { what: 'unit lost', id: 'blue/horse', by: 4 },
      whenLost: { count: 20, of: 30 },
      otherwise: { count: 0, of: 30 },
    });
    expect(cause && happeningWords(cause.happening, SETTING)).toBe('Dragoons are lost by turn 4');
    expect(causesOf(SETTING, games, 'red')).toEqual([]);
  });

  it('is nothing that happens in the last turn: that is the end, not its cause', () => {
    const games = [...times(20, { ...lost, units: [{ id: 'blue/horse', turn: 8 }] }), ...times(20, won)];
    expect(causesOf(SETTING, games, 'blue')).toEqual([]);
  });

  it('is nothing that chance may have done, nor what was seen twice only', () => {
    const seen = { ...lost, units: [{ id: 'blue/horse', turn: 4 }] };
    expect(causesOf(SETTING, [...times(2, seen), ...times(20, won)], 'blue')).toEqual([]);
    const games = [...times(11, seen), ...times(9, lost), ...times(10, { ...seen, winner: 'blue' }), ...times(10, won)];
    expect(causesOf(SETTING, games, 'blue')).toEqual([]);
  });

  it('tells a brigade or its unit, whichever tells more, and not both', () => {
    const units = [{ id: 'blue/foot', turn: 3 }];
    const games = [
      ...times(20, { ...lost, units }),
      ...times(20, won),
      ...times(5, { ...lost, units: [{ id: 'blue/guards', turn: 3 }] }),
    ];
    expect(causesOf(SETTING, games, 'blue').map(({ happening }) => happening)).toEqual([
      { what: 'brigade halved', side: 'blue', id: 'blue/brigade', by: 3 },
    ]);
  });

  it.each([
    ['objective not taken', 'blue', 3, true],
    ['objective not taken', 'blue', 4, false],
    ['objective lost', 'red', 2, false],
    ['objective lost', 'red', 3, true],
    ['objective lost', 'red', 8, false],
  ] as const)('“%s” of %s by turn %i, taken on turn 4 and disputed from turn 3: %s', (what, side, by, is) => {
    const one = game({
      ...won,
      objectives: [
        { id: 'objective/mill', turn: 3, side: null },
        { id: 'objective/mill', turn: 4, side: 'blue' },
      ],
    });
    expect(happened({ what, side, id: 'objective/mill', by }, one, SETTING)).toBe(is);
  });

  it('counts a charge that was beaten, not one that was won', () => {
    const charge = (end: 'won' | 'lost') => game({ ...lost, charges: [{ unit: 'blue/horse', turn: 2, end }] });
    const happening = { what: 'charge failed', side: 'blue', id: 'blue/horse', by: 2 } as const;
    expect([charge('lost'), charge('won')].map((one) => happened(happening, one, SETTING))).toEqual([true, false]);
    expect(happeningWords(happening, SETTING)).toBe('Dragoons are beaten in a charge by turn 2');
  });

  it.each([
    ['brigade halved', 'blue/brigade', 'First Brigade has lost half of its units by turn 5'],
    ['objective lost', 'objective/mill', 'Blue has lost the Mill by turn 5'],
    ['objective not taken', 'objective/mill', 'The Mill is not taken by turn 5'],
  ] as const)('says of “%s” what happened', (what, id, words) => {
    expect(happeningWords({ what, side: 'blue', id, by: 5 }, SETTING)).toBe(words);
  });
});
