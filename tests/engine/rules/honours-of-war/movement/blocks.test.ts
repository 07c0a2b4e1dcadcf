import { describe, expect, it } from 'vitest';
import {
  entryPath,
  exitRefused,
  enterBlock,
  leaveBlock,
  mayLeave,
} from '../../../../../engine/rules/honours-of-war/movement/blocks';
import { isRefusal } from '../../../../../engine/rules/common';
import type { Allowance } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import { endOf, gap } from '../../../../../engine/geometry';
import { at, battlefield, village } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { allowanceOf } from './orders';

/** A block of 20 cm whose south side lies at y = 80. */
const dorf = village('dorf', at(60, 90), 0, 20);
const field = (unit: UnitPlace, more: Partial<Layout> = {}): TestField =>
  battlefield({ blue: { a: { at: [60, 50], ...unit }, ...more.blue }, terrain: [dorf], ...omitBlue(more) });
const omitBlue = ({ blue: _blue, ...rest }: Partial<Layout>): Partial<Layout> => rest;
const enter = (on: TestField, change: Partial<Allowance> = {}): string | null => {
  const block = on.ground.block('dorf/1');
  if (!block) throw new Error('no block');
  const path = entryPath(on.view('blue'), allowanceOf(on, 'a', change), block);
  return isRefusal(path) ? path.clause : null;
};
/** A line whose front edge is so far from the houses. */
const before = (gapTo: number, unit: UnitPlace = {}): UnitPlace => ({ at: [60, 78 - gapTo], ...unit });

describe('HOW-BUA-06: half the move is left on reaching the houses', () => {
  it.each<[string, UnitPlace, number]>([
    ['foot in line', {}, 10],
    ['light infantry', { type: 'jaeger' }, 12.5],
  ])('%s', (_what, unit, most) => {
    expect(enter(field(before(most, unit)))).toBeNull();
    expect(enter(field(before(most + 0.1, unit)))).toBe('HOW-BUA-06');
  });
  it('what was spent before counts; in contact the whole move is in hand', () => {
    expect(enter(field(before(4)), { spent: 6 })).toBeNull();
    expect(enter(field(before(4)), { spent: 6.1 })).toBe('HOW-BUA-06');
    expect(enter(field(before(0)))).toBeNull();
    expect([enter(field(before(0)), { spent: 10 }), enter(field(before(0)), { spent: 10.1 })]).toEqual([
      null,
      'HOW-BUA-06',
    ]);
    const block = field({}).ground.block('dorf/1');
    const on = field(before(4));
    const path = block && entryPath(on.view('blue'), allowanceOf(on, 'a', { spent: 7.5 }), block);
    expect(path && isRefusal(path) ? path.sentence : null).toBe(
      'Half the move must be left at the houses: 10.0 cm; 8.5 cm would be.',
    );
  });
  it('by a wheel of 90 degrees at most', () => {
    // The houses lie behind its right shoulder.
    const on = field({ formation: 'march column', size: 'small', at: [44, 92] });
    const block = on.ground.block('dorf/1');
    const path = block && entryPath(on.view('blue'), allowanceOf(on, 'a'), block);
    const end = path && !isRefusal(path) ? endOf(path) : null;
    expect([end?.hx, end?.hy]).toEqual([expect.closeTo(1, 9), expect.closeTo(0, 9)]);
  });
  it('straight on where that leads to them, else by a wheel, which is part of the way', () => {
    expect(enter(field({ at: [48, 72] }))).toBeNull();
    // Wheel and way take more than 8.5 of the 12.5 cm a column may use.
    const aside: UnitPlace = { formation: 'march column', at: [44, 62] };
    expect(enter(field(aside))).toBeNull();
    expect(enter(field(aside), { spent: 4 })).toBe('HOW-BUA-06');
  });
  it('occupying uses up the move', () => {
    const on = field(before(5));
    const allowance = allowanceOf(on, 'a');
    const block = on.ground.block('dorf/1');
    const path = block && entryPath(on.view('blue'), allowance, block);
    if (!block || !path || isRefusal(path)) throw new Error('cannot enter');
    const after = enterBlock(on, allowance, block, path);
    expect([on.piece('a').where, after.spent]).toEqual([{ inside: 'dorf/1' }, 20]);
    expect(mayLeave(on.view('blue'), after, 2)?.clause).toBe('HOW-BUA-07');
    expect(on.events.map((event) => event.do)).toEqual(['moved', 'went']);
  });
  it('in contact it goes in without a way', () => {
    const others = [
      { ...village('fern', at(200, 90), 0, 20), name: 'Fern' },
      { ...dorf, name: 'Dorf' },
    ];
    const on = field(before(0.05), { terrain: others });
    const block = on.ground.block('dorf/1');
    const path = block && entryPath(on.view('blue'), allowanceOf(on, 'a'), block);
    if (!block || !path || isRefusal(path)) throw new Error('cannot enter');
    enterBlock(on, allowanceOf(on, 'a'), block, path);
    expect(on.events.map((event) => event.do)).toEqual(['went']);
    expect(on.texts()).toEqual(['A occupies Dorf.']);
  });
  it('HOW-PERF-05: poor troops do not go in toward the enemy', () => {
    const on = (y: number) => field(before(5), { red: { z: { at: [60, y] } } });
    expect(enter(on(130), { performance: 'Poor' })).toBe('HOW-PERF-05');
    expect(enter(on(20), { performance: 'Poor' })).toBeNull();
    expect(enter(on(130))).toBeNull();
  });
});

describe('HOW-BUA-04, HOW-BUA-05: who may hold a block', () => {
  const inside = (n: number, side: 'blue' | 'red' = 'blue'): Partial<Layout> => ({
    [side]: Object.fromEntries(Array.from({ length: n }, (_, i) => [`in ${i}`, { inside: 'dorf/1', size: 'small' }])),
  });
  it('two units, small ones counting as one', () => {
    expect(enter(field(before(5), inside(1)))).toBeNull();
    expect(enter(field(before(5), inside(2)))).toBe('HOW-BUA-04');
  });
  it('a block the enemy holds is charged instead', () => {
    expect(enter(field(before(5), inside(1, 'red')))).toBe('HOW-BUA-19');
  });
  it('HOW-BUA-01: each block of a village is fought for by itself', () => {
    const block = (n: number, y: number) => ({ id: `dorf/${n}`, at: at(60, y), turn: 0, side: 20 });
    const terrain = [{ ...dorf, blocks: [block(1, 90), block(2, 110)] }];
    const held = (n: number) => enter(field(before(5), { terrain, red: { z: { inside: `dorf/${n}` } } }));
    expect([held(1), held(2)]).toEqual(['HOW-BUA-19', null]);
  });
  it.each<[string, UnitPlace]>([
    ['horse', { type: 'hussars' }],
    ['wagons', { type: 'transport' }],
  ])('not %s', (_what, unit) => {
    expect(enter(field(before(3, unit)))).toBe('HOW-BUA-05');
  });
});

describe('HOW-BUA-08: guns take a turn of their own', () => {
  const guns = (gapTo: number): UnitPlace => ({ type: 'medium gun', formation: 'limbered', at: [60, 74 - gapTo] });
  it('they halt at the edge first', () => {
    expect(enter(field(guns(0)))).toBeNull();
    expect(enter(field(guns(2)))).toBe('HOW-BUA-08');
    for (const spent of [0.5, 2]) expect(enter(field(guns(0)), { spent })).toBe('HOW-BUA-08');
    expect(enter(field(guns(0)), { move: 2, moves: 2 })).toBe('HOW-BUA-08');
  });
  it('they stand inside unlimbered, and come out limbered with another turn', () => {
    const on = field(guns(0));
    const block = on.ground.block('dorf/1');
    const allowance = allowanceOf(on, 'a', { moves: 2 });
    const path = block && entryPath(on.view('blue'), allowance, block);
    if (!block || !path || isRefusal(path)) throw new Error('cannot enter');
    const after = enterBlock(on, allowance, block, path);
    expect([on.piece('a').where, on.piece('a').formation, after.moves]).toEqual([{ inside: 'dorf/1' }, 'deployed', 1]);
    leaveBlock(on, allowanceOf(on, 'a'), 2);
    expect([on.piece('a').formation, on.place('a')]).toEqual(['limbered', { x: 60, y: 73.9 }]);
  });
});

describe('HOW-BUA-07: leaving', () => {
  const inside = (more: Partial<Layout> = {}): TestField => field({ inside: 'dorf/1' }, more);
  const leave = (on: TestField, face: number, change: Partial<Allowance> = {}) =>
    mayLeave(on.view('blue'), allowanceOf(on, 'a', change), face)?.clause ?? null;
  it.each([
    [0, { x: 60, y: 102.1 }],
    [1, { x: 72.1, y: 90 }],
    [2, { x: 60, y: 77.9 }],
    [3, { x: 47.9, y: 90 }],
  ])('by face %d in line beside the houses, the front outward', (face, place) => {
    const on = inside();
    expect(leave(on, face)).toBeNull();
    const after = leaveBlock(on, allowanceOf(on, 'a'), face);
    expect([on.place('a'), on.piece('a').formation, after.spent]).toEqual([place, 'line', 20]);
    expect(
      gap(
        on.troop('a').box,
        dorf.kind === 'bua' ? (on.ground.block('dorf/1')?.box ?? on.troop('a').box) : on.troop('a').box,
      ),
    ).toBeLessThan(0.11);
  });
  it('takes a whole normal move', () => {
    expect(leave(inside(), 2, { spent: 0.1 })).toBe('HOW-BUA-07');
  });
  it('of guns a turn of its own, of foot either of two moves (HOW-BUA-08)', () => {
    const second = { move: 2, moves: 2 };
    const guns = () => field({ inside: 'dorf/1', type: 'medium gun' });
    expect([leave(guns(), 2), leave(guns(), 2, second), leave(inside(), 2, second)]).toEqual([
      null,
      'HOW-BUA-08',
      null,
    ]);
    expect(leave(guns(), 2, { changed: true })).toBe('HOW-BUA-08');
  });
  it('needs room', () => {
    const on = inside({ red: { z: { at: [60, 104] } } });
    expect([leave(on, 0), leave(on, 2)]).toEqual(['HOW-FORMCHG-07', null]);
    expect(exitRefused(on.view('blue'), on.troop('a'), 0)?.clause).toBe('HOW-FORMCHG-07');
  });
  it('HOW-PERF-05: poor troops leave away from the enemy only', () => {
    const on = inside({ red: { z: { at: [60, 130] } } });
    expect([leave(on, 0, { performance: 'Poor' }), leave(on, 2, { performance: 'Poor' })]).toEqual([
      'HOW-PERF-05',
      null,
    ]);
  });
  it('a unit in no block does not leave one', () => {
    expect(leave(field({}), 0)).toBe('HOW-BUA-07');
  });
});
