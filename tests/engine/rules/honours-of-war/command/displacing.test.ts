import { describe, expect, it } from 'vitest';
import { clearFigures } from '../../../../../engine/rules/honours-of-war/command/displacing';
import { battlefield, course, river } from '../field';
import type { Layout, UnitPlace } from '../field';

/** A line at (100, 50) facing north: 90 to 110 east, 48 to 52 north; and a commander of blue somewhere on it. */
const stoodOn = (at: readonly [number, number], layout: Layout = {}) => {
  const field = battlefield({
    blue: { a: { at: [100, 50], command: 'foot' } },
    leaders: { foot: { at, side: 'blue' } },
    ...layout,
  });
  field.run(clearFigures(field));
  return field;
};

describe('HOW-CMD-08: a figure in the way steps once, the shortest way to where nobody marches', () => {
  it('2 cm off, and not before the front of a friend who would only drive him on', () => {
    expect(stoodOn([100, 49]).place('foot')).toEqual({ x: 100, y: 46 });
    expect(stoodOn([100, 51]).place('foot')).toEqual({ x: 100, y: 46 });
  });
  it('in proportion at smaller scales', () => {
    const { events } = stoodOn([100, 50], { scale: '6mm' });
    expect(events[0]?.reasons[0]?.label).toBe('Moved 1.0 cm, the shortest way clear');
  });
  it('one that stands clear or on the edge stays', () => {
    expect(stoodOn([100, 52]).place('foot')).toEqual({ x: 100, y: 52 });
    expect(stoodOn([100, 53]).events).toEqual([]);
  });
  it('between two regiments that touch he does not go to and fro', () => {
    const field = stoodOn([109.99, 50.5], {
      blue: { a: { at: [100, 50], command: 'foot' }, b: { at: [120.02, 50], command: 'foot' } },
    });
    expect(field.place('foot')).toEqual({ x: 110, y: 46 });
    field.run(clearFigures(field));
    expect(field.texts()).toEqual(['Foot makes way for A.']);
  });
  it('a die between two ways within 0.5 cm of each other: 1 to 3 his left, 4 to 6 his right', () => {
    const column = (die: number) =>
      stoodOn([100, 50], {
        blue: { a: { at: [100, 50], formation: 'march column', command: 'foot' } },
        dice: [die],
      }).place('foot');
    expect(column(3)).toEqual({ x: 96, y: 50 });
    expect(column(4)).toEqual({ x: 104, y: 50 });
    // 3.4 cm to the one side, 4.6 to the other: no die.
    const aside = { a: { at: [100, 50], formation: 'march column', command: 'foot' } } as const;
    expect(stoodOn([100.6, 50], { blue: aside }).place('foot')).toEqual({ x: 104, y: 50 });
  });
  it('not nearer than 10 cm to the enemy while there is another way', () => {
    const red = { foe: { at: [100, 38] as const } };
    expect(stoodOn([105, 50.5]).place('foot')).toEqual({ x: 105, y: 46 });
    expect(stoodOn([105, 50.5], { red }).place('foot')).toEqual({ x: 112, y: 50.5 });
  });
  it('10 cm are waived when every way out is too near', () => {
    const red = { foe: { at: [100, 56] as const, heading: 180 }, behind: { at: [100, 40] as const } };
    expect(
      stoodOn([100, 51], { red, blue: { a: { at: [100, 50], command: 'foot', formation: 'line' } } }).events,
    ).toHaveLength(1);
  });
  it('just clear where there is no elbow room anywhere', () => {
    // Battalions 3 cm apart, as far as he rides on all four sides.
    const rank = [1, 2, 3].flatMap((i): readonly [string, UnitPlace][] => [
      [`east ${i}`, { at: [100 + 23 * i, 90] }],
      [`west ${i}`, { at: [100 - 23 * i, 90] }],
      [`north ${i}`, { at: [100, 82 + 23 * i], heading: 90 }],
      [`south ${i}`, { at: [100, 98 - 23 * i], heading: 90 }],
    ]);
    const blue = { a: { at: [100, 90] as const, command: 'foot' }, ...Object.fromEntries(rank) };
    const { where } = stoodOn([100, 90], { blue }).piece('foot');
    expect('on' in where ? where.on.y : null).toBeCloseTo(87.98, 3);
  });
  it('not away from those he leads while there is another way', () => {
    const own = {
      led: { at: [100, 90] as const, command: 'foot' },
      a: { at: [100, 60] as const, formation: 'march column' },
    };
    expect(stoodOn([100, 70], { blue: own }).place('foot').y).toBe(70);
  });
  it('not across a river that he cannot ride through', () => {
    const terrain = [river('elbe', 4, course([0, 45], [240, 45]))];
    expect(stoodOn([105, 50.5], { terrain }).place('foot')).toEqual({ x: 112, y: 50.5 });
  });
});

describe('HOW-CMD-10: driven aside by the enemy he is tested at once', () => {
  const driven = (dice: readonly number[]) =>
    stoodOn([100, 51], { blue: { own: { at: [30, 50], command: 'foot' } }, red: { foe: { at: [100, 50] } }, dice });
  it('11 is a casualty, 10 is not', () => {
    expect(driven([5, 6]).piece('foot').marks['rating']).toBe('dithering');
    expect(driven([5, 5]).piece('foot').marks['rating']).toBeUndefined();
  });
  it('a friend drives nobody into danger', () => {
    expect(stoodOn([100, 51]).events.some((event) => event.do === 'rolled')).toBe(false);
  });
});
