import { describe, expect, it } from 'vitest';
import { chargesOf } from '../../../../engine/analysis/report/charges';
import { heatIn, heatOf } from '../../../../engine/analysis/report/heat';
import { brigadeLosses, halvedIn, unitLosses } from '../../../../engine/analysis/report/losses';
import { holderIn, objectivesByTurn } from '../../../../engine/analysis/report/objectives';
import { game, SETTING } from './made-up';

describe('losses', () => {
  const games = [
    game({ units: [{ id: 'blue/foot', turn: 3 }], suffered: { 'blue/foot': 4, 'red/foot': 2 } }),
    game({
      units: [
        { id: 'blue/foot', turn: 6 },
        { id: 'blue/guards', turn: 7 },
      ],
      suffered: { 'blue/foot': 5 },
    }),
  ];

  it('of units: how often, when in the middle, and hits a battle, the most often lost first', () => {
    const losses = unitLosses(SETTING, games);
    expect(losses.map(({ unit, lost, turn, suffered }) => [unit, lost, turn, suffered])).toEqual([
      ['blue/foot', 2, 4.5, 4.5],
      ['blue/guards', 1, 7, 0],
      ['red/foot', 0, null, 1],
      ['blue/horse', 0, null, 0],
    ]);
    expect(losses[0]?.interval[1]).toBe(1);
  });

  it('of brigades: battles in which half of the units went, one of two is half', () => {
    expect(brigadeLosses(SETTING, games).map(({ command, halved, units }) => [command, halved, units])).toEqual([
      ['blue/brigade', 2, 1.5],
      ['blue/horse', 0, 0],
      ['red/foot', 0, 0],
    ]);
  });

  it.each([
    [['a'], [['a', 4]], 4],
    [['a', 'b', 'c'], [['b', 2]], null],
    [
      ['a', 'b', 'c'],
      [
        ['b', 2],
        ['x', 3],
        ['a', 5],
      ],
      5,
    ],
    [[], [], null],
  ] as const)('half of %j with the losses %j went in turn %s', (units, lost, turn) => {
    expect(halvedIn(units, game({ units: lost.map(([id, at]) => ({ id, turn: at })) }))).toBe(turn);
  });
});

describe('objectives', () => {
  const taken = game({
    turns: 3,
    objectives: [
      { id: 'objective/mill', turn: 2, side: null },
      { id: 'objective/mill', turn: 3, side: 'blue' },
    ],
  });
  const [mill] = SETTING.objectives;

  it('belong to whom the scenario gives them until they change hands', () => {
    if (!mill) throw new Error('no mill');
    expect([1, 2, 3, 9].map((turn) => holderIn(mill, turn, taken))).toEqual(['red', null, 'blue', 'blue']);
  });

  it('are told turn by turn of the battles still going on, with takings by another side', () => {
    const regained = game({
      turns: 2,
      objectives: [
        { id: 'objective/mill', turn: 1, side: null },
        { id: 'objective/mill', turn: 2, side: 'red' },
      ],
    });
    const [told] = objectivesByTurn(SETTING, [taken, regained]);
    expect(told?.changes).toBe(0.5);
    expect(told?.turns).toEqual([
      { turn: 1, of: 2, held: { blue: 0, red: 1 } },
      { turn: 2, of: 2, held: { blue: 0, red: 1 } },
      { turn: 3, of: 1, held: { blue: 1, red: 0 } },
    ]);
  });
});

describe('charges', () => {
  it('are counted by side and arm, with what came of them and battles without any', () => {
    const games = [
      game({
        charges: [
          { unit: 'blue/horse', turn: 2, end: 'won' },
          { unit: 'blue/horse', turn: 3, end: 'not home' },
          { unit: 'red/foot', turn: 3, end: 'lost' },
        ],
      }),
      game(),
    ];
    expect(chargesOf(SETTING, games).map(({ side, arm, made, none }) => [side, arm, made, none])).toEqual([
      ['blue', 'foot', 0, 2],
      ['blue', 'horse', 2, 1],
      ['red', 'foot', 1, 1],
    ]);
    expect(chargesOf(SETTING, games)[1]?.ends).toEqual({ won: 1, lost: 0, open: 0, 'not home': 1 });
  });
});

describe('the heat map', () => {
  const games = [game({ casualties: { blue: [7, 2, 8, 1], red: [7, 1] } }), game({ moves: { blue: [9, 4] } })];

  it('has averages of all battles by square, of one side or of both', () => {
    expect([...heatOf(games, 'casualties', null).squares]).toEqual([
      [7, 1.5],
      [8, 0.5],
    ]);
    expect(heatOf(games, 'casualties', 'red')).toMatchObject({ most: 0.5 });
    expect([...heatOf(games, 'moves', 'blue').squares]).toEqual([[9, 2]]);
    expect(heatOf([], 'moves', null).most).toBe(0);
  });

  it('tells what one battle has in a square', () => {
    expect(games.map((one) => heatIn(one, 'casualties', null, 7))).toEqual([3, 0]);
  });
});
