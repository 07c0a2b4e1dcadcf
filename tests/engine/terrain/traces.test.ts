import { describe, expect, it } from 'vitest';
import { distance, distanceToPolyline, plus, times, type Point } from '../../../engine/geometry';
import type { Ground } from '../../../engine/terrain';
import {
  anyGround,
  anyPlace,
  at,
  course,
  groundOf,
  naiveAreasAt,
  polygon,
  redoubt,
  river,
  road,
  wall,
  wood,
} from './tables';
import { fc } from '../../property';

const square = wood('square', polygon([20, 20], [40, 20], [40, 40], [20, 40]));
const stretches = (ground: Ground, from: Point, to: Point) =>
  ground.trace(from, to).map((stretch) => [stretch.area.id, stretch.from, stretch.to]);

describe('sight traces', () => {
  it('tell where a line enters and leaves', () => {
    const ground = groundOf(square, wood('far', polygon([60, 20], [70, 20], [70, 40], [60, 40])));
    expect(stretches(ground, at(0, 30), at(100, 30))).toEqual([
      ['square', 20, 40],
      ['far', 60, 70],
    ]);
    expect(stretches(ground, at(100, 30), at(0, 30))).toEqual([
      ['far', 30, 40],
      ['square', 60, 80],
    ]);
    expect(stretches(ground, at(25, 30), at(35, 30))).toEqual([['square', 0, 10]]);
    expect(stretches(ground, at(30, 30), at(30, 60))).toEqual([['square', 0, 10]]);
    expect(stretches(ground, at(0, 50), at(100, 50))).toEqual([]);
    expect(stretches(ground, at(30, 30), at(30, 30))).toEqual([]);
  });

  it('do not count running along an edge or through a corner', () => {
    const ground = groundOf(square);
    for (const [from, to] of [
      [at(0, 20), at(100, 20)],
      [at(0, 40), at(100, 40)],
      [at(20, 0), at(20, 100)],
      [at(0, 60), at(60, 0)].map(({ x, y }) => at(x, y + 20)),
      [at(0, 30), at(20, 30)],
    ] as [Point, Point][]) {
      expect(stretches(ground, from, to)).toEqual([]);
      expect(stretches(ground, to, from)).toEqual([]);
    }
    expect(stretches(ground, at(0, 0), at(60, 60))[0]?.[1]).toBeCloseTo(20 * Math.SQRT2, 9);
    expect(stretches(ground, at(0, 20.02), at(100, 20.02))).toHaveLength(1);
  });

  it('find both arms of a hook, and run along its inner edges', () => {
    const ground = groundOf(
      wood('hook', polygon([0, 0], [30, 0], [30, 30], [20, 30], [20, 10], [10, 10], [10, 30], [0, 30])),
    );
    expect(stretches(ground, at(-5, 20), at(50, 20))).toEqual([
      ['hook', 5, 15],
      ['hook', 25, 35],
    ]);
    expect(stretches(ground, at(-5, 10), at(50, 10))).toEqual([
      ['hook', 5, 15],
      ['hook', 25, 35],
    ]);
    expect(stretches(ground, at(10, -5), at(10, 50))).toEqual([['hook', 5, 15]]);
  });

  it('agree with points tried along the line, in both directions', () => {
    fc.assert(
      fc.property(anyGround, anyPlace, anyPlace, (ground, from, to) => {
        const reach = distance(from, to);
        fc.pre(reach > 1);
        const forth = ground.trace(from, to);
        const back = ground.trace(to, from);
        const covered = (list: typeof forth, id: string, s: number, slack: number): boolean =>
          list.some((stretch) => stretch.area.id === id && s > stretch.from - slack && s < stretch.to + slack);
        for (let i = 0; i <= 60; i += 1) {
          const s = (reach * (i + 0.37)) / 61;
          const point = plus(from, times({ x: to.x - from.x, y: to.y - from.y }, s / reach));
          const naive = new Set(naiveAreasAt(ground, point).map(({ id }) => id));
          for (const area of ground.areas) {
            const [first] = area.outline;
            const nearEdge = first && distanceToPolyline(point, [...area.outline, first]) < 0.02;
            if (nearEdge) continue;
            expect(covered(forth, area.id, s, 0)).toBe(naive.has(area.id));
            expect(covered(back, area.id, reach - s, 0)).toBe(naive.has(area.id));
          }
        }
        expect(forth.length).toBe(back.length);
        for (let i = 1; i < forth.length; i += 1)
          expect(forth[i]?.from).toBeGreaterThanOrEqual(forth[i - 1]?.from ?? 0);
      }),
      { numRuns: 60 },
    );
  }, 30_000);
});

describe('lines crossed', () => {
  const ground = groundOf(
    wall('zigzag', course([10, -10], [10, 10], [20, 10], [20, -10], [30, -10], [30, 0])),
    road('road', course([50, -20], [50, 20])),
    river('river', 9, course([70, -20], [70, 20])),
  );
  const crossings = (from: Point, to: Point) => ground.crossed(from, to).map(({ line, at }) => [line.id, at]);

  it('come in order, each time they are crossed', () => {
    const all = [
      ['zigzag', 10],
      ['zigzag', 20],
      ['road', 50],
      ['river', 70],
    ];
    expect(crossings(at(0, 0), at(100, 0))).toEqual(all);
    expect(crossings(at(100, 0), at(0, 0)).map(([id, s]) => [id, 100 - Number(s)])).toEqual(all.toReversed());
    expect(crossings(at(0, 15), at(40, 15))).toEqual([]);
  });

  it('count at the ends of the segment, not when only touched', () => {
    expect(crossings(at(40, 0), at(50, 0))).toEqual([['road', 10]]);
    expect(crossings(at(40, 0), at(49.99, 0))).toEqual([]);
    expect(crossings(at(50, 0), at(60, 0))).toEqual([['road', 0]]);
    // Along the top of the zigzag, which comes from below and goes back below.
    expect(crossings(at(0, 10), at(40, 10))).toEqual([]);
    expect(crossings(at(25, 0), at(35, 0))).toEqual([]);
  });

  it('count once through a corner and along a piece', () => {
    const bent = groundOf(
      wall('bent', course([10, -10], [10, 0], [20, 0], [20, 10])),
      wall('kink', course([30, -10], [32, 0], [30, 10])),
    );
    expect(bent.crossed(at(0, 0), at(100, 0)).map(({ at: s }) => s)).toEqual([10, 32]);
  });
});

describe('closed lines', () => {
  it('are crossed at their first corner too', () => {
    const ground = groundOf(redoubt('redoubt', polygon([50, 30], [70, 50], [50, 70], [30, 50])));
    const [line] = ground.lines;
    for (const corner of line?.course.slice(0, 4) ?? []) {
      const over = at(100 - corner.x, 100 - corner.y);
      const [from, to] = [
        at(corner.x + (corner.x - 50) / 2, corner.y + (corner.y - 50) / 2),
        at(over.x + (over.x - 50) / 2, over.y + (over.y - 50) / 2),
      ];
      expect(ground.crossed(from, to).map(({ at: s }) => s)).toEqual([10, 50]);
      // Past the corner, square to the way through it, nothing is crossed.
      const aside = at(corner.y - 50, 50 - corner.x);
      expect(
        ground.crossed(at(corner.x + aside.x, corner.y + aside.y), at(corner.x - aside.x, corner.y - aside.y)),
      ).toEqual([]);
    }
  });
});
