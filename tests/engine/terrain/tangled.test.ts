/** Every fact of the ground on random tables drawn as badly as people can, against the slow look. */
import { describe, expect, it } from 'vitest';
import { along, distance, facingOf, plus, poseAt, times, type Box, type Point } from '../../../engine/geometry';
import type { Ground, GroundArea } from '../../../engine/terrain';
import { crossings, lookAt, toCourse, type Look } from './reference';
import { anyPlace, anyTangledGround, at, cm, course, groundOf, polygon, river, wood } from './tables';
import { fc } from '../../property';

const look = (area: GroundArea, p: Point): Look => lookAt(area.feature, p, area.outline);
const anyBox = fc
  .tuple(anyPlace, fc.integer({ min: 0, max: 359 }), cm(1, 24), cm(1, 12))
  .map(([place, turn, width, depth]): Box => ({ pose: poseAt(place, facingOf(turn)), width, depth }));
/** Middles of 8 by 8 cells of a footprint. */
const cells = ({ pose, width, depth }: Box): Point[] =>
  Array.from({ length: 64 }, (_, i) =>
    along(pose, (((i % 8) + 0.5) / 8 - 0.5) * depth, ((Math.floor(i / 8) + 0.5) / 8 - 0.5) * width),
  );
const isDry = (ground: Ground, water: GroundArea, p: Point): boolean =>
  ground.crossings.some(({ over, box }) => {
    const [x, y] = [p.x - box.pose.x, p.y - box.pose.y];
    return (
      over === water.id &&
      Math.abs(x * box.pose.hx + y * box.pose.hy) <= box.depth / 2 + 0.06 &&
      Math.abs(x * box.pose.hy - y * box.pose.hx) <= box.width / 2 + 0.06
    );
  });

describe('on tangled tables', () => {
  it('areas hold the points that lie in them', () => {
    fc.assert(
      fc.property(anyTangledGround, fc.array(anyPlace, { minLength: 10, maxLength: 10 }), (ground, places) => {
        for (const p of places) {
          const held = new Set(ground.areasAt(p).map(({ id }) => id));
          for (const area of ground.areas) {
            const seen = look(area, p);
            if (seen !== 'edge') expect([area.id, held.has(area.id)]).toEqual([area.id, seen === 'in']);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('shares are the part of a footprint inside', () => {
    fc.assert(
      fc.property(anyTangledGround, anyBox, (ground, box) => {
        for (const area of ground.areas) {
          const looks = cells(box).map((p) => look(area, p));
          const least = looks.filter((one) => one === 'in').length / 64;
          const most = least + looks.filter((one) => one === 'edge').length / 64;
          const share = ground.share(box, area);
          // Cells that the edge runs through count whole or not at all.
          const rough = 0.13;
          expect(share).toBeGreaterThanOrEqual(Math.max(0, least - rough));
          expect(share).toBeLessThanOrEqual(Math.min(1 + 1e-9, most + rough));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('water wets what lies in it and on no bridge', () => {
    fc.assert(
      fc.property(anyTangledGround, anyBox, (ground, box) => {
        const wet = ground.inWater(box, 'impassable');
        const looks = ground.areas
          .filter(({ kind }) => kind === 'river')
          .map((water) => cells(box).map((p) => (isDry(ground, water, p) ? 'out' : look(water, p))));
        // A tenth of the footprint surely in one water is more than a drop.
        if (looks.some((one) => one.filter((seen) => seen === 'in').length > 6)) expect(wet).toBe(true);
        if (wet) expect(ground.areas.some((area) => area.kind === 'river' && ground.share(box, area) > 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('traces are in an area where points of the line are', () => {
    fc.assert(
      fc.property(anyTangledGround, anyPlace, anyPlace, (ground, from, to) => {
        const reach = distance(from, to);
        fc.pre(reach > 1);
        const trace = ground.trace(from, to);
        for (let i = 0; i < 50; i += 1) {
          const s = (reach * (i + 0.41)) / 50;
          const p = plus(from, times({ x: to.x - from.x, y: to.y - from.y }, s / reach));
          for (const area of ground.areas) {
            const seen = look(area, p);
            const inside = trace.some((one) => one.area === area && s >= one.from && s <= one.to);
            if (seen !== 'edge') expect([area.id, inside]).toEqual([area.id, seen === 'in']);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('lines are crossed where they lead from side to side', () => {
    fc.assert(
      fc.property(anyTangledGround, anyPlace, anyPlace, (ground, from, to) => {
        fc.pre(distance(from, to) > 1);
        const crossed = ground.crossed(from, to);
        for (const line of ground.lines) {
          const expected = crossings(from, to, line.course);
          if (!expected) continue;
          const met = crossed.filter((one) => one.line === line).map(({ at: s }) => s);
          expect(met).toHaveLength(expected.length);
          met.forEach((s, i) => {
            expect(s).toBeCloseTo(expected[i] ?? NaN, 6);
          });
        }
      }),
      { numRuns: 100 },
    );
  });

  it('roads are where their middle is near', () => {
    fc.assert(
      fc.property(anyTangledGround, anyPlace, cm(0, 12), (ground, p, slack) => {
        const courses = ground.lines
          .filter(({ kind }) => kind === 'road' || kind === 'sunken road')
          .map((line) => toCourse(p, line.course));
        const away = Math.min(Infinity, ...courses);
        if (away < slack) expect(ground.onRoad(p, slack)).toBe(true);
        if (away > slack + 0.02 && ground.crossings.length === 0) expect(ground.onRoad(p, slack)).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  it('footprints are on the table when their corners are', () => {
    fc.assert(
      fc.property(anyTangledGround, anyBox, (ground, box) => {
        const off = [-1, 1].flatMap((a) =>
          [-1, 1].map((b) => {
            const p = along(box.pose, (a * box.depth) / 2, (b * box.width) / 2);
            return Math.max(-p.x, -p.y, p.x - 180, p.y - 120);
          }),
        );
        const most = Math.max(...off);
        if (Math.abs(most - 0.01) > 1e-6) expect(ground.holds(box)).toBe(most < 0.01);
      }),
    );
  });

  it('every answer is a number, in range and in order', () => {
    fc.assert(
      fc.property(anyTangledGround, anyPlace, anyPlace, anyBox, (ground, from, to, box) => {
        const height = ground.heightAt(from);
        expect(height >= 0 && height <= 6).toBe(true);
        const { x, y } = ground.slopeAt(from);
        expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
        expect(typeof ground.hiddenFrom(from, 2, to)).toBe('boolean');
        for (const area of ground.areas) {
          expect(Number.isFinite(area.centre.x) && Number.isFinite(area.centre.y)).toBe(true);
          const crest = ground.crestOf(area, facingOf(30));
          if (crest) expect(Number.isFinite(crest.a.x + crest.a.y + crest.b.x + crest.b.y)).toBe(true);
        }
        const reach = distance(from, to);
        const by = at(to.x - from.x, to.y - from.y);
        const [a, b] = [from, plus(from, at(10, 3))];
        for (const stretches of [ground.trace(from, to), ground.swept(a, b, by)]) {
          let last = 0;
          for (const one of stretches) {
            expect(one.from >= last && one.to > one.from && one.to <= reach + 1e-9).toBe(true);
            last = one.from;
          }
        }
        for (const crossed of [ground.crossed(from, to), ground.sweptLines(a, b, by)]) {
          let last = 0;
          for (const one of crossed) {
            expect(one.at >= last && one.at <= reach + 1e-9).toBe(true);
            last = one.at;
          }
        }
        for (const line of ground.lines) {
          const right = ground.shareOnRight(box, line);
          expect(right >= -1e-9 && right <= 1 + 1e-9).toBe(true);
        }
        for (const { along: cmAlong } of ground.worksAlong(box, 0.1))
          for (const length of Object.values(cmAlong)) expect(length >= 0 && length <= 24 + 1e-9).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('outlines that meet themselves', () => {
  const tie = wood('tie', polygon([20, 20], [60, 60], [60, 20], [20, 60]));
  const box = (x: number, y: number, width: number, depth: number): Box => ({
    pose: poseAt(at(x, y), facingOf(0)),
    width,
    depth,
  });

  it('enclose both wings of a bow tie', () => {
    const ground = groundOf(tie);
    const [area] = ground.areas;
    if (!area) throw new Error('no area');
    expect(area.centre.x).toBeCloseTo(40, 6);
    // Two triangles of 400 cm2 in a square of 1600.
    expect(ground.share(box(40, 40, 40, 40), area)).toBeCloseTo(0.5, 9);
    expect(ground.share(box(40, 40, 8, 8), area)).toBeCloseTo(0.5, 9);
    expect(ground.trace(at(10, 40), at(70, 40)).map(({ from, to }) => [from, to])).toEqual([
      [10, 30],
      [30, 50],
    ]);
  });

  it('leave out a hole that is drawn with a bridge to it', () => {
    const ring = groundOf(
      wood(
        'ring',
        polygon([20, 20], [60, 20], [60, 60], [20, 60], [20, 20], [30, 30], [30, 50], [50, 50], [50, 30], [30, 30]),
      ),
    );
    const [area] = ring.areas;
    if (!area) throw new Error('no area');
    expect(ring.share(box(40, 40, 40, 40), area)).toBeCloseTo(0.75, 6);
    expect(ring.share(box(40, 40, 10, 10), area)).toBeCloseTo(0, 9);
    expect(ring.areasAt(at(40, 40))).toEqual([]);
  });

  it('keep a river whole that comes back to itself, with an island in its ring', () => {
    const loop = groundOf(river('loop', 6, course([20, 20], [80, 20], [80, 80], [20, 80], [20, 20])));
    const [area] = loop.areas;
    if (!area) throw new Error('no area');
    expect(loop.inWater(box(50, 50, 20, 20), 'impassable')).toBe(false);
    expect(loop.inWater(box(50, 20, 4, 4), 'impassable')).toBe(true);
    expect(loop.share(box(50, 50, 40, 40), area)).toBeCloseTo(0, 9);
    const knot = groundOf(river('knot', 6, course([10, 50], [90, 50], [90, 90], [50, 90], [50, 10])));
    const [crossing] = knot.areas;
    if (!crossing) throw new Error('no area');
    expect(knot.share(box(50, 50, 6, 6), crossing)).toBeCloseTo(1, 9);
    expect(knot.share(box(70, 70, 10, 10), crossing)).toBeCloseTo(0, 9);
    // A course that goes back the way it came.
    const back = groundOf(river('back', 6, course([20, 20], [80, 20], [30, 20])));
    expect(back.share(box(50, 20, 10, 12), back.areas[0] ?? crossing)).toBeCloseTo(0.5, 9);
  });
});
