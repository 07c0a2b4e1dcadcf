import { describe, expect, it } from 'vitest';
import { pathOf, straight } from '../../../../../engine/geometry';
import { approach } from '../../../../../engine/rules/honours-of-war/charge/approach';
import { bonusBarredBy } from '../../../../../engine/rules/honours-of-war/charge/contact';
import { evadePath } from '../../../../../engine/rules/honours-of-war/charge/evasion';
import { withdraw } from '../../../../../engine/rules/honours-of-war/sequence/withdrawal';
import { readout } from '../../../../../engine/rules/honours-of-war/cards';
import { retreat } from '../../../../../engine/rules/honours-of-war/morale/reaction';
import { fightAtOnce } from '../../../../../engine/rules/honours-of-war/melee/melee-phase';
import { pursue } from '../../../../../engine/rules/honours-of-war/melee/pursuit';
import { isRefusal } from '../../../../../engine/rules/common';
import { makeChange, mayChange } from '../../../../../engine/rules/honours-of-war/movement/formation-change';
import { sampleMarches } from '../../../../../engine/rules/honours-of-war/movement/reach';
import { weathered } from '../../../../../engine/rules/honours-of-war/weather';
import type { Performance } from '../../../../../engine/rules/honours-of-war/command/performance-table';
import { WEATHERS } from '../../../../../engine/scenario';
import type { UnitType, Weather } from '../../../../../engine/scenario';
import { course, road } from '../field';
import type { Layout, UnitPlace } from '../field';
import { allowanceOf, march } from '../movement/orders';
import { under } from './under';

const alone = (weather: Weather, a: UnitPlace, more: Partial<Layout> = {}) =>
  under(weather, { blue: { a: { at: [60, 50], ...a } }, ...more });
const moves = (type: UnitType, formation: string, onRoad = false): readonly number[] =>
  WEATHERS.map((weather) => {
    const on = alone(weather, { type, formation });
    return weathered(on.view('blue'), on.troop('a').traits, formation, onRoad);
  });

describe('HOW-WX-01, HOW-WX-04: N in fair weather, light rain, heavy rain, storm and fog', () => {
  it.each([
    ['line infantry', 'line', false, [20, 20, 15, 10, 10]],
    ['jaeger', 'line', false, [25, 25, 18.75, 12.5, 12.5]],
    ['dragoons', 'line', false, [30, 30, 22.5, 15, 15]],
    ['dragoons', 'march column', true, [40, 40, 30, 20, 20]],
    ['medium gun', 'limbered', false, [20, 20, 10, 0, 10]],
    ['medium gun', 'limbered', true, [25, 25, 18.75, 12.5, 12.5]],
    ['horse artillery', 'limbered', false, [30, 30, 15, 0, 15]],
    ['transport', 'march column', false, [15, 15, 7.5, 0, 7.5]],
    ['transport', 'march column', true, [20, 20, 15, 10, 10]],
    ['light gun', 'deployed', false, [15, 15, 7.5, 0, 7.5]],
    // A crew without its guns goes as light foot.
    ['medium gun', 'crew', false, [25, 25, 18.75, 12.5, 12.5]],
  ] as const)('%s in %s, on a road %s: %j', (type, formation, onRoad, expected) => {
    expect(moves(type, formation, onRoad)).toEqual(expected);
  });
});

describe('HOW-WX-04: marches', () => {
  it.each([
    ['light rain', 20],
    ['heavy rain', 15],
    ['fog', 10],
    ['storm', 10],
  ] as const)('foot in %s goes %d cm', (weather, most) => {
    const on = alone(weather, {});
    expect(march(on, 'a', [['ahead', most]])).toBe(most);
    expect(march(on, 'a', [['ahead', most + 0.1]])).toBe('HOW-MOVE-01');
  });
  it('guns in heavy rain: a half off roads, three quarters on them', () => {
    const terrain = [road('road', course([60, 0], [60, 180]))];
    const limbered = { type: 'medium gun', formation: 'limbered' } as const;
    const off = alone('heavy rain', limbered);
    expect([march(off, 'a', [['ahead', 10]]), march(off, 'a', [['ahead', 10.1]])]).toEqual([10, 'HOW-MOVE-01']);
    const on = alone('heavy rain', limbered, { terrain });
    expect([march(on, 'a', [['ahead', 18.7]]), march(on, 'a', [['ahead', 18.8]])]).toEqual([18.7, 'HOW-MOVE-01']);
  });
  it('guns in a storm: not at all off roads, half on them', () => {
    const terrain = [road('road', course([60, 0], [60, 180]))];
    const limbered = { type: 'medium gun', formation: 'limbered' } as const;
    expect(march(alone('storm', limbered), 'a', [['ahead', 0.1]])).toBe('HOW-MOVE-01');
    const on = alone('storm', limbered, { terrain });
    expect([march(on, 'a', [['ahead', 12.5]]), march(on, 'a', [['ahead', 12.6]])]).toEqual([12.5, 'HOW-MOVE-01']);
  });
  it('guns pushed by hand, to the front and to the flank', () => {
    const rain = alone('heavy rain', { type: 'light gun' });
    expect([march(rain, 'a', [['ahead', 7.5]]), march(rain, 'a', [['ahead', 7.6]])]).toEqual([7.5, 'HOW-MOVE-01']);
    expect([march(rain, 'a', [['toward', 90, 5]]), march(rain, 'a', [['toward', 90, 5.1]])]).toEqual([
      5,
      'HOW-MOVE-01',
    ]);
    expect(march(alone('storm', { type: 'light gun' }), 'a', [['ahead', 0.1]])).toBe('HOW-MOVE-01');
  });
  it('lists marches in every weather, none for guns in a storm', () => {
    const count = (weather: Weather, type: UnitType) => {
      const on = alone(weather, { type });
      return sampleMarches(on.view('blue'), allowanceOf(on, 'a'), 20).length;
    };
    for (const weather of WEATHERS) expect(count(weather, 'line infantry')).toBeGreaterThan(0);
    expect(count('storm', 'medium gun')).toBe(0);
    expect(count('heavy rain', 'medium gun')).toBeGreaterThan(0);
  });
  it('is on the card of the unit', () => {
    expect(readout(alone('fog', {}).view('blue'), 'a').lines).toContainEqual({
      label: 'Move',
      value: '10 cm',
      clause: 'HOW-MOVE-01',
    });
  });
});

describe('HOW-TERR-03: costs are fractions of the N that is left', () => {
  it('half a move for a change of formation leaves half of the shortened move', () => {
    const on = alone('fog', {});
    const after = makeChange(on, allowanceOf(on, 'a'), on.troop('a'), 'march column');
    expect(after.spent).toBe(5);
    expect([march(on, 'a', [['ahead', 5]], after), march(on, 'a', [['ahead', 5.1]], after)]).toEqual([
      5,
      'HOW-MOVE-01',
    ]);
  });
  it('a change that takes a whole move can still be made', () => {
    const on = alone('heavy rain', {}, { nations: { blue: { formationChange: { foot: 'full', horse: 'full' } } } });
    const may = (spent: number) =>
      mayChange(on.view('blue'), allowanceOf(on, 'a', { spent }), on.troop('a'), 'march column')?.clause ?? null;
    expect([may(0), may(0.1)]).toEqual([null, 'HOW-FORMCHG-02']);
  });
  it('the deduction for the flank is a quarter of what the rain leaves', () => {
    const on = alone('heavy rain', {});
    // 15 cm less 3.75.
    expect(march(on, 'a', [['toward', 90, 11.2]])).toBe(14.95);
    expect(march(on, 'a', [['toward', 90, 11.3]])).toBe('HOW-MOVE-01');
  });
  it.each([
    ['heavy rain', 5],
    ['storm', 0],
    ['fog', 5],
  ] as const)('guns that limber up in %s may still go %d cm', (weather, left) => {
    const on = alone(weather, { type: 'medium gun' });
    const after = makeChange(on, allowanceOf(on, 'a'), on.troop('a'), 'limbered');
    if (left > 0) expect(march(on, 'a', [['ahead', left]], after)).toBe(left);
    expect(march(on, 'a', [['ahead', left + 0.1]], after)).toBe('HOW-MOVE-01');
  });
  it('a storm keeps no gun from limbering up or unlimbering, once a move', () => {
    const on = alone('storm', { type: 'medium gun' });
    const may = (change: string, spent = 0) =>
      mayChange(on.view('blue'), allowanceOf(on, 'a', { spent }), on.troop('a'), change)?.clause ?? null;
    expect(may('limbered')).toBeNull();
    const after = makeChange(on, allowanceOf(on, 'a'), on.troop('a'), 'limbered');
    expect(after.spent).toBe(5);
    expect(may('deployed', 5)).toBeNull();
    expect(may('deployed', 5.1)).toBe('HOW-ARTY-01');
  });
});

describe('HOW-WX-05: no double moves in a storm', () => {
  const count = (weather: Weather, performance: Performance, a: UnitPlace = {}) =>
    allowanceOf(alone(weather, a), 'a', { performance }).moves;
  it.each(['Admirable', 'Inspiring'] as const)('%s gives one move, two in any other weather', (performance) => {
    expect(WEATHERS.map((weather) => count(weather, performance))).toEqual([2, 2, 2, 1, 2]);
  });
  it('HOW-MOVE-09: nor the march bonus', () => {
    const column: UnitPlace = { formation: 'march column' };
    expect(WEATHERS.map((weather) => count(weather, 'Steady', column))).toEqual([2, 2, 2, 1, 2]);
  });
});

describe('HOW-WX-04: charges, evades and pursuits', () => {
  /** Foot with its front on y = 52 and an enemy so many cm before it. */
  const facing = (weather: Weather, apart: number, z: UnitPlace = {}, a: UnitPlace = {}) =>
    under(weather, { blue: { a: { at: [60, 50], ...a } }, red: { z: { at: [60, 54 + apart], ...z } } });
  const charges = (weather: Weather, apart: number): boolean => {
    const on = facing(weather, apart);
    return !isRefusal(approach(on.view('blue'), allowanceOf(on, 'a'), on.troop('z')));
  };
  it('a charge is a move like any other', () => {
    expect([charges('fair', 19.5), charges('fog', 9.9), charges('fog', 10.5)]).toEqual([true, true, false]);
  });
  it('an evade', () => {
    const length = (weather: Weather): number => {
      const on = facing(weather, 0.5, { type: 'jaeger' }, { type: 'cuirassiers', at: [60, 49.5] });
      return evadePath(on.view('red'), on.troop('z'), on.troop('a'))?.length ?? 0;
    };
    expect(['fair', 'light rain', 'heavy rain', 'storm', 'fog'].map((weather) => length(weather as Weather))).toEqual([
      25, 25, 18.75, 12.5, 12.5,
    ]);
  });
  it('HOW-PURS-04: a pursuit, at least and at most', () => {
    const on = under('heavy rain', { blue: { a: { type: 'dragoons', at: [60, 50] } }, dice: [6] });
    on.run(pursue(on, 'a', true, fightAtOnce));
    expect(on.asked.at(-1)?.form).toEqual({ form: 'span', least: 11.25, most: 22.5 });
    expect(on.place('a').y).toBe(61.3);
  });
  it('a retreat loses nothing', () => {
    const gone = (weather: Weather): number => {
      const on = under(weather, {
        blue: { a: { at: [60, 100], hits: 4, marks: { 'broken off': 1, 'struck by': 'z', 'struck from': 'front' } } },
        red: { z: { at: [60, 120] } },
      });
      on.run(retreat(on, 'a', 'HOW-RET-02'));
      return on.place('a').y;
    };
    expect(gone('storm')).toBe(gone('fair'));
    expect(gone('fair')).toBeLessThanOrEqual(80);
  });
});

describe('HOW-PERF-06: a Feeble command falls back a whole move whatever the weather', () => {
  it.each(WEATHERS)('in %s', (weather) => {
    const on = under(weather, {
      blue: { foot: { at: [60, 60] }, guns: { type: 'medium gun', at: [110, 60] } },
      red: { z: { at: [60, 100] }, y: { at: [110, 100] } },
    });
    withdraw(on, 'blue brigade', 'blue');
    // The limber's middle comes to stand 2.5 cm behind that of the gun before it goes.
    expect([on.place('foot').y, on.place('guns').y]).toEqual([40, 47.5]);
  });
});

describe('HOW-MELEE-18: the charge bonus', () => {
  const barred = (weather: Weather, quality: UnitPlace['class'] = 'standard') => {
    const on = under(weather, {
      blue: { horse: { type: 'dragoons', at: [100, 97.5], class: quality } },
      red: { foe: { type: 'dragoons', at: [100, 102.5] } },
    });
    const { pose } = on.troop('horse').box;
    const from = { ...pose, y: pose.y - 20 };
    return bonusBarredBy(on.view('blue'), 'horse', 'foe', { path: pathOf(from, [straight(from, 20)]), runIn: 20 });
  };
  it('none in storm and fog', () => {
    expect(WEATHERS.map((weather) => barred(weather))).toEqual([null, null, null, 'HOW-MELEE-18', 'HOW-MELEE-18']);
  });
  it('HOW-MELEE-16: inferior horse has none anyway', () => expect(barred('fog', 'inferior')).toBe('HOW-MELEE-16'));
});
