import { describe, expect, it } from 'vitest';
import type { BattleState, RosterObjective } from '../../../../../engine/battle';
import { breakingPhase, breaksAt, pointsLost } from '../../../../../engine/rules/honours-of-war/victory/breaking';
import type { Army, Victory, VictoryCondition } from '../../../../../engine/scenario';
import { PLAIN_ARMY } from '../../../../../engine/scenario';
import { stUlrich } from '../../../scenario/files';
import { battlefield } from '../field';
import type { Layout, UnitPlace } from '../field';

const objective = (id: string, x: number, more: Partial<RosterObjective> = {}): RosterObjective => ({
  id,
  name: `The ${id}`,
  at: { x, y: 90 },
  feature: null,
  points: 1,
  holder: null,
  from: null,
  until: null,
  ...more,
});
const MILL = objective('mill', 60);
const FARM = objective('farm', 180);
const condition = (side: string, holds: readonly string[], more: Partial<VictoryCondition> = {}): VictoryCondition => ({
  side,
  holds,
  by: null,
  orLoses: false,
  ...more,
});

/** Six units a side; blue's first stands at the mill, red's at the farm, unless told; `lost` of each are Done For. */
function reckoned(
  turn: number,
  victory: Partial<Victory>,
  more: { readonly lost?: readonly [number, number]; readonly objectives?: readonly RosterObjective[] } & Layout = {},
): BattleState['over'] {
  const { lost = [0, 0], objectives = [MILL, FARM].map((one) => ({ ...one, points: 0 })), ...layout } = more;
  const side = (y: number, dead: number): Record<string, UnitPlace> =>
    Object.fromEntries(
      [0, 1, 2, 3, 4, 5].map((i) => [
        `${y}-${i}`,
        { at: [20 + 40 * i, y], ...(i < dead ? { hits: 5, marks: { 'done for': 1 } } : {}) },
      ]),
    );
  const field = battlefield({
    blue: { ...side(20, lost[0]), first: { at: [60, 86] } },
    red: { ...side(160, lost[1]), second: { at: [180, 94] } },
    objectives,
    ...layout,
    scenario: { victory: { turns: null, then: 'points', conditions: [], ...victory }, ...layout.scenario },
  });
  field.state.at = { turn, step: 6 };
  field.run(breakingPhase(field));
  return field.state.over;
}
const winner = (over: BattleState['over']) => over && over.winner;

describe('HOW-BREAK-06: the last turn', () => {
  it('nothing ends before it, nor without a limit', () => {
    expect(reckoned(6, { turns: 7 }, { lost: [2, 1] })).toBeNull();
    expect(reckoned(99, {}, { lost: [2, 1] })).toBeNull();
  });
  it('the side that lost more points loses; by points, not by shares of the army', () => {
    expect(reckoned(7, { turns: 7 }, { lost: [2, 1] })).toEqual({
      winner: 'red',
      why: 'Turn 7 was the last: Red has lost fewer points',
    });
    expect(winner(reckoned(7, { turns: 7 }, { lost: [1, 2] }))).toBe('blue');
  });
  it('equal: a draw', () => {
    expect(reckoned(7, { turns: 7 }, { lost: [1, 1] })).toEqual({
      winner: null,
      why: 'Turn 7 was the last: points are equal',
    });
  });
  it('objectives in enemy hands count', () => {
    const mill = { ...MILL, holder: 'red' };
    expect(winner(reckoned(7, { turns: 7 }, { objectives: [mill] }))).toBe('blue');
  });
  it('a scenario may call it a draw, or give it to the side that has held out', () => {
    expect(winner(reckoned(7, { turns: 7, then: 'draw' }, { lost: [2, 1] }))).toBeNull();
    expect(reckoned(7, { turns: 7, then: 'blue' }, { lost: [2, 1] })).toEqual({
      winner: 'blue',
      why: 'Turn 7 was the last: Blue has held out',
    });
    expect(winner(reckoned(6, { turns: 7, then: 'blue' }))).toBeNull();
  });
  it('an army that breaks on the last turn is broken', () => {
    expect(reckoned(7, { turns: 7, then: 'blue' }, { lost: [3, 0] })).toEqual({ winner: 'red', why: 'Blue is broken' });
  });
});

describe('how great a victory is', () => {
  const levels = [
    { name: 'marginal', lead: null, holds: [], broken: false },
    { name: 'decisive', lead: 3, holds: ['mill'], broken: false },
    { name: 'overwhelming', lead: null, holds: [], broken: true },
  ];
  const wins = (more: Parameters<typeof reckoned>[2], turn = 7) => reckoned(turn, { turns: 7, levels }, more)?.why;
  it('the last level of which all is true, told with the end', () => {
    const worth = (mill: number, farm: number) => [
      { ...MILL, points: mill, holder: 'blue' },
      { ...FARM, points: farm, holder: 'red' },
    ];
    const lost = [0, 1] as const;
    expect(wins({ lost, objectives: worth(4, 1) })).toBe(
      'Turn 7 was the last: Blue has lost fewer points; a decisive victory',
    );
    expect(wins({ lost, objectives: worth(3, 1) })).toBe(
      'Turn 7 was the last: Blue has lost fewer points; a marginal victory',
    );
    expect(wins({ lost: [0, 3] }, 2)).toBe('Red is broken; an overwhelming victory');
  });
  it('is what one word says of it, or what several say by themselves', () => {
    const named = (name: string) =>
      reckoned(7, { turns: 7, levels: [{ name, lead: null, holds: [], broken: false }] }, { lost: [0, 1] })?.why;
    expect(named('equal')).toBe('Turn 7 was the last: Blue has lost fewer points; an equal victory');
    expect(named('a victory dearly bought')).toBe(
      'Turn 7 was the last: Blue has lost fewer points; a victory dearly bought',
    );
  });
  it('of nobody there is none', () => expect(wins({})).toBe('Turn 7 was the last: points are equal'));
  it('by points of objectives held, where the scenario lets these decide', () => {
    const objectives = [MILL, { ...FARM, points: 2 }];
    const after = (more: Parameters<typeof reckoned>[2]) => reckoned(7, { turns: 7, then: 'objectives' }, more);
    expect(after({ lost: [0, 1], objectives })).toEqual({ winner: 'red', why: 'Turn 7 was the last: Red holds more' });
    expect(after({ objectives: [MILL, FARM] })).toEqual({
      winner: null,
      why: 'Turn 7 was the last: neither side holds more',
    });
  });
});

describe('HOW-BREAK-07: objectives with a limit', () => {
  it('a side whose army is broken wins by them only where that is said', () => {
    const holds = (more: Partial<VictoryCondition>) =>
      reckoned(5, { conditions: [condition('blue', ['mill'], more)] }, { lost: [3, 0] });
    expect(holds({})).toEqual({ winner: 'red', why: 'Blue is broken' });
    expect(holds({ whateverIsLost: true })).toEqual({ winner: 'blue', why: 'Blue holds its objectives' });
  });
  it('the side that holds all of them in time wins', () => {
    const holds = (ids: readonly string[], turn: number) =>
      reckoned(turn, { conditions: [condition('blue', ids, { by: 5 })] });
    expect(holds(['mill'], 5)).toEqual({ winner: 'blue', why: 'Blue holds its objectives' });
    expect(holds(['mill'], 6)).toBeNull();
    expect(holds(['mill', 'farm'], 5)).toBeNull();
  });
  it('without a limit in any turn', () => {
    expect(winner(reckoned(40, { conditions: [condition('red', ['farm'])] }))).toBe('red');
  });
  it('failing it loses, where the scenario says so, when the turn is over', () => {
    const fails = (turn: number, orLoses: boolean) =>
      reckoned(turn, { conditions: [condition('blue', ['farm'], { by: 5, orLoses })] });
    expect(fails(4, true)).toBeNull();
    expect(fails(5, true)).toEqual({ winner: 'red', why: 'Blue has missed its objectives' });
    expect(fails(5, false)).toBeNull();
  });
  it('one without a turn of its own has until the last', () => {
    const fails = (turn: number) =>
      winner(reckoned(turn, { turns: 9, then: 'draw', conditions: [condition('blue', ['farm'], { orLoses: true })] }));
    expect([fails(8), fails(9)]).toEqual([null, 'red']);
  });
  it('both attain them in the same turn: a draw', () => {
    const over = reckoned(3, { conditions: [condition('blue', ['mill']), condition('red', ['farm'])] });
    expect(over).toEqual({ winner: null, why: 'Both sides hold their objectives' });
  });
  it('both miss them in the same turn: a draw', () => {
    const missed = (side: string, id: string) => condition(side, [id], { by: 3, orLoses: true });
    const over = reckoned(3, { conditions: [missed('blue', 'farm'), missed('red', 'mill')] });
    expect(over).toEqual({ winner: null, why: 'Both sides have missed their objectives' });
  });
  it('one attains and the other misses: the first wins', () => {
    const conditions = [condition('blue', ['mill'], { by: 3 }), condition('red', ['mill'], { by: 3, orLoses: true })];
    expect(winner(reckoned(3, { conditions }))).toBe('blue');
  });
  it('HOW-OBJ-03: an own objective behind the line needs a unit too', () => {
    const behind = { ...objective('camp', 230), holder: 'blue', points: 0, at: { x: 230, y: 60 } };
    const over = reckoned(3, { conditions: [condition('blue', ['camp'])] }, { objectives: [behind] });
    expect(over).toBeNull();
  });
});

describe('HOW-BREAK-08: a break beats objectives', () => {
  it('an army broken in the turn in which it attains them loses', () => {
    const over = reckoned(3, { conditions: [condition('blue', ['mill'])] }, { lost: [3, 0] });
    expect(over).toEqual({ winner: 'red', why: 'Blue is broken' });
  });
});

describe('objectives that count in some turns only', () => {
  const counts = (turn: number) => {
    const mill = objective('mill', 60, { holder: 'red', from: 3, until: 5 });
    const field = battlefield({ blue: { a: { at: [60, 86] } }, red: { z: { at: [180, 160] } }, objectives: [mill] });
    field.state.at = { turn, step: 6 };
    return pointsLost(field.view('blue'), 'red').points;
  };
  it('HOW-BREAK-03: cost their owner nothing before and after', () => {
    expect([2, 3, 5, 6].map(counts)).toEqual([0, 1, 1, 0]);
  });
  it('HOW-BREAK-07: nor win anything', () => {
    const early = [{ ...MILL, points: 0, from: 4 }];
    const wins = (turn: number) =>
      winner(reckoned(turn, { conditions: [condition('blue', ['mill'])] }, { objectives: early }));
    expect([wins(3), wins(4)]).toEqual([null, 'blue']);
  });
});

describe('HOW-BREAK-01: breaking points', () => {
  const army = (breakPoint: number | null): Army => {
    const [first] = stUlrich().armies;
    if (!first) throw new Error('no army');
    return { ...PLAIN_ARMY, id: 'blue', name: 'Blue', nation: first.nation, breakPoint };
  };
  const field = (breakPoint: number | null, layout: Layout = {}) =>
    battlefield({
      blue: { a: { at: [20, 20] }, b: { at: [60, 20] }, c: { at: [100, 20] }, d: { at: [140, 20] } },
      ...layout,
      scenario: { armies: [army(breakPoint)] },
    });
  it('the scenario’s own stands for the rule’s', () => {
    expect([null, 3].map((point) => breaksAt(field(point).view('blue'), 'blue'))).toEqual([2, 3]);
  });
  it('units that come later belong to the army from the start, and are not lost while they wait', () => {
    const late = field(null, {
      blue: { a: { at: [20, 20] }, b: { due: 4 }, c: { due: 4 }, d: { due: 6 } },
    });
    expect(breaksAt(late.view('blue'), 'blue')).toBe(2);
    expect(pointsLost(late.view('blue'), 'blue').points).toBe(0);
    expect(pointsLost(late.view('red'), 'blue').points).toBe(0);
  });
});
