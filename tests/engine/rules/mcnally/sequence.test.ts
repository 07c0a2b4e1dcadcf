/** The turn, its end, generals on their own, works. */
import { describe, expect, it } from 'vitest';
import { openBattle } from '../../../../engine/battle';
import { declareQuestion } from '../../../../engine/rules/mcnally/charge/declare';
import type { Choice } from '../../../../engine/battle';
import { mcnally } from '../../../../engine/rules/mcnally';
import { movementStep } from '../../../../engine/rules/mcnally/sequence/movement-step';
import { mayChargeAgain, secondCharge } from '../../../../engine/rules/mcnally/sequence/second-charge';
import { firstMover, moveOfSide, turn, WHO_MOVES } from '../../../../engine/rules/mcnally/sequence/turn';
import { breaksAt, clearWinner, lossesOf, reckoning } from '../../../../engine/rules/mcnally/sequence/victory';
import { generalsMet } from '../../../../engine/rules/mcnally/generals/alone';
import { rideOf } from '../../../../engine/rules/mcnally/generals/riding';
import { fateOf } from '../../../../engine/rules/mcnally/generals/risk';
import { generalBonus, generalsWith, unitWith } from '../../../../engine/rules/mcnally/generals/with-unit';
import { retire } from '../../../../engine/rules/mcnally/morale/retiring';
import { shootAtWork } from '../../../../engine/rules/mcnally/fire/fire-at-works';
import { damageWork } from '../../../../engine/rules/mcnally/fire/works-that-fall';
import { coverOf, defenceOfLine, isFortification, pointsOfWork } from '../../../../engine/rules/mcnally/works/strength';
import { HOUSE } from '../../../../engine/rules/mcnally/house-values';
import { groundOf } from '../../../../engine/terrain';
import { isUnder } from '../../../../engine/rules/common';
import { bridge, course, entrenchment, river, village, wall } from '../../terrain/tables';
import { battlefield, INCH, scenarioFor } from './field';
import type { Layout, UnitPlace } from './field';

describe('the sequence', () => {
  const steps = moveOfSide('blue', 'red', false);
  it('MCN-SEQ-01: nine steps of A to J; the other side turns and fires', () => {
    expect(steps.map(({ name }) => /\((\w)/.exec(name)?.[1]).join('')).toBe('ABCDEFGIJ');
    expect(steps.map(({ acting }) => acting)).toEqual([
      'blue',
      'blue',
      'blue',
      'red',
      'red',
      'blue',
      'blue',
      'blue',
      'blue',
    ]);
  });
  it('MCN-SEQ-01, MCN-SEQ-02: two moves and the reckoning, the attacker first', () => {
    const { state, roster } = mcnally.prepare(scenarioFor({ blue: { a: {} }, red: { b: { at: [30, 40] } } }));
    expect(firstMover(roster)).toBe('blue');
    const all = turn(state);
    expect([all.length, all[0]?.halfOf, all[9]?.halfOf, all.at(-1)?.clause]).toEqual([19, 'blue', 'red', 'MCN-SEQ-08']);
    const other = { ...state, marks: { 'moves first': 'red' } };
    expect(turn(other)[0]?.halfOf).toBe('red');
  });
  it('MCN-MOVE-02: a unit whose turn comes in step C has its whole move before it', () => {
    const field = battlefield({ blue: { a: {} }, red: { b: { at: [30, 40] } } });
    let asked = 0;
    field.run(movementStep(field, 'blue'), {
      'next to move': () => (asked++ === 0 ? { pick: 'move', of: 'a' } : { pick: 'done' }),
    });
    const [about] = field.asked.filter(({ kind }) => kind === 'manoeuvre').map((decision) => decision.about);
    expect(about).toMatchObject({ unit: 'a', move: 6 * INCH, spent: 0, turned: 0 });
  });
  it('MCN-SEQ-02: without an attacker the higher die, ties again', () => {
    const field = battlefield({ blue: { a: {} }, red: { b: { at: [30, 40] } }, dice: [3, 3, 2, 5] });
    field.run(WHO_MOVES.rule(field));
    expect(field.state.marks['moves first']).toBe('red');
  });
  it.each<readonly [string, UnitPlace, boolean]>([
    ['dragoons who charged', { marks: { 'charge on': 'b' } }, true],
    ['hussars who charged', { type: 'hussars', marks: { 'charge on': 'b' } }, true],
    ['who did not charge', {}, false],
    ['who have retired', { marks: { 'charge on': 'b', retired: 1 } }, false],
    ['who are shaken', { marks: { 'charge on': 'b', shaken: 1 } }, false],
    ['who rout', { marks: { 'charge on': 'b', routing: 1 } }, false],
    ['foot that charged', { type: 'line infantry', marks: { 'charge on': 'b' } }, false],
  ])('MCN-SEQ-07: a second charge of cavalry: %s', (_title, place, may) => {
    const field = battlefield({ blue: { a: { type: 'dragoons', ...place } }, red: { b: { at: [30, 40] } } });
    expect(mayChargeAgain(field.view('blue'), 'blue')).toEqual(may ? ['a'] : []);
  });
  it('MCN-SEQ-07: they alone charge, once more through F to J, and the first charge is forgotten', () => {
    const charged = { 'charge on': 'x', 'in place': 1, 'charge zone': 'front' };
    const field = battlefield({
      blue: {
        a: { type: 'dragoons', at: [20, 19.125], marks: charged },
        c: { type: 'dragoons', at: [40, 19.125] },
      },
      red: { b: { at: [20, 23.875] }, d: { at: [40, 23.875], marks: { 'charge tested': 1 } } },
      // Steady: 1 +0. Melee: horse 6 +2 +2 +1, foot 1 +1.
      dice: [1, 6, 1, 1, 1],
    });
    const declared: Choice[][] = [];
    field.run(secondCharge(field, 'blue', mayChargeAgain(field.view('blue'), 'blue')), {
      'declare charges': ({ seat, about }) => {
        const list = declareQuestion.choices(field.view(seat), about as never).list;
        declared.push([...list]);
        return list.find(({ pick }) => pick === 'charge') ?? { pick: 'done' };
      },
    });
    expect(declared).toEqual([[{ pick: 'done' }, { pick: 'charge', of: 'b', with: 'a' }]]);
    expect([field.place('a')[1], field.marks('b').includes('routing')]).toEqual([22.13, true]);
    expect([field.piece('a').marks['charge on'], field.marks('d'), field.place('c')]).toEqual(['b', [], [40, 19.13]]);
    expect([moveOfSide('blue', 'red', true), moveOfSide('blue', 'red', false)].map(({ length }) => length)).toEqual([
      10, 9,
    ]);
  });
  it('MCN-SEQ-09: units are offered by number', () => {
    const scenario = scenarioFor({ blue: { a: { at: [10, 10] }, c: { at: [30, 10] } }, red: { b: { at: [30, 40] } } });
    const { roster, state } = mcnally.prepare(scenario);
    const battle = openBattle({
      script: mcnally,
      ground: groundOf(scenario),
      roster,
      start: state,
      dice: { from: 'seed', seed: 1 },
    });
    const [open] = battle.pending;
    const list = open && battle.question(open.kind)?.choices(battle.view('blue'), open.about).list;
    expect(list).toEqual([{ pick: 'move', of: 'a' }, { pick: 'move', of: 'c' }, { pick: 'done' }]);
  });
  it('MCN-SEQ-10: who would stand on another steps aside, the others stay', () => {
    const { state } = mcnally.prepare(
      scenarioFor({ blue: { a: { at: [20, 20] }, c: { at: [22, 20] } }, red: { b: { at: [30, 40] } } }),
    );
    const [a, c] = state.pieces.map(({ where }) => ('on' in where ? [where.on.x / INCH, where.on.y / INCH] : []));
    expect([a?.map((n) => Math.round(n * 10) / 10), c?.map((n) => Math.round(n * 10) / 10)]).toEqual([
      [20, 20],
      [22, 18],
    ]);
  });
});

describe('the end', () => {
  const four = (routing: number, gone: number) => {
    const blue: Record<string, UnitPlace> = Object.fromEntries(
      ['a', 'c', 'd', 'e'].map((id, i) => [
        id,
        { at: [10 + 10 * i, 10] as const, marks: i < routing ? { routing: 1 } : {} },
      ]),
    );
    const field = battlefield({
      blue: { ...blue, w: { type: 'transport', at: [60, 10] } },
      red: { b: { at: [30, 40] }, f: { at: [40, 40] } },
    });
    ['e', 'd', 'c'].slice(0, gone).forEach((id) => (field.piece(id).where = { gone: 'destroyed' }));
    return field;
  };
  it('MCN-SEQ-08: half of the fighting units gone or routing break a side; wagons do not count', () => {
    expect(lossesOf(four(1, 1).view('blue'), 'blue')).toMatchObject({ units: 4, lost: 2 });
    expect(breaksAt(four(0, 0).view('blue'), 'blue')).toBe(2);
    const broken = four(1, 1);
    broken.run(reckoning(broken));
    expect(broken.state.over?.winner).toBe('red');
    const whole = four(1, 0);
    whole.run(reckoning(whole));
    expect(whole.state.over).toBeNull();
  });
  it.each([
    [0.2, 0.3, 'blue'],
    [0.2, 0.29, null],
    [0.2, 0.2, null],
    [0, 0.01, 'blue'],
    [0.5, 0.1, 'red'],
  ])('MCN-SEQ-08: shares of %d and %d lost: %s', (blue, red, winner) => {
    expect(clearWinner({ id: 'blue', share: blue }, { id: 'red', share: red }, HOUSE.victory.clearBy)).toBe(winner);
  });
  it('MCN-SEQ-08, MCN-SCALE-02: after the four hours of twelve turns, and not before', () => {
    const after = (at: number) => {
      const field = four(0, 0);
      field.state.at = { turn: at, step: 18 };
      field.run(reckoning(field));
      return field.state.over?.why ?? null;
    };
    expect([after(11), after(12)]).toEqual([null, 'Turn 12 was the last']);
  });
  it.each([
    ['an army has twenty', { mcnally: { turns: 20 } }, null, 'Turn 20 was the last'],
    ['the scenario has an end for every book', { mcnally: { turns: 20 } }, 30, null],
    ['what an army has is no number of turns', { mcnally: { turns: 0.5 } }, null, 'Turn 12 was the last'],
  ] as const)('MCN-SEQ-08: where %s', (_title, overrides, turns, why) => {
    const layout = { blue: { a: { at: [30, 10] } }, red: { b: { at: [30, 40] } } } as const;
    const { armies, victory } = scenarioFor(layout);
    const field = battlefield({
      ...layout,
      scenario: {
        armies: armies.map((army, i) => (i === 0 ? { ...army, overrides } : army)),
        victory: { ...victory, turns },
      },
    });
    for (const turn of [11, 12, 19, 20]) {
      if (field.state.over) continue;
      field.state.at = { turn, step: 18 };
      field.run(reckoning(field));
    }
    expect(field.state.over?.why ?? null).toBe(why);
    const last = mcnally.lastTurn?.(field.ground.scenario, field.roster);
    expect(why).toBe(last == null ? null : `Turn ${last} was the last`);
  });

  /** Blue has to hold the hill; after the last turn of the scenario, or of the book. */
  const hill = {
    ...{ id: 'hill', name: 'The hill', at: { x: 24 * INCH, y: 24 * INCH }, feature: null, points: 1, holder: null },
    ...{ from: null, until: null },
  };
  const afterLast = (layout: Layout, goal: unknown, turns: number | null) => {
    const { armies, victory, objectives } = scenarioFor(layout);
    const field = battlefield({
      ...layout,
      scenario: {
        armies: armies.map((army) =>
          army.id === 'blue' ? { ...army, overrides: { mcnally: { 'must hold': goal } } } : army,
        ),
        objectives: [...objectives, hill],
        victory: { ...victory, turns },
      },
    });
    field.state.at = { turn: 12, step: 18 };
    field.run(reckoning(field));
    return field.state.over;
  };
  it('MCN-SEQ-08: the roster of who has to hold an objective names it, that of the other side does not', () => {
    const { armies, ...rest } = scenarioFor({ blue: { a: { at: [10, 10] } }, red: { b: { at: [40, 40] } } });
    const scenario = {
      ...rest,
      armies: armies.map((army) =>
        army.id === 'blue' ? { ...army, overrides: { mcnally: { 'must hold': 'The hill' } } } : army,
      ),
      objectives: [...rest.objectives, hill],
    };
    const heldBy = (side: string): readonly string[] | undefined =>
      mcnally
        .rosterPapers?.(scenario)
        .sides[side]?.aids.flatMap(({ label, value }) => (label.startsWith('Must hold') ? [value] : []));
    expect([heldBy('blue'), heldBy('red')]).toEqual([['The hill'], []]);
  });
  const ON_IT = [24, 26] as const;
  const OFF = [30, 10] as const;
  const FAR = [60, 40] as const;
  it.each([
    ['has it', ON_IT, FAR, 'blue', 'blue is in possession of the hill'],
    ['leaves it to nobody', OFF, FAR, 'red', 'blue is without the hill'],
    ['leaves it to the enemy', OFF, ON_IT, 'red', 'blue is without the hill'],
  ] as const)('MCN-SEQ-08: on even losses who has to hold an objective and %s', (_title, blue, red, winner, why) => {
    for (const turns of [12, null]) {
      const over = afterLast({ blue: { a: { at: blue } }, red: { b: { at: red } } }, 'The hill', turns);
      expect([over?.winner, over?.why]).toEqual([
        winner,
        `Turn 12 was the last: neither side has lost clearly less of its strength, and ${why}`,
      ]);
    }
  });
  it('MCN-SEQ-08: clearly smaller losses come before what an army has to hold, and without such an objective it is a draw', () => {
    const hit = { blue: { a: { at: OFF, strength: 4 } }, red: { b: { at: ON_IT, strength: 2 } } } as const;
    expect(afterLast(hit, 'The hill', 12)?.why).toBe('Turn 12 was the last: blue has lost fewer units');
    expect(afterLast(hit, 'The hill', 12)?.winner).toBe('blue');
    expect(afterLast({ blue: { a: { at: OFF } }, red: { b: { at: ON_IT } } }, 'The bridge', 12)?.winner).toBeNull();
  });
});

describe('generals', () => {
  const led = (generals: Record<string, readonly [number, number]>, dice: readonly number[] = []) =>
    battlefield({ blue: { a: { at: [30, 20] } }, red: { b: { at: [30, 40] } }, generals, dice });
  it('MCN-GEN-05: with the unit that his stand touches', () => {
    expect([
      unitWith(led({ 'blue brigade': [30, 18.3] }).view('blue'), 'blue brigade'),
      unitWith(led({ 'blue brigade': [30, 18.2] }).view('blue'), 'blue brigade'),
    ]).toEqual(['a', null]);
  });
  it('MCN-GEN-03, MCN-GEN-08: of a brigadier and a senior the best counts', () => {
    const field = led({ 'blue brigade': [30, 18.5], general: [31, 18.5] });
    expect(generalsWith(field.view('blue'), field.troop('a'))).toHaveLength(2);
    expect(generalBonus(field.view('blue'), field.troop('a'), 'MCN-SHAKEN-02')?.value).toBe(2);
  });
  it('MCN-GEN-04: the general has every unit of his army under him', () => {
    const field = led({ 'blue brigade': [30, 18.5], general: [31, 18.5] });
    expect([
      isUnder(field.view('blue'), 'blue brigade', 'general'),
      isUnder(field.view('blue'), 'blue brigade', 'blue brigade'),
    ]).toEqual([true, true]);
  });
  it('MCN-GEN-06: he goes with a unit that retires', () => {
    const field = led({ 'blue brigade': [30, 18.5] });
    retire(field, 'a', 3, []);
    expect([field.place('a'), unitWith(field.view('blue'), 'blue brigade')]).toEqual([[30, 17], 'a']);
  });
  it('MCN-MOVE-01, MCN-GENRISK-02: 21 inches, half when wounded', () => {
    const field = led({ 'blue brigade': [30, 18.5] });
    expect(rideOf(field.view('blue'), 'blue brigade') / INCH).toBeCloseTo(21, 9);
    field.piece('blue brigade').marks['wounded'] = 1;
    expect(rideOf(field.view('blue'), 'blue brigade') / INCH).toBeCloseTo(10.5, 9);
  });
  it('MCN-GEN-07: alone and touched: taken on a 5, on a 4 he goes to his nearest friends', () => {
    const met = (die: number) => {
      const field = led({ 'blue brigade': [30, 39.3 - 0.875] }, [die]);
      field.piece('b').where = { on: { x: 30 * INCH, y: 40 * INCH, hx: 0, hy: -1 } };
      field.run(generalsMet(field));
      return field;
    };
    expect(met(5).isGone('blue brigade')).toBe(true);
    const away = met(4);
    expect([away.isGone('blue brigade'), unitWith(away.view('blue'), 'blue brigade')]).toEqual([false, 'a']);
  });
  it.each([
    ['fire', 8, 'unhurt'],
    ['fire', 9, 'wounded'],
    ['fire', 10, 'wounded'],
    ['fire', 11, 'dead'],
    ['rout in melee', 7, 'unhurt'],
    ['rout in melee', 8, 'wounded'],
    ['rout in melee', 10, 'captured'],
    ['rout in melee', 11, 'dead'],
    ['melee', 8, 'unhurt'],
    ['melee', 9, 'wounded'],
    ['melee', 11, 'dead'],
  ] as const)('MCN-GENRISK-02, MCN-GENRISK-03, MCN-GENRISK-04: %s with %d: %s', (danger, score, fate) => {
    expect(fateOf(danger, score)).toBe(fate);
  });
});

describe('works', () => {
  it.each([
    [0, 'none'],
    [1, 'none'],
    [2, 'soft'],
    [4, 'soft'],
    [5, 'hard'],
    [8, 'hard'],
    [9, 'fortified'],
  ])('MCN-DEF-03, MCN-DEF-04, MCN-DEF-07: %d points are cover %s', (points, cover) => {
    expect([coverOf(points), isFortification(points)]).toEqual([cover, cover === 'fortified']);
  });
  const houses = (build: 'rustic' | 'urban', fortified = false) => {
    const feature = village('bua', { x: 30 * INCH, y: 30 * INCH }, 0, 4 * INCH);
    return feature.kind === 'bua' ? { ...feature, build, fortified } : feature;
  };
  const town = (
    feature: ReturnType<typeof houses>,
    dice: readonly number[] = [],
    red: Record<string, UnitPlace> = { b: { inside: 'bua/1' } },
  ) => battlefield({ blue: { a: { type: 'medium gun', at: [30, 16] } }, red, terrain: [feature], dice });
  it('MCN-DEF-05: what buildings begin with', () => {
    expect(
      [houses('rustic'), houses('urban'), houses('urban', true)].map((one) =>
        pointsOfWork(town(one).view('blue'), 'bua/1'),
      ),
    ).toEqual([4, 8, 12]);
    expect(HOUSE.works).toMatchObject({
      'wooden bridge': 4,
      'stone bridge': 8,
      abatis: 3,
      fieldwork: 6,
      stockade: 8,
      redoubt: 10,
    });
  });
  it('MCN-DEF-01, MCN-DEF-02: ball of 7 takes a point of the building, of 12 two, of 6 none', () => {
    const after = (score: number) => {
      const field = town(houses('urban'));
      field.run(shootAtWork(field, 'a', 'bua/1', score));
      return pointsOfWork(field.view('blue'), 'bua/1');
    };
    expect([after(6), after(7), after(12)]).toEqual([8, 7, 6]);
  });
  it('MCN-DEF-01: thrown for by itself, with the line for strength', () => {
    const field = town(houses('urban'), [3, 3], { b: { at: [30, 36] } });
    field.run(shootAtWork(field, 'a', 'bua/1'));
    expect(pointsOfWork(field.view('blue'), 'bua/1')).toBe(7);
  });
  it('MCN-DEF-06: at nothing whoever was inside stands shaken in the open, a point less', () => {
    const field = town(houses('rustic'));
    field.run(damageWork(field, 'bua/1', 4, []));
    expect([
      pointsOfWork(field.view('blue'), 'bua/1'),
      field.points('b'),
      field.marks('b').includes('shaken'),
      'on' in field.piece('b').where,
    ]).toEqual([0, 5, true, true]);
  });
  it('MCN-DEF-06: who is on a bridge that goes down reaches the nearer bank shaken, a point less', () => {
    const field = battlefield({
      terrain: [
        river('water', 6 * INCH, course([0, 24 * INCH], [72 * INCH, 24 * INCH])),
        bridge('bridge', 'water', { x: 30 * INCH, y: 24 * INCH }, 2 * INCH),
      ],
      blue: { a: { at: [30, 24.5], formation: 'column' }, c: { at: [30, 17], formation: 'column' } },
      red: { b: { at: [30, 40] } },
    });
    field.run(damageWork(field, 'bridge', 4, []));
    expect([field.place('a'), field.points('a'), field.marks('a'), field.points('c')]).toEqual([
      [30, 30.5],
      5,
      ['shaken'],
      6,
    ]);
  });
  it('MCN-TERR-10, MCN-DEF-07: a wall is an obstacle; a fieldwork of 6 too, of 9 a fortification, of 1 nothing', () => {
    const line = (points: number | null) => {
      const work = {
        ...entrenchment('work', course([0, 60], [60, 60])),
        overrides: points === null ? {} : { mcnally: { strength: points } },
      };
      const field = battlefield({ blue: { a: {} }, terrain: [work, wall('wall', course([0, 90], [60, 90]))] });
      return field.ground.lines.map((one) => defenceOfLine(field.view('blue'), one));
    };
    expect([line(null), line(9), line(1)]).toEqual([
      ['obstacle', 'obstacle'],
      ['fortification', 'obstacle'],
      [null, 'obstacle'],
    ]);
  });
});
