import { describe, expect, it } from 'vitest';
import { facing } from '../../../../../engine/geometry';
import {
  ABOUT,
  changeCost,
  changesInReach,
  changesOf,
  makeChange,
  mayChange,
  spentAfterChange,
} from '../../../../../engine/rules/honours-of-war/movement/formation-change';
import type { ChangeCost } from '../../../../../engine/rules/honours-of-war/troops/nations';
import { at, battlefield, hill, polygon, village, wood } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { allowanceOf, march, marched } from './orders';

const nation = (foot: ChangeCost, horse: ChangeCost = foot): Partial<Layout> => ({
  nations: { blue: { formationChange: { foot, horse } } },
});
const field = (unit: UnitPlace, more: Partial<Layout> = {}): TestField =>
  battlefield({ blue: { a: { at: [60, 50], ...unit } }, ...more });
const cost = (unit: UnitPlace, change: string, more: Partial<Layout> = {}): number => {
  const on = field(unit, more);
  return changeCost(on.view('blue'), on.troop('a'), change);
};
const may = (on: TestField, change: string, spent = 0) =>
  mayChange(on.view('blue'), allowanceOf(on, 'a', { spent }), on.troop('a'), change)?.clause ?? null;
const column: UnitPlace = { formation: 'march column' };

describe('HOW-FORMCHG-02, HOW-FORMCHG-03, HOW-FORMCHG-09: cost by nation and class', () => {
  it.each<[ChangeCost, number, number]>([
    ['none', 0, 10],
    ['half', 10, 10],
    ['full', 20, 20],
  ])('%s: foot pays %d cm, inferior foot %d', (share, usual, inferior) => {
    expect(cost(column, 'line', nation(share))).toBe(usual);
    expect(cost({ ...column, class: 'superior' }, 'line', nation(share))).toBe(usual);
    expect(cost({ ...column, class: 'inferior' }, 'line', nation(share))).toBe(inferior);
  });
  it('horse reads its own value, of its line move', () => {
    expect(cost({ type: 'cuirassiers' }, 'march column', nation('full', 'half'))).toBe(15);
    expect(cost({ type: 'cuirassiers' }, 'march column', nation('full', 'none'))).toBe(0);
  });
  it('HOW-FORMCHG-01: light infantry changes free, inferior too', () => {
    expect(cost({ type: 'jaeger' }, 'march column', nation('full'))).toBe(0);
    expect(cost({ type: 'freikorps', class: 'inferior' }, 'march column', nation('full'))).toBe(0);
  });
  it('HOW-FORMCHG-05, HOW-FORMCHG-06: about turns and double lines cost the same', () => {
    expect(cost({}, ABOUT, nation('half'))).toBe(10);
    expect(cost({ type: 'cuirassiers' }, 'double line', nation('half'))).toBe(15);
  });
});

it('HOW-FORMCHG-02: a change that costs nothing is made once in a move, one that is paid for as often as it can be', () => {
  const again = (share: ChangeCost) => {
    const on = field({ type: 'dragoons' }, nation(share));
    const after = makeChange(on, allowanceOf(on, 'a'), on.troop('a'), 'double line');
    return mayChange(on.view('blue'), after, on.troop('a'), 'line')?.clause ?? null;
  };
  expect([again('none'), again('half'), again('full')]).toEqual(['HOW-FORMCHG-02', null, 'HOW-FORMCHG-02']);
});

it('HOW-FORMCHG-02: what is missing is told, and never less than nothing left', () => {
  const on = field(column, nation('half'));
  const told = mayChange(on.view('blue'), allowanceOf(on, 'a', { spent: 24 }), on.troop('a'), 'line')?.sentence;
  expect(told).toBe('The change costs 10.0 cm; 0.0 cm are left.');
});

it('HOW-CHG-05: a run-in begins anew after a change', () => {
  const on = field(column, nation('half'));
  expect(makeChange(on, marched(on, 'a', [['ahead', 5]]), on.troop('a'), 'line').runIn).toBe(0);
});

it('HOW-TERR-03: guns that were pushed by hand have used the same share of their limbered move', () => {
  const on = field({ type: 'medium gun' });
  const spent = (by: number) =>
    spentAfterChange(on.view('blue'), on.troop('a'), allowanceOf(on, 'a', { spent: by }), 'limbered');
  // Half a centimetre of 10 is one of 20; to limber takes 10.
  expect([spent(0), spent(0.5), spent(5)]).toEqual([10, 11, 20]);
});

describe('HOW-FORMCHG-04: N is the line’s in a move with a change', () => {
  it('whichever way it changes, before the change and after it', () => {
    const on = field(column, nation('half'));
    expect([may(on, 'line', 10), may(on, 'line', 10.1)]).toEqual([null, 'HOW-FORMCHG-02']);
    const after = makeChange(on, allowanceOf(on, 'a'), on.troop('a'), 'line');
    expect(march(on, 'a', [['ahead', 10]], after)).toBe(10);
    expect(march(on, 'a', [['ahead', 10.1]], after)).toBe('HOW-MOVE-01');
    const free = field({}, nation('none'));
    const marching = makeChange(free, allowanceOf(free, 'a'), free.troop('a'), 'march column');
    expect(march(free, 'a', [['ahead', 20]], marching)).toBe(20);
    expect(march(free, 'a', [['ahead', 20.1]], marching)).toBe('HOW-MOVE-01');
  });
  it('HOW-EX-20: Austrians advance 10 cm in column and form line; Prussian horse forms column and goes on 30', () => {
    const on = field(column, nation('half'));
    const advanced = marched(on, 'a', [['ahead', 10]]);
    expect(mayChange(on.view('blue'), advanced, on.troop('a'), 'line')).toBeNull();
    const horse = field({ type: 'cuirassiers', formation: 'double line' }, nation('none'));
    const after = makeChange(horse, allowanceOf(horse, 'a'), horse.troop('a'), 'march column');
    expect(march(horse, 'a', [['ahead', 30]], after)).toBe(30);
    expect(march(horse, 'a', [['ahead', 30.1]], after)).toBe('HOW-MOVE-01');
  });
});

describe('HOW-FORMCHG-07, HOW-FORMCHG-14: how it stands afterwards', () => {
  it('the front edge stays where it was', () => {
    const on = field(column, nation('half'));
    makeChange(on, allowanceOf(on, 'a'), on.troop('a'), 'line');
    // The column's head was at y = 60; a line is 4 cm deep.
    expect([on.place('a'), on.piece('a').formation]).toEqual([{ x: 60, y: 58 }, 'line']);
  });
  it('an about turn keeps the ground and reverses the front', () => {
    const on = field({});
    makeChange(on, allowanceOf(on, 'a'), on.troop('a'), ABOUT);
    expect(on.place('a')).toEqual({ x: 60, y: 50 });
    expect(facing(on.troop('a').box.pose).y).toBeCloseTo(-1);
    expect(on.piece('a').formation).toBe('line');
  });
  it('needs room among friends, enemies, houses and on the table', () => {
    const friend = (x: number): Layout => ({ blue: { a: { at: [60, 50], ...column }, b: { at: [x, 58], ...column } } });
    // The line will reach from x = 50 to 70; a column is 4 cm wide.
    expect(may(battlefield(friend(72.1)), 'line')).toBeNull();
    expect(may(battlefield(friend(71.9)), 'line')).toBe('HOW-FORMCHG-07');
    const enemy = (x: number): Partial<Layout> => ({ red: { z: { at: [x, 58], ...column } } });
    expect([may(field(column, enemy(72.2)), 'line'), may(field(column, enemy(72.05)), 'line')]).toEqual([
      null,
      'HOW-FORMCHG-07',
    ]);
    expect(may(field(column, { terrain: [village('dorf', at(79, 58), 0, 20)] }), 'line')).toBe('HOW-FORMCHG-07');
    expect(may(field({ ...column, at: [9, 50] }), 'line')).toBe('HOW-MOVE-14');
  });
});

it('HOW-FORMCHG-02: the log tells what a change costs, or that it costs nothing', () => {
  const told = (unit: UnitPlace) => {
    const on = field({ ...column, ...unit }, nation('half'));
    makeChange(on, allowanceOf(on, 'a'), on.troop('a'), 'line');
    return on.events.flatMap(({ reasons }) => reasons.map(({ label }) => label));
  };
  expect([told({}), told({ type: 'jaeger' })]).toEqual([['Costs 10.0 cm of the move'], ['Costs nothing of the move']]);
});

describe('HOW-FORMCHG-08: in halving terrain', () => {
  const forest = (from: number): Partial<Layout> => ({
    ...nation('none'),
    terrain: [wood('wald', polygon([from, 30], [120, 30], [120, 80], [from, 80]))],
  });
  it('a full move, whatever the nation, with any part of it before or after', () => {
    expect(cost(column, 'line', forest(61.9))).toBe(20);
    expect(cost(column, 'line', forest(69))).toBe(20);
    expect(cost(column, 'line', forest(70.5))).toBe(0);
    expect(cost({}, 'march column', forest(69))).toBe(20);
  });
  it('for troops it halves only', () => {
    expect(cost({ ...column, type: 'hussars' }, 'line', forest(50))).toBe(0);
    expect(cost({ ...column, type: 'cuirassiers' }, 'line', forest(50))).toBe(30);
    expect(cost({ ...column, type: 'jaeger' }, 'line', forest(50))).toBe(0);
  });
  it('steep hills count', () => {
    const steep = {
      ...nation('none'),
      terrain: [hill('berg', 'steep', 4, polygon([20, 20], [100, 20], [100, 90], [20, 90]))],
    };
    expect(cost({ ...column, type: 'hussars' }, 'line', steep)).toBe(30);
  });
});

it.each<[UnitPlace, string, string, string]>([
  [{}, 'march column', 'HOW-FORMCHG-02', 'A forms march column.'],
  [{}, ABOUT, 'HOW-FORMCHG-05', 'A turns about.'],
  [{ type: 'dragoons' }, ABOUT, 'HOW-FORMCHG-05', 'A turns about.'],
  [{ type: 'dragoons' }, 'dismounted', 'HOW-UNIT-09', 'A dismounts.'],
  [{ type: 'dragoons', formation: 'dismounted' }, 'line', 'HOW-UNIT-09', 'A mounts.'],
  [{ type: 'dragoons', formation: 'dismounted' }, ABOUT, 'HOW-FORMCHG-05', 'A turns about.'],
  [{ type: 'light gun' }, 'limbered', 'HOW-ARTY-01', 'A limbers up.'],
  [{ type: 'light gun', formation: 'limbered' }, 'deployed', 'HOW-ARTY-01', 'A unlimbers.'],
])('%j that makes a change to %s goes by %s and is told', (unit, change, clause, text) => {
  const on = field(unit);
  makeChange(on, allowanceOf(on, 'a'), on.troop('a'), change);
  expect(on.events.map((event) => [event.reasons[0]?.clause, event.text])).toEqual([[clause, text]]);
});

describe('HOW-FORM-01, HOW-FORM-02, HOW-FORM-04: which changes there are', () => {
  it.each<[string, UnitPlace, readonly string[]]>([
    ['foot', {}, ['march column', ABOUT]],
    ['horse', { type: 'cuirassiers' }, ['double line', 'march column', ABOUT, 'dismounted']],
    ['a small regiment', { type: 'cuirassiers', size: 'small' }, ['march column', ABOUT, 'dismounted']],
    ['guns', { type: 'light gun' }, ['limbered']],
    ['limbered guns', { type: 'light gun', formation: 'limbered' }, ['deployed']],
    ['wagons', { type: 'transport' }, []],
    ['a crew without guns', { type: 'light gun', formation: 'crew' }, []],
  ])('%s', (_what, unit, changes) => {
    expect(changesOf(field(unit).troop('a'))).toEqual(changes);
  });
  it('in reach while what is left of the move pays for them', () => {
    const inReach = (spent: number, more?: Partial<Layout>) => {
      const on = field({}, more);
      return changesInReach(on.view('blue'), allowanceOf(on, 'a', { spent }), on.troop('a'));
    };
    expect(inReach(10, nation('half'))).toEqual(['march column', ABOUT]);
    expect(inReach(10.1, nation('half'))).toEqual([]);
    expect(inReach(20, nation('none'))).toEqual(['march column', ABOUT]);
  });
  it('no squares', () => {
    expect(may(field({}), 'square')).toBe('HOW-FORM-01');
  });
});

it('HOW-MOVE-14: a change is judged where it will be stored, so that rounding leaves nobody over the table edge', () => {
  // In double line its rear corner would be 0.0099 cm over the edge, and 0.0104 once its place is rounded.
  const on = battlefield({
    blue: { a: { at: [3.7, 4.4], heading: 197, type: 'cuirassiers', formation: 'march column' } },
    scale: '10mm',
  });
  expect(may(on, 'double line')).toBe('HOW-MOVE-14');
});
