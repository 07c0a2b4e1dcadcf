/** How far a unit may go before enemies, and the way of a move that nobody chooses. */
import { describe, expect, it } from 'vitest';
import { poseAt } from '../../../../engine/geometry';
import { forcedPath } from '../../../../engine/rules/mcnally/movement/forced';
import { lengthClear } from '../../../../engine/rules/mcnally/movement/clear-of-enemy';
import { rout } from '../../../../engine/rules/mcnally/morale/routing';
import { battlefield, INCH } from './field';
import type { UnitPlace } from './field';

describe('MCN-SEQ-06: an inch from every enemy', () => {
  const clear = (
    direction: { readonly x: number; readonly y: number },
    length: number,
    red: Record<string, UnitPlace>,
  ) => {
    const field = battlefield({ blue: { a: { at: [30, 20] } }, red });
    const troop = field.troop('a');
    return Math.round((lengthClear(field.whole, troop, troop.box, direction, length * INCH) / INCH) * 100) / 100;
  };
  const NORTH = { x: 0, y: 1 };
  const EAST = { x: 1, y: 0 };
  it.each([
    ['ends an inch before one', NORTH, 6, [30, 25.75], 3],
    ['may pass an inch beside one', NORTH, 6, [38, 24], 6],
    ['and no nearer', NORTH, 6, [37.9, 24], 1.81],
    ['half an inch from one: no nearer', NORTH, 0.3, [30, 22.25], 0],
    ['half an inch from one: along it', EAST, 4, [30, 22.25], 4],
    ['half an inch from one: away from it', { x: 0, y: -1 }, 4, [30, 22.25], 4],
  ] as const)('%s', (_title, direction, length, at, gone) => {
    expect(clear(direction, length, { b: { at } })).toBeCloseTo(gone, 1);
  });
  it('half an inch from one, and along it an inch before another', () => {
    expect(clear(EAST, 6, { b: { at: [30, 22.25] }, c: { at: [41, 20] } })).toBeCloseTo(3, 1);
  });
});

describe('the way of a forced move', () => {
  const from = poseAt({ x: 50, y: 60 }, { x: 0.6, y: 0.8 });
  const legsTo = (start: typeof from) =>
    forcedPath(from, start, { to: { ...start, y: start.y + 5 }, length: 5, halt: null }, { x: 0, y: 1 }).legs.map(
      ({ kind }) => kind,
    );
  it('is straight where it faces as before', () => {
    expect(legsTo({ ...from })).toEqual(['straight']);
  });
  it.each([
    ['turned to the other side of north', { hx: -0.6 }],
    ['turned to the other side of east', { hy: -0.8 }],
    ['beginning farther east', { x: 52 }],
    ['beginning farther north', { y: 62 }],
  ])('is first put where it begins: %s', (_title, other) => {
    expect(legsTo({ ...from, ...other })).toEqual(['place', 'straight']);
  });
});

describe('MCN-ROUT-04: who does not know what it runs from', () => {
  it.each([
    ['named first', { b: { at: [31, 34] }, c: { at: [4, 24] } }],
    ['named last', { c: { at: [4, 24] }, b: { at: [31, 34] } }],
  ] as const)('runs from the nearest enemy, %s', (_title, red) => {
    const field = battlefield({ blue: { a: { at: [30, 24] } }, red });
    field.run(rout(field, 'a', null, []));
    expect(field.place('a')[1]).toBeLessThan(14);
  });
});
