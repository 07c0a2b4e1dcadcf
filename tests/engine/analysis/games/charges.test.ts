import { describe, expect, it } from 'vitest';
import { noteCharges } from '../../../../engine/analysis/games/charges';
import { noteObjectives } from '../../../../engine/analysis/games/objectives';
import { turningOf } from '../../../../engine/analysis/games/turning';
import type { BattleEvent, BattleState, Roster } from '../../../../engine/battle';
import { SETTING, game } from '../report/made-up';

const roster = {
  sides: SETTING.sides,
  units: Object.fromEntries(SETTING.units.map((unit) => [unit.id, unit])),
  objectives: SETTING.objectives,
} as unknown as Roster;
const manners = {
  charge: { gait: 'charge', verb: 'charges' },
  pursuit: { gait: 'charge', verb: 'pursues' },
  retreat: { gait: 'retire', verb: 'falls back' },
  evade: { gait: 'evade', verb: 'evades' },
} as const;
const event = (gesture: object): BattleEvent =>
  ({ act: 0, seen: 'all', text: '', reasons: [], ...gesture }) as unknown as BattleEvent;
const moved = (id: string, manner: string) => event({ do: 'moved', manner, movers: [{ id }] });
const fought = (by: string, at: string) => event({ do: 'fought', by, at: [at], manner: 'melee', total: 1 });
const stateIn = (turn: number, marks = {}): BattleState =>
  ({ at: { turn, step: 0 }, marks, pieces: [] }) as unknown as BattleState;

const [HORSE, FOOT] = ['blue/horse', 'red/foot'];
const turn2 = event({ do: 'step', turn: 2, step: 0, title: '' });

describe('a charge', () => {
  const endOf = (...events: readonly BattleEvent[]) => {
    const notes = noteCharges({ manners, marks: {} }, roster);
    for (const one of events) {
      notes.before?.(one, stateIn(1));
      notes.after?.(one, stateIn(1));
    }
    return notes.close().map(({ unit, end }) => [unit, end]);
  };

  it.each([
    ['won when the one it fought falls back', [fought(HORSE, FOOT), moved(FOOT, 'retreat')], 'won'],
    ['lost when it falls back from a fight', [fought(FOOT, HORSE), moved(HORSE, 'retreat')], 'lost'],
    ['settled by the first to give way', [fought(HORSE, FOOT), moved(FOOT, 'retreat'), moved(HORSE, 'retreat')], 'won'],
    ['open when both stand', [fought(HORSE, FOOT)], 'open'],
    ['not home when the enemy evades before a blow', [moved(FOOT, 'evade')], 'not home'],
    ['not home when it is thrown back before a blow', [moved(HORSE, 'retreat')], 'not home'],
    ['open at the end of its turn, whatever comes later', [fought(HORSE, FOOT), turn2, moved(FOOT, 'retreat')], 'open'],
  ])('is %s', (_, then, end) => {
    expect(endOf(moved(HORSE, 'charge'), ...then)).toEqual([[HORSE, end]]);
  });

  it('that goes on as a pursuit is one charge, and a retreat alone is none', () => {
    expect(endOf(moved(HORSE, 'charge'), fought(HORSE, FOOT), moved(FOOT, 'retreat'), moved(HORSE, 'pursuit'))).toEqual(
      [[HORSE, 'won']],
    );
    expect(endOf(moved(FOOT, 'retreat'))).toEqual([]);
  });
});

describe('objectives', () => {
  const held = (value: string | null) => event({ do: 'mark', id: null, mark: 'objectives held', value });
  const told = (...values: readonly (string | null)[]) => {
    const notes = noteObjectives(roster);
    values.forEach((value, i) =>
      notes.after?.(held(value), stateIn(i + 1, value === null ? {} : { 'objectives held': value })),
    );
    return notes.found.map(({ turn, side }) => [turn, side]);
  };

  it.each([
    [['objective/mill:red'], []],
    [
      ['objective/mill:red', null, 'objective/mill:blue'],
      [
        [2, null],
        [3, 'blue'],
      ],
    ],
    [['objective/mill:blue'], [[1, 'blue']]],
    [
      ['objective/mill:red', null, 'objective/mill:red'],
      [
        [2, null],
        [3, 'red'],
      ],
    ],
  ] as const)('held as %j of a mill that is red: changes %j', (values, changes) => {
    expect(told(...values)).toEqual(changes);
  });
});

describe('the turn in which a battle turned', () => {
  const at = { x: 1, y: 2 };
  const turned = (lostByTurn: Record<string, readonly number[]>, more: Parameters<typeof game>[0] = {}) =>
    turningOf(SETTING, game({ winner: 'blue', turns: 3, lostByTurn, ...more }), (side, turn) =>
      side === 'red' ? { ...at, x: turn } : null,
    );

  it('brought the winner most, by what breaks each side', () => {
    // Red breaks at 4, Blue at 2: one of Blue’s weighs two of Red’s.
    const units = [
      { id: 'blue/horse', turn: 3 },
      { id: 'red/foot', turn: 3 },
    ];
    expect(turned({ red: [0, 2, 5], blue: [0, 0, 1] }, { units })).toEqual({
      turn: 2,
      unit: null,
      objective: null,
      at: { x: 2, y: 2 },
    });
    expect(turned({ red: [0, 2, 5], blue: [0, 0, 0] }, { units })).toMatchObject({ turn: 3, unit: 'red/foot' });
  });

  it('is told by the objective the winner took in it', () => {
    const objectives = [{ id: 'objective/mill', turn: 2, side: 'blue' }];
    expect(turned({ red: [1, 1, 1], blue: [0, 0, 0] }, { objectives })).toMatchObject({
      turn: 2,
      unit: null,
      objective: 'objective/mill',
    });
  });

  it('is none where nobody won', () => {
    expect(turned({ red: [0, 2, 5] }, { winner: null })).toBeNull();
  });
});
