/** Where routers run and retiring units end: cover, bends, edges, houses left behind. */
import { describe, expect, it } from 'vitest';
import { retire } from '../../../../engine/rules/mcnally/morale/retiring';
import { rout, routMove, takeLeftGuns } from '../../../../engine/rules/mcnally/morale/routing';
import type { Feature } from '../../../../engine/scenario';
import { course, polygon, river, village, wood } from '../../terrain/tables';
import { battlefield, INCH } from './field';
import type { Layout, UnitPlace } from './field';

type Units = Readonly<Record<string, UnitPlace>>;
/** Blue's unit at the middle, routed by red's to its north; where it stands then. */
const ran = (blue: Units, red: Units = {}, more: Partial<Layout> = {}) => {
  const field = battlefield({ blue: { a: { at: [30, 24] }, ...blue }, red: { b: { at: [30, 26] }, ...red }, ...more });
  field.run(rout(field, 'a', 'b', []));
  return field.place('a');
};
const box = (west: number, south: number, east: number, north: number) =>
  polygon(
    [west * INCH, south * INCH],
    [east * INCH, south * INCH],
    [east * INCH, north * INCH],
    [west * INCH, north * INCH],
  );

describe('cover that routers make for', () => {
  it('MCN-ROUT-04: with none it runs straight away, toward its own edge', () => {
    expect(ran({})).toEqual([30, 12]);
  });
  it.each<readonly [string, Units, boolean]>([
    ['the nearer of two friends', { c: { at: [33, 16] }, d: { at: [22, 12] } }, true],
    ['the nearer, whichever is named first', { d: { at: [22, 12] }, c: { at: [33, 16] } }, true],
    ['no friend who runs himself', { c: { at: [33, 16], marks: { routing: 1 } } }, false],
  ])('MCN-ROUT-04: %s', (_title, friends, isToRight) => {
    expect(ran(friends)[0] > 30).toBe(isToRight);
  });
  it.each([
    [24, true],
    [24.1, false],
  ])('MCN-ROUT-04: a friend at its side, 90 degrees off, is cover, at %d farther up none: %s', (y, isCover) => {
    expect(ran({ c: { at: [42, y] } }, { d: { at: [42, 46] } })[0] > 30).toBe(isCover);
  });
  it('MCN-ROUT-04: it stops when the whole depth of the friend is behind it', () => {
    // 4.5 to his middle, 3.61 from there to his corner, 0.875 of its own depth.
    expect(ran({ c: { at: [30, 19.5] } })[1]).toBeCloseTo(24 - 4.5 - 3.61 - 0.875, 2);
  });
  it('MCN-ROUT-04: a wood is cover, run through to its far side; the one it stands in is not', () => {
    const near = wood('near', box(30, 15, 34, 19));
    // 7.28 to its middle, 2.47 from there to its far corner, 0.875 of its own depth.
    expect(ran({}, {}, { terrain: [near] })).toEqual([32.92, 13.78]);
    const around = wood('around', box(20, 14, 42, 34));
    expect(ran({}, {}, { terrain: [around] })[0]).toBe(30);
  });
});

describe('ways bent round the enemy', () => {
  /** An enemy to one side, and another far off on the other, so that the armies face north and south. */
  it.each<readonly [number, number, number, readonly [number, number]]>([
    [0, 18, 20, [30, 12]],
    [15, 34, 18, [26.89, 12.41]],
    [30, 34, 14, [24, 13.61]],
    [45, 32, 14, [21.51, 15.51]],
    [60, 30, 14, [19.61, 18]],
    [75, 30, 10, [18.41, 20.89]],
    [-15, 18, 14, [33.11, 12.41]],
    [-30, 18, 10, [36, 13.61]],
  ])('MCN-ROUT-04, MCN-ROUT-05: by the least that leaves everybody farther off: %d degrees', (_bend, x, y, place) => {
    const c = { at: [x, y] as const, heading: 90 };
    expect(ran({}, { c, d: { at: [60 - x, 46] } })).toEqual(place);
  });
});

describe('the table edge', () => {
  const sides: readonly (readonly [string, readonly [number, number], readonly [number, number]])[] = [
    ['west', [4, 24], [40, 24]],
    ['east', [68, 24], [30, 24]],
    ['south', [36, 4], [36, 40]],
    ['north', [36, 44], [36, 8]],
  ];
  it.each(sides)(
    'MCN-ROUT-03, MCN-SCALE-06: in step B one who reaches the %s edge loses a point, and first he does not',
    (_side, at, by) => {
      const run = (isFirst: boolean) => {
        const field = battlefield({
          blue: { a: { at, marks: { routing: 1, 'routed by': 'b' } } },
          red: { b: { at: by } },
        });
        field.run(routMove(field, 'a', isFirst));
        return field.points('a');
      };
      expect([run(true), run(false)]).toEqual([6, 5]);
    },
  );
  it.each<readonly [string, readonly [number, number], readonly [number, number], readonly [number, number]]>([
    ['west', [44, 30], [70, 24], [24, 24]],
    ['east', [28, 30], [2, 24], [48, 24]],
    ['south', [44, 30], [36, 46], [36, 12]],
    ['north', [44, 18], [36, 2], [36, 36]],
  ])(
    'MCN-ROUT-04, MCN-SCALE-06: its own edge, where the army set up, to the %s, is cover',
    (_side, by, army, place) => {
      const field = battlefield({ blue: { a: { at: [36, 24] } }, red: { b: { at: by }, c: { at: army } } });
      field.run(rout(field, 'a', 'b', []));
      expect(field.place('a')).toEqual(place);
    },
  );
  it('MCN-ROUT-04: a friend nearer than the edge is the better cover, and the edge the better than one farther off', () => {
    const toward = (y: number) => {
      const field = battlefield({
        blue: { a: { at: [30, 10] }, c: { at: [37, y] } },
        red: { b: { at: [30, 12] }, d: { at: [37, 46] } },
      });
      field.run(rout(field, 'a', 'b', []));
      return field.place('a')[0] > 30;
    };
    expect([toward(5), toward(2.5)]).toEqual([true, false]);
  });
  it('MCN-ROUT-03: short of the edge nothing is lost', () => {
    const field = battlefield({ blue: { a: { at: [36, 14], marks: { routing: 1 } } }, red: { b: { at: [36, 20] } } });
    field.run(routMove(field, 'a', false));
    expect([field.place('a'), field.points('a')]).toEqual([[36, 2], 6]);
  });
});

describe('who cannot run', () => {
  const walls: readonly Feature[] = [
    river('west', 2, course([26.106 * INCH, 0], [26.106 * INCH, 30 * INCH])),
    river('south', 2, course([20 * INCH, 1.731 * INCH], [40 * INCH, 1.731 * INCH])),
    river('east', 2, course([33.894 * INCH, 0], [33.894 * INCH, 30 * INCH])),
  ];
  it.each([
    [10.75, true],
    [10.8, false],
  ])('MCN-SURR-01: throws with an enemy within 6 inches, at %d: %s', (y, isThrown) => {
    const field = battlefield({
      blue: { a: { at: [30, 3], heading: 180, marks: { routing: 1, 'routed by': 'b' } } },
      red: { b: { at: [30, y] } },
      terrain: walls,
      dice: [6],
    });
    field.run(routMove(field, 'a', false));
    expect(field.isGone('a')).toBe(isThrown);
  });
  it.each([
    ['in a first move', true, {}],
    ['and wagons that routed', false, { immobile: 1 }],
  ])('MCN-SURR-01, MCN-ROUT-10: %s: no throw', (_title, isFirst, marks) => {
    const field = battlefield({
      blue: { a: { at: [30, 3], heading: 180, marks: { routing: 1, 'routed by': 'b', ...marks } } },
      red: { b: { at: [30, 8] } },
      terrain: walls,
      dice: [],
    });
    field.run(routMove(field, 'a', isFirst));
    expect(field.isGone('a')).toBe(false);
  });
});

describe('guns without their crew', () => {
  it.each([
    [25.79, true],
    [26, false],
  ])('MCN-ROUT-09: are lost to an enemy who touches them, at %d: %s', (y, isLost) => {
    const field = battlefield({
      blue: { a: { at: [30, 10], type: 'medium gun', formation: 'crew' } },
      red: { b: { at: [30, y] } },
    });
    field.state.loose = {
      'a guns': { kind: 'guns', at: { x: 30 * INCH, y: 23.165 * INCH, hx: 0, hy: 1 }, owner: 'blue' },
    };
    takeLeftGuns(field);
    expect(field.isGone('a')).toBe(isLost);
    expect(field.state.loose?.['a guns'] === undefined).toBe(isLost);
  });
});

describe('houses that are left', () => {
  const terrain = [village('bua', { x: 30 * INCH, y: 24 * INCH }, 0, 4 * INCH)];
  // Half of the houses, 3 inches, and half of its own depth.
  const OFF = 2 + 3 + 0.875;
  it.each<readonly [string, readonly [number, number], number, readonly [number, number], readonly [number, number]]>([
    ['north', [30, 26.875], 180, [30, 24 - OFF], [0, 1]],
    ['south', [30, 21.125], 0, [30, 24 + OFF], [0, -1]],
    ['east', [32.875, 24], 270, [30 - OFF, 24], [1, 0]],
    ['west', [27.125, 24], 90, [30 + OFF, 24], [-1, 0]],
  ])(
    'MCN-MELEE-10: by the side away from an enemy in the %s, 3 inches beyond, facing him',
    (_side, at, heading, place, face) => {
      for (const inches of [3, 6]) {
        const field = battlefield({ terrain, blue: { a: { inside: 'bua/1' } }, red: { b: { at, heading } } });
        expect(retire(field, 'a', inches, [])).toBe('done');
        const [x, y] = field.place('a');
        expect([x, y].map((n, i) => Math.abs(n - (place[i] ?? 0)) < 0.02)).toEqual([true, true]);
        expect(field.heading('a')).toEqual(face);
      }
    },
  );
  it('MCN-MELEE-10, MCN-MELEE-12: without room there it stays inside', () => {
    const field = battlefield({
      terrain,
      blue: { a: { inside: 'bua/1' }, c: { at: [30, 18.2] } },
      red: { b: { at: [30, 26.875] } },
    });
    expect(retire(field, 'a', 3, [])).toBe('surrounded');
    expect(field.piece('a').where).toEqual({ inside: 'bua/1' });
  });
});
