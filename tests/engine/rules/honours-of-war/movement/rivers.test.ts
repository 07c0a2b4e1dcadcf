import { describe, expect, it } from 'vitest';
import { chooseMarch } from './choices';
import { changeCost, mayChange } from '../../../../../engine/rules/honours-of-war/movement/formation-change';
import { nextMove } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import { manoeuvre } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre';
import { runAlong } from '../../../../../engine/rules/honours-of-war/movement/run';
import { isBarredByWater, isInFord, wadingIn } from '../../../../../engine/rules/honours-of-war/movement/water';
import type { Feature } from '../../../../../engine/scenario';
import { at, battlefield, bridge, course, river, road, stream } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { declared, ford, going } from '../ground';
import { allowanceOf, march, marched, pathFrom } from './orders';

/** A fordable river 6 cm wide along y = 70; the unit's centre stands on (60, 58) unless told. */
const BEND = course([0, 70], [240, 70]);
const triebisch = river('triebisch', 6, BEND, 'fordable');
const before = (
  unit: UnitPlace = {},
  terrain: readonly Feature[] = [triebisch],
  more: Partial<Layout> = {},
): TestField => battlefield({ blue: { a: { at: [60, 58], ...unit } }, terrain, ...more });
const COLUMN: UnitPlace = { formation: 'march column' };

describe('HOW-TERR-20: the move that enters a fordable river', () => {
  it('ends with the centre on its middle line, and what is left of the move is lost', () => {
    expect(march(before(), 'a', [['ahead', 12]])).toBe(20);
    expect(march(before(), 'a', [['ahead', 12.1]])).toBe('HOW-TERR-20');
    expect(march(before(), 'a', [['ahead', 11.9]])).toBe(11.9);
  });
  it('has nothing left for another leg or a wheel', () => {
    expect(
      march(before(), 'a', [
        ['ahead', 12],
        ['ahead', 1],
      ]),
    ).toBe('HOW-MOVE-01');
    expect(
      march(before(), 'a', [
        ['ahead', 12],
        ['right', 5],
      ]),
    ).toBe('HOW-TERR-20');
  });
  it.each<[string, UnitPlace, number]>([
    ['close order foot', {}, 20],
    ['light infantry have no advantage', { type: 'jaeger' }, 25],
    ['heavy horse', { type: 'cuirassiers' }, 30],
    ['light horse have no advantage', { type: 'hussars' }, 30],
  ])('%s', (_who, unit, whole) => {
    expect(march(before(unit), 'a', [['ahead', 12]])).toBe(whole);
    expect(march(before(unit), 'a', [['ahead', 13]])).toBe('HOW-TERR-20');
  });
  it('stops at the middle of what bends, wherever the centre meets it', () => {
    const bent = river('triebisch', 6, course([0, 100], [60, 70], [240, 70]), 'fordable');
    expect(march(before({ at: [40, 68] }, [bent]), 'a', [['ahead', 12]])).toBe(20);
    expect(march(before({ at: [40, 68] }, [bent]), 'a', [['ahead', 12.1]])).toBe('HOW-TERR-20');
  });
  it('a wheel does not carry the centre past the middle', () => {
    expect(march(before({ at: [60, 66.5] }), 'a', [['right', 45]])).toBe('HOW-TERR-20');
    expect(march(before({ at: [60, 61] }), 'a', [['right', 45]])).not.toBe('HOW-TERR-20');
  });
  it('a second river stops it again', () => {
    const far = river('elbe', 2, course([0, 80], [240, 80]), 'fordable');
    const on = before({ at: [60, 70], type: 'hussars' }, [triebisch, far]);
    expect(march(on, 'a', [['ahead', 10]])).toBe(30);
    expect(march(on, 'a', [['ahead', 10.1]])).toBe('HOW-TERR-20');
  });
  it('passing friends on the way costs as ever, and the rest is lost', () => {
    const on = battlefield({
      terrain: [triebisch],
      blue: { a: { at: [60, 58], type: 'jaeger' }, b: { at: [60, 63], type: 'jaeger' } },
    });
    expect(march(on, 'a', [['ahead', 12]])).toBe(25);
  });
});

describe('HOW-TERR-20: the next normal move', () => {
  const inIt = (unit: UnitPlace = {}): TestField => before({ at: [60, 70], ...unit });
  it('is at half rate all of it, light troops too', () => {
    expect(march(inIt(), 'a', [['ahead', 10]])).toBe(20);
    expect(march(inIt(), 'a', [['ahead', 10.1]])).toBe('HOW-MOVE-01');
    expect(march(inIt({ type: 'jaeger' }), 'a', [['ahead', 12.5]])).toBe(25);
    expect(march(inIt({ type: 'hussars' }), 'a', [['ahead', 15]])).toBe(30);
    expect(march(inIt({ type: 'hussars' }), 'a', [['ahead', 15.1]])).toBe('HOW-MOVE-01');
  });
  it('wheels at half rate as well', () => {
    // 20 degrees about a corner of a front of 20 cm: 6.98 cm.
    expect(march(inIt(), 'a', [['right', 20]])).toBeCloseTo(13.963, 3);
  });
  it('may be the second normal move of the turn', () => {
    const on = before();
    const first = marched(on, 'a', [['ahead', 12]], { performance: 'Admirable', moves: 2 });
    expect(first.wading).toBeNull();
    const there = inIt();
    const second = nextMove(there.view('blue'), there.troop('a'), first);
    expect([second.move, second.spent, second.wading]).toEqual([2, 0, 'triebisch']);
    expect(march(there, 'a', [['ahead', 10]], second)).toBe(20);
  });
  it('begins in the river when the centre is in the water, short of the middle too', () => {
    const wades = (y: number): string | null => {
      const on = inIt({ at: [60, y] });
      return wadingIn(on.view('blue'), on.troop('a'));
    };
    expect([66.9, 67.1, 70, 72.9, 73.1].map(wades)).toEqual([null, 'triebisch', 'triebisch', 'triebisch', null]);
    expect(march(inIt({ at: [60, 67.1] }), 'a', [['ahead', 10]])).toBe(20);
  });
  it('once out, its move is whole again', () => {
    expect(march(inIt({ at: [60, 73.1] }), 'a', [['ahead', 20]])).toBe(20);
  });
  it('HOW-FORMCHG-08: a change of formation in the river takes a whole move, light infantry too', () => {
    for (const [type, whole] of [
      ['line infantry', 20],
      ['jaeger', 25],
    ] as const) {
      const on = inIt({ type, ...COLUMN });
      expect(changeCost(on.view('blue'), on.troop('a'), 'line')).toBe(whole);
      expect(mayChange(on.view('blue'), allowanceOf(on, 'a'), on.troop('a'), 'line')).toBeNull();
    }
    const dry = before({ type: 'jaeger', ...COLUMN, at: [60, 40] });
    expect(changeCost(dry.view('blue'), dry.troop('a'), 'line')).toBe(0);
  });
});

describe('HOW-TERR-22, HOW-TERR-17: guns and wagons', () => {
  const GUNS: UnitPlace = { type: 'medium gun', formation: 'limbered' };
  const brook = stream('brook', 4, BEND);
  it.each<[string, UnitPlace]>([
    ['guns', GUNS],
    ['wagons', { type: 'transport' }],
  ])('%s stop at the bank of a fordable river and of a stream', (_who, unit) => {
    for (const [water, bank] of [
      [triebisch, 67],
      [brook, 68],
    ] as const) {
      // Their front edge is 6 cm ahead of the centre.
      const on = before({ ...unit, at: [60, 55] }, [water]);
      expect(march(on, 'a', [['ahead', bank - 61 - 0.1]])).toBeCloseTo(bank - 61 - 0.1, 6);
      expect(march(on, 'a', [['ahead', bank - 61 + 0.1]])).toBe('HOW-TERR-22');
    }
  });
  it.each([
    ['a bridge', bridge('crossing', 'brook', at(60, 70), 8), 15],
    ['a ford, at half speed in it', ford('crossing', 'brook', at(60, 70)), 19],
  ])('cross a stream by %s', (_what, crossing, cost) => {
    expect(march(before({ ...GUNS, at: [60, 60] }, [brook, crossing]), 'a', [['ahead', 15]])).toBeCloseTo(cost, 6);
  });
  it('nor may they be left in it', () => {
    const on = before({ ...GUNS, at: [60, 70] });
    expect(isBarredByWater(on.view('blue').ground, on.troop('a'))).toBe(true);
    const foot = before({ at: [60, 70] });
    expect(isBarredByWater(foot.view('blue').ground, foot.troop('a'))).toBe(false);
  });
  it('wherever an impassable river may flow besides', () => {
    const elbe = river('elbe', 6, course([0, 150], [240, 150]));
    const on = before({ ...GUNS, at: [60, 55] }, [brook, elbe]);
    expect(march(on, 'a', [['ahead', 7.1]])).toBe('HOW-TERR-22');
  });
  it('HOW-TERR-18: a twentieth of a square centimetre of water is none', () => {
    // A front of 20 cm that reaches so far into the water.
    const isIn = (cm: number) => {
      const on = before({ at: [60, 65 + cm] }, [river('elbe', 6, BEND)]);
      return isBarredByWater(on.view('blue').ground, on.troop('a'));
    };
    expect([0.002, 0.02, 0.05].map(isIn)).toEqual([false, true, true]);
  });
  it('HOW-TERR-17: foot in column pays nothing for a stream at a bridge, half a move beside it', () => {
    const steg = bridge('steg', 'brook', at(60, 70), 8);
    expect(march(before(COLUMN, [brook, steg]), 'a', [['ahead', 12]])).toBe(12);
    expect(march(before({ ...COLUMN, at: [90, 58] }, [brook, steg]), 'a', [['ahead', 12]])).toBe(24.5);
  });
});

describe('HOW-TERR-23: designated fords', () => {
  const passage = [triebisch, ford('furt', 'triebisch', at(60, 70))];
  /** From 2 cm short of the water until the front edge is 1 cm past it: 6 of 9 cm in the ford. */
  const through = (unit: UnitPlace, front: number, terrain = passage) =>
    march(before({ ...unit, at: [60, 65 - front] }, terrain), 'a', [['ahead', 9]]);
  it.each<[string, UnitPlace, number, number]>([
    ['close order foot in column at half speed', COLUMN, 10, 15],
    ['heavy horse in column at half speed', { type: 'cuirassiers', ...COLUMN }, 10, 15],
    ['guns at half speed', { type: 'medium gun', formation: 'limbered' }, 6, 15],
    ['wagons at half speed', { type: 'transport' }, 6, 15],
    ['light infantry in a file at full speed', { type: 'jaeger', ...COLUMN }, 10, 9],
    ['light horse in column at full speed', { type: 'hussars', ...COLUMN }, 10, 9],
  ])('%s', (_who, unit, front, cost) => {
    expect(through(unit, front)).toBeCloseTo(cost, 6);
  });
  it('over an impassable river as well, and a road through it does not help', () => {
    const deep = [
      river('triebisch', 6, BEND),
      ford('furt', 'triebisch', at(60, 70)),
      road('weg', course([60, 0], [60, 180])),
    ];
    expect(through(COLUMN, 10, deep)).toBeCloseTo(15, 6);
  });
  it('a bridge slows nobody', () => {
    expect(through(COLUMN, 10, [triebisch, bridge('steg', 'triebisch', at(60, 70), 8)])).toBe(9);
  });
  it('no column is stopped in mid-river by it, but whoever is not in column wades', () => {
    expect(march(before({ ...COLUMN, at: [60, 60] }, passage), 'a', [['ahead', 15]])).toBe(18);
    const line = before({ size: 'small', at: [60, 60] }, [triebisch, ford('furt', 'triebisch', at(60, 70), 30)]);
    expect(march(line, 'a', [['ahead', 10.1]])).toBe('HOW-TERR-20');
    const light = before({ size: 'small', type: 'jaeger', at: [60, 60] }, [
      triebisch,
      ford('furt', 'triebisch', at(60, 70), 30),
    ]);
    expect(march(light, 'a', [['ahead', 15]])).toBe(15);
  });
  it('HOW-TERR-19: nor does a line narrower than a bridge over an impassable river cross it', () => {
    const wide = [river('triebisch', 6, BEND), bridge('steg', 'triebisch', at(60, 70), 30)];
    expect(march(before({ size: 'small', at: [60, 60] }, wide), 'a', [['ahead', 15]])).toBe('HOW-TERR-18');
    expect(march(before({ size: 'small', type: 'jaeger', at: [60, 60] }, wide), 'a', [['ahead', 15]])).toBe(15);
  });
  it('HOW-TERR-18: a line that formed on a bridge goes along it, and not off its side into the river', () => {
    const wide = [river('triebisch', 6, BEND), bridge('steg', 'triebisch', at(60, 70), 30)];
    const on = before({ size: 'small', at: [60, 70] }, wide);
    const run = (x: number, y: number) => runAlong(on.view('blue'), on.troop('a'), { x, y }, 12, { normal: 20 });
    expect(run(0, 1).stop).toBeNull();
    expect(run(1, 0).stop?.kind).toBe('water');
    expect(run(1, 0).most).toBeCloseTo(15 - on.troop('a').box.width / 2, 1);
  });
  it('a unit is in the ford while any of it is over the water', () => {
    const isIn = (y: number, x = 60): boolean => {
      const on = before({ type: 'jaeger', ...COLUMN, at: [x, y] }, passage);
      return isInFord(on.view('blue'), on.troop('a'));
    };
    // A file 20 cm long; the water from 67 to 73.
    expect([56.9, 57.1, 70, 82.9, 83.1].map((y) => isIn(y))).toEqual([false, true, true, true, false]);
    expect(isIn(70, 90)).toBe(false);
  });
});

describe('HOW-PERF-06, HOW-RET-04: forced moves', () => {
  it('fall back through a fordable river without a halt', () => {
    const on = before({ at: [60, 60] });
    const run = (more: object) =>
      runAlong(on.view('blue'), on.troop('a'), { x: 0, y: 1 }, 20, { normal: 20, ...more }).most;
    expect([run({}), run({ throughRivers: true })]).toEqual([10, 20]);
  });
});

describe('a crossing, ordered and carried out', () => {
  it('two moves of one activation: into the river, then out of it', () => {
    const on = before();
    const orders = [pathFrom(on, 'a', ['ahead', 12])];
    let step = 0;
    on.run(manoeuvre(on, 'a', { performance: 'Admirable', directed: false }), {
      manoeuvre: () => {
        step += 1;
        const [first] = orders;
        if (step === 1 && first) return { march: first, movers: ['a'] };
        if (step === 2) return { pick: 'second move' };
        return step === 3 ? { march: pathFrom(on, 'a', ['ahead', 10]), movers: ['a'] } : { pick: 'done' };
      },
    });
    expect(on.place('a')).toEqual({ x: 60, y: 80 });
    const reasons = on.events.flatMap((event) => event.reasons.filter(({ clause }) => clause === 'HOW-TERR-20'));
    expect(reasons.map(({ label }) => label)).toEqual(['Ends in the river', 'Out of the river at half speed']);
  });
  it('is among the marches offered: to the middle, then on', () => {
    const foe = { red: { z: { at: [60, 150] as const } } };
    expect(chooseMarch(before({}, [triebisch], foe), at(60, 150))).toEqual({ x: 60, y: 70 });
    expect(chooseMarch(before({ at: [60, 70] }, [triebisch], foe), at(60, 150))).toEqual({ x: 60, y: 80 });
  });
});

describe('declared movement of water', () => {
  it('makes a river ground like other ground', () => {
    const marsh = declared(triebisch, { movement: going({ foot: 'half', guns: 'closed' }) });
    // 7 cm to the water, then 6 at half speed.
    expect(march(before({}, [marsh]), 'a', [['ahead', 13]])).toBe(19);
    expect(march(before({ type: 'hussars' }, [marsh]), 'a', [['ahead', 25]])).toBe(25);
    expect(
      march(before({ type: 'medium gun', formation: 'limbered', at: [60, 55] }, [marsh]), 'a', [['ahead', 8]]),
    ).toBe('HOW-TERR-04');
    const open = declared(river('elbe', 6, BEND), { movement: going({}) });
    expect(march(before({}, [open]), 'a', [['ahead', 20]])).toBe(20);
  });
});
