import { describe, expect, it } from 'vitest';
import { nextMove, oneMove, secondMoveRefused } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import { changesInReach, labelOfFormation } from '../../../../../engine/rules/honours-of-war/movement/formation-change';
import { at, battlefield, course, road, village, wall } from '../field';
import type { UnitPlace } from '../field';
import { allowanceOf, march, marched } from './orders';

const on = (a: UnitPlace = {}) => battlefield({ blue: { a: { at: [60, 50], ...a } } });

describe('what a unit has in hand', () => {
  it('HOW-PERF-08: a second move begins afresh', () => {
    const field = on();
    const used = allowanceOf(field, 'a', {
      spent: 8,
      turns: 2,
      turnedNear: 30,
      deducted: true,
      changed: true,
      moves: 2,
    });
    expect(nextMove(field.view('blue'), field.troop('a'), used)).toMatchObject({
      move: 2,
      spent: 0,
      turns: 0,
      turnedNear: 0,
      deducted: false,
      changed: false,
    });
  });
  it('HOW-MOVE-01: only after the first is begun, by way or by a change', () => {
    const field = on();
    const refused = (change: object) =>
      secondMoveRefused(field.view('blue'), allowanceOf(field, 'a', { moves: 2, performance: 'Admirable', ...change }))
        ?.clause ?? null;
    expect([{}, { spent: 0.5 }, { changed: true }, { spent: 3, moves: 1 }].map(refused)).toEqual([
      'HOW-MOVE-01',
      null,
      null,
      'HOW-PERF-03',
    ]);
  });
  it('HOW-PURS-04: out of turn one move, though a march would have two', () => {
    const field = on({ formation: 'march column' });
    expect(allowanceOf(field, 'a').moves).toBe(2);
    expect(oneMove(field.view('blue'), field.troop('a')).moves).toBe(1);
  });
});

describe('HOW-CHG-05: the run-in of a march', () => {
  const runIn = (cm: number, line: number | null = null) => {
    const terrain = line === null ? [] : [wall('wall', course([0, line], [240, line]))];
    const field = battlefield({ terrain, blue: { a: { at: [60, 50], type: 'hussars' } } });
    return marched(field, 'a', [['ahead', cm]], { runIn: 14, travelled: 14 }).runIn;
  };
  it('goes on over open ground, and begins anew at the last obstacle', () => {
    expect(runIn(10)).toBeCloseTo(24, 9);
    // Its front lies on y = 52.5.
    expect(runIn(10, 58.5)).toBeCloseTo(4, 1);
    expect(runIn(10, 53)).toBeCloseTo(9.5, 1);
  });
  it('a road breaks no run', () => {
    const terrain = [road('weg', course([0, 58], [240, 58]))];
    const field = battlefield({ terrain, blue: { a: { at: [60, 50], type: 'hussars' } } });
    expect(marched(field, 'a', [['ahead', 10]], { runIn: 14 }).runIn).toBeCloseTo(24, 9);
  });
});

describe('HOW-MOVE-06: wheels near the enemy', () => {
  const wheels = (gap: number, degrees: number, turnedNear = 0) => {
    const field = battlefield({ blue: { a: { at: [60, 50] } }, red: { z: { at: [60, 54 + gap] } } });
    return march(field, 'a', [['left', degrees]], { turnedNear });
  };
  it('45 degrees in all, wherever it comes near while it turns', () => {
    expect([wheels(20, 45), wheels(20, 46)]).toEqual([expect.any(Number), 'HOW-MOVE-06']);
    expect([wheels(19, 5, 40), wheels(19, 6, 40)]).toEqual([expect.any(Number), 'HOW-MOVE-06']);
    // From 25 cm off a wheel of 46 degrees brings its outer end near.
    expect(wheels(25, 46)).toBe('HOW-MOVE-06');
    expect(wheels(60, 46)).toEqual(expect.any(Number));
  });
});

describe('formation changes in words and in reach', () => {
  it.each([
    ['about turn', 'Turn about'],
    ['irregular line', 'Line the edge'],
    ['limbered', 'Limber up'],
    ['deployed', 'Unlimber'],
    ['double line', 'Form double line'],
  ])('%s: %s', (change, label) => {
    expect(labelOfFormation(change)).toBe(label);
  });
  it('HOW-FORMCHG-02: those that what is left pays for exactly', () => {
    const nations = { blue: { formationChange: { foot: 'half', horse: 'half' } } } as const;
    const field = battlefield({ blue: { a: { at: [60, 50] } }, nations });
    const reach = (spent: number) =>
      changesInReach(field.view('blue'), allowanceOf(field, 'a', { spent }), field.troop('a'));
    expect([reach(10), reach(10.1)]).toEqual([['march column', 'about turn'], []]);
  });
});

describe('HOW-BUA-06: into houses', () => {
  it('foot goes in as it stands, and only guns are set down', () => {
    const field = battlefield({
      terrain: [village('dorf', at(60, 70), 0, 20)],
      blue: { a: { at: [60, 50] } },
    });
    expect(march(field, 'a', [['ahead', 8]])).toBe(8);
  });
});
