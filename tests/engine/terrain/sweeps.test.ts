import { describe, expect, it } from 'vitest';
import {
  distance,
  distanceToSegment,
  length,
  minus,
  plus,
  segmentsMeet,
  times,
  type Point,
} from '../../../engine/geometry';
import type { Ground } from '../../../engine/terrain';
import { toRing } from './reference';
import { anyGround, anyPlace, at, cm, course, groundOf, naiveAreasAt, polygon, wall, wood } from './tables';
import { fc } from '../../property';

const swept = (ground: Ground, a: Point, b: Point, by: Point) =>
  ground.swept(a, b, by).map(({ area, from, to }) => [area.id, from, to]);
/** Distance between a course and a segment. */
const apart = (line: readonly Point[], from: Point, to: Point): number =>
  line.reduce((least, p, k) => {
    const q = line[k + 1] ?? p;
    if (segmentsMeet(from, to, p, q)) return 0;
    return Math.min(
      least,
      distanceToSegment(p, from, to),
      distanceToSegment(q, from, to),
      distanceToSegment(from, p, q),
      distanceToSegment(to, p, q),
    );
  }, Infinity);
const square = wood('square', polygon([20, 20], [40, 20], [40, 40], [20, 40]));

describe('a moving edge', () => {
  const ground = groundOf(square);

  it('is in a wood from its first to its last part in it', () => {
    expect(swept(ground, at(22, 0), at(38, 0), at(0, 60))).toEqual([['square', 20, 40]]);
    expect(swept(ground, at(0, 0), at(100, 0), at(0, 30))).toEqual([['square', 20, 30]]);
    expect(swept(ground, at(0, 10), at(20, 0), at(0, 60))).toEqual([]);
    expect(swept(ground, at(0, 10), at(20.02, 0), at(0, 60))).toHaveLength(1);
  });

  it('may lie oblique to its way', () => {
    // From (0, 0) to (20, 10) and eastward: the upper end enters nothing, y = 20 to 30 does.
    const [stretch] = ground.swept(at(0, 15), at(10, 25), at(50, 0));
    // The part at y = 20 starts at x = 5 and comes to 20 after 15; the end at y = 25 after 10; the last part leaves at 35.
    expect(stretch?.from).toBeCloseTo(10, 1);
    expect(stretch?.to).toBeCloseTo(35, 1);
  });

  it('may move along itself', () => {
    expect(swept(ground, at(0, 30), at(10, 30), at(50, 0))).toEqual([['square', 10, 40]]);
    expect(swept(ground, at(10, 30), at(0, 30), at(50, 0))).toEqual([['square', 10, 40]]);
    expect(swept(ground, at(0, 20), at(10, 20), at(50, 0))).toEqual([]);
  });

  it('may be a point, and need not move', () => {
    expect(swept(ground, at(30, 0), at(30, 0), at(0, 60))).toEqual([['square', 20, 40]]);
    expect(swept(ground, at(30, 30), at(31, 30), at(0, 0))).toEqual([]);
  });

  it('slides along an edge without being in', () => {
    expect(swept(ground, at(4, 0), at(20, 0), at(0, 60))).toEqual([]);
    expect(swept(ground, at(4, 0), at(20.009, 0), at(0, 60))).toEqual([]);
    expect(swept(ground, at(40, 0), at(60, 0), at(0, 60))).toEqual([]);
    expect(swept(ground, at(22, 0), at(38, 0), at(0, 20))).toEqual([]);
    expect(swept(ground, at(22, 40), at(38, 40), at(0, 20))).toEqual([]);
    expect(swept(ground, at(22, 41), at(38, 41), at(0, -2))).toEqual([['square', 1, 2]]);
  });

  it('is in a small wood that lies between its ends', () => {
    const copse = groundOf(wood('copse', polygon([30, 30], [31, 30], [31, 31], [30, 31])));
    expect(swept(copse, at(0, 0), at(100, 0), at(0, 60))).toEqual([['copse', 30, 31]]);
  });

  it('is twice in a hook', () => {
    const hook = groundOf(
      wood('hook', polygon([0, 0], [10, 0], [10, 30], [0, 30], [0, 20], [8, 20], [8, 10], [0, 10])),
    );
    expect(swept(hook, at(1, -5), at(6, -5), at(0, 50))).toEqual([
      ['hook', 5, 15],
      ['hook', 25, 35],
    ]);
    expect(swept(hook, at(1, -5), at(9, -5), at(0, 50))).toEqual([['hook', 5, 35]]);
  });

  it('agrees with many points of many positions', () => {
    fc.assert(
      fc.property(
        anyGround,
        anyPlace,
        fc.tuple(cm(-20, 20), cm(-20, 20)),
        fc.tuple(cm(-50, 50), cm(-50, 50)),
        (table, a, [ex, ey], [bx, by]) => {
          const direction = at(bx, by);
          const reach = length(direction);
          fc.pre(reach > 1);
          const b = plus(a, at(ex, ey));
          const found = table.swept(a, b, direction);
          const touching = new Map<string, number[]>();
          for (let i = 0; i <= 60; i += 1) {
            for (let j = 0; j <= 24; j += 1) {
              const point = plus(plus(a, times(minus(b, a), j / 24)), times(direction, i / 60));
              for (const area of naiveAreasAt(table, point)) {
                const [first] = area.outline;
                if (!first || toRing(point, area.outline) < 0.05) continue;
                touching.set(area.id, [...(touching.get(area.id) ?? []), (reach * i) / 60]);
              }
            }
          }
          for (const [id, times] of touching)
            for (const t of times)
              expect(found.some(({ area, from, to }) => area.id === id && t >= from - 1e-6 && t <= to + 1e-6)).toBe(
                true,
              );
          for (const { area, from, to } of found) {
            // In the middle of every stretch some part of the edge is really inside.
            const middle = times(direction, (from + to) / 2 / reach);
            const [p, q] = [plus(a, middle), plus(b, middle)];
            const ring = area.outline;
            const meets = ring.some((corner, i) => segmentsMeet(p, q, corner, ring[(i + 1) % ring.length] ?? corner));
            expect(meets || naiveAreasAt(table, p).includes(area)).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  }, 30_000);
});

describe('lines met by a moving edge', () => {
  const ground = groundOf(wall('wall', course([20, 30], [40, 30])), wall('slant', course([60, 20], [80, 40])));
  const met = (a: Point, b: Point, by: Point) => ground.sweptLines(a, b, by).map(({ line, at }) => [line.id, at]);

  it('are told with the distance of the first touch', () => {
    expect(met(at(25, 10), at(35, 10), at(0, 40))).toEqual([['wall', 20]]);
    expect(met(at(0, 10), at(100, 10), at(0, 40))).toEqual([
      ['slant', 10],
      ['wall', 20],
    ]);
    expect(met(at(25, 10), at(35, 10), at(0, 19.99))).toEqual([]);
    expect(met(at(25, 10), at(35, 10), at(0, 20))).toEqual([['wall', 20]]);
    expect(met(at(25, 30), at(35, 30), at(0, 20))).toEqual([['wall', 0]]);
    expect(met(at(25, 30.01), at(35, 30.01), at(0, 20))).toEqual([]);
    expect(met(at(65, 10), at(70, 10), at(0, 40))[0]?.[1]).toBeCloseTo(15, 1);
  });

  it('are not met by sliding past an end', () => {
    expect(met(at(5, 10), at(20, 10), at(0, 40))).toEqual([]);
    expect(met(at(5, 10), at(20.02, 10), at(0, 40))).toEqual([['wall', 20]]);
  });

  it('are met by an edge that moves along itself', () => {
    const across = groundOf(wall('post', course([30, 0], [30, 60])));
    const post = (a: Point, b: Point, by: Point) => across.sweptLines(a, b, by).map(({ at: s }) => s);
    expect(post(at(0, 30), at(10, 30), at(50, 0))).toEqual([20]);
    expect(post(at(10, 30), at(0, 30), at(50, 0))).toEqual([20]);
    expect(post(at(25, 30), at(35, 30), at(50, 0))).toEqual([0]);
    expect(post(at(31, 30), at(35, 30), at(50, 0))).toEqual([]);
    expect(post(at(0, 30), at(10, 30), at(19.9, 0))).toEqual([]);
  });

  it('agree with small steps', () => {
    fc.assert(
      fc.property(
        anyGround,
        anyPlace,
        fc.tuple(cm(-20, 20), cm(-20, 20)),
        fc.tuple(cm(-50, 50), cm(-50, 50)),
        (table, a, [ex, ey], [bx, by]) => {
          const direction = at(bx, by);
          const b = plus(a, at(ex, ey));
          const strip = Math.abs(bx * ey - by * ex) / length(direction);
          fc.pre(length(direction) > 1 && distance(a, b) > 1 && strip > 1);
          const found = table.sweptLines(a, b, direction);
          const inner = (share: number): Point => plus(a, times(minus(b, a), share));
          const slack = 0.02 / strip;
          for (const line of table.lines) {
            const touches = (t: number, from: Point, to: Point): boolean =>
              line.course.some((p, k) => {
                const q = line.course[k + 1];
                return (
                  q !== undefined &&
                  segmentsMeet(plus(from, times(direction, t)), plus(to, times(direction, t)), p, q) !== null
                );
              });
            const at = found.find((met) => met.line === line)?.at;
            const steps = Array.from({ length: 101 }, (_, i) => i / 100);
            const first = steps.find((t) => touches(t, inner(slack), inner(1 - slack)));
            if (first !== undefined) expect(at).toBeLessThanOrEqual(first * length(direction) + 1e-6);
            if (at !== undefined) {
              expect(
                apart(
                  line.course,
                  plus(a, times(direction, at / length(direction))),
                  plus(b, times(direction, at / length(direction))),
                ),
              ).toBeLessThan(1e-6);
              for (const t of steps)
                if (t * length(direction) < at - 1e-6) expect(touches(t, inner(slack), inner(1 - slack))).toBe(false);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  }, 30_000);
});
