import { describe, expect, it } from 'vitest';
import { clearFigures } from '../../../../../engine/rules/honours-of-war/command/displacing';
import { battlefield } from '../field';
import type { Layout } from '../field';

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

describe('HOW-CMD-08: a figure in the way steps the shortest way clear', () => {
  it('over the nearest edge', () => {
    expect(stoodOn([100, 51]).place('foot')).toEqual({ x: 100, y: 52 });
    expect(stoodOn([100, 49]).place('foot')).toEqual({ x: 100, y: 48 });
  });
  it('one that stands clear or on the edge stays', () => {
    expect(stoodOn([100, 52]).place('foot')).toEqual({ x: 100, y: 52 });
    expect(stoodOn([100, 53]).events).toEqual([]);
  });
  it('a die between two ways within 0.5 cm of each other: 1 to 3 his left, 4 to 6 his right', () => {
    const column = (die: number) =>
      stoodOn([100, 50], {
        blue: { a: { at: [100, 50], formation: 'march column', command: 'foot' } },
        dice: [die],
      }).place('foot');
    expect(column(3)).toEqual({ x: 98, y: 50 });
    expect(column(4)).toEqual({ x: 102, y: 50 });
  });
  it('not nearer than 10 cm to the enemy while there is another way', () => {
    const red = { foe: { at: [100, 62] as const, heading: 180 } };
    expect(stoodOn([100, 50.5], { red }).place('foot')).toEqual({ x: 100, y: 48 });
  });
  it('10 cm are waived when every way out is too near', () => {
    const red = { foe: { at: [100, 56] as const, heading: 180 }, behind: { at: [100, 40] as const } };
    expect(stoodOn([100, 51], { red }).place('foot')).toEqual({ x: 100, y: 52 });
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
