import { describe, expect, it } from 'vitest';
import { along, facingOf, poseAt, type Box, type Point } from '../../../engine/geometry';
import type { Ground, GroundLine } from '../../../engine/terrain';
import { anyPlace, at, course, entrenchment, groundOf, polygon, redoubt, wall } from './tables';
import { fc } from '../../property';

const box = (x: number, y: number, heading: number, width = 16, depth = 4): Box => ({
  pose: poseAt(at(x, y), facingOf(heading)),
  width,
  depth,
});
const lineOf = (ground: Ground, id: string): GroundLine => {
  const line = ground.lines.find((one) => one.id === id);
  if (!line) throw new Error(`no line ${id}`);
  return line;
};
/** The enemy is expected in the north: the course runs from west to east. */
const trench = entrenchment('trench', course([20, 50], [60, 50]));
const ground = groundOf(
  trench,
  redoubt('redoubt', polygon([100, 40], [120, 40], [120, 60], [100, 60])),
  wall('wall', course([20, 80], [60, 80])),
);

describe('the side of works', () => {
  const behind = (foot: Box, id = 'trench'): number => ground.shareOnRight(foot, lineOf(ground, id));

  it('is told along their line extended straight at both ends', () => {
    expect(behind(box(40, 40, 0))).toBe(1);
    expect(behind(box(40, 60, 0))).toBe(0);
    expect(behind(box(40, 50, 0))).toBeCloseTo(0.5, 9);
    expect(behind(box(160, 49, 0))).toBeCloseTo(0.75, 9);
    expect(behind(box(2, 51, 0))).toBeCloseTo(0.25, 9);
  });

  it('is the inside of a redoubt', () => {
    expect(behind(box(110, 50, 30), 'redoubt')).toBeCloseTo(1, 9);
    expect(behind(box(140, 50, 30), 'redoubt')).toBe(0);
    expect(behind(box(120, 50, 0), 'redoubt')).toBeCloseTo(0.5, 9);
  });

  it('is the outside of works that enclose the enemy', () => {
    const siege = groundOf(entrenchment('ring', course([20, 20], [60, 20], [60, 60], [20, 60], [20, 20])));
    expect(siege.shareOnRight(box(40, 40, 0), lineOf(siege, 'ring'))).toBeCloseTo(0, 9);
    expect(siege.shareOnRight(box(80, 40, 0), lineOf(siege, 'ring'))).toBe(1);
  });

  it('ends where the extensions meet', () => {
    // A lunette: its faces run back and inward; the extensions meet at (40, 10).
    const lunette = groundOf(entrenchment('lunette', course([30, 30], [20, 50], [60, 50], [50, 30])));
    const line = lineOf(lunette, 'lunette');
    expect(lunette.shareOnRight(box(40, 40, 0, 8), line)).toBeCloseTo(1, 9);
    expect(lunette.shareOnRight(box(40, 20, 0, 4, 2), line)).toBeCloseTo(1, 9);
    expect(lunette.shareOnRight(box(40, 4, 0, 8), line)).toBe(0);
  });

  it('is nowhere for a line of one point', () => {
    const point = groundOf(entrenchment('point', course([30, 30])));
    expect(point.shareOnRight(box(30, 20, 0), lineOf(point, 'point'))).toBe(0);
    expect(point.worksAlong(box(30, 28, 0), 0.1)).toEqual([]);
  });

  it('of a straight line agrees with the side of many points', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, anyPlace, fc.integer({ min: 0, max: 359 }), (a, b, place, heading) => {
        fc.pre(Math.hypot(b.x - a.x, b.y - a.y) > 1);
        const table = groundOf(wall('line', { points: [a, b], smooth: false }));
        const foot = box(place.x, place.y, heading);
        let right = 0;
        for (let i = 0; i < 400; i += 1) {
          const p: Point = along(foot.pose, ((i % 20) + 0.5) / 5 - 2, (Math.floor(i / 20) + 0.5) * 0.8 - 8);
          if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) < 0) right += 1;
        }
        expect(Math.abs(table.shareOnRight(foot, lineOf(table, 'line')) - right / 400)).toBeLessThan(0.06);
      }),
      { numRuns: 200 },
    );
  });
});

describe('contact with works', () => {
  const contact = (foot: Box, reach = 0.1) =>
    ground.worksAlong(foot, reach).map(({ line, along: cm }) => [line.id, cm]);

  it('is how much of the front lies along them', () => {
    const [full, ...others] = ground.worksAlong(box(40, 48, 0), 0.1);
    expect(others).toEqual([]);
    expect(full?.line.id).toBe('trench');
    expect(full?.along).toMatchObject({ front: 16, rear: 0 });
    // Of each flank the first 0.1 cm.
    expect(full?.along.left).toBeCloseTo(0.1, 9);
    const [half] = ground.worksAlong(box(60, 48, 0), 0.1);
    expect(half?.along.front).toBeCloseTo(8.1, 9);
    const [oblique] = ground.worksAlong(box(40, 47.5, 10), 0.1);
    // The strip of 0.2 cm about the works, crossed at 10 degrees.
    expect(oblique?.along.front).toBeCloseTo(0.2 / Math.sin(Math.PI / 18), 1);
  });

  it('is within the reach, short of the line or beyond it', () => {
    expect(ground.worksAlong(box(40, 47.91, 0), 0.1)[0]?.along.front).toBeCloseTo(16, 9);
    expect(contact(box(40, 47.89, 0))).toEqual([]);
    expect(ground.worksAlong(box(40, 48.09, 0), 0.1)[0]?.along.front).toBeCloseTo(16, 9);
    expect(ground.worksAlong(box(40, 48.2, 0), 0.1)[0]?.along.front).toBe(0);
  });

  it('is told of every edge, on the defended side only', () => {
    expect(ground.worksAlong(box(40, 48, 180), 0.1)[0]?.along.rear).toBeCloseTo(16, 9);
    expect(ground.worksAlong(box(40, 42, 90), 0.1)[0]?.along.left).toBeCloseTo(4, 9);
    expect(contact(box(40, 52, 0))).toEqual([]);
    expect(contact(box(40, 52, 180))).toEqual([]);
  });

  it('is had inside a redoubt at every face, and with nothing that is not works', () => {
    const [inside] = ground.worksAlong(box(110, 50, 0, 20, 20), 0.1);
    for (const edge of ['front', 'rear', 'left', 'right'] as const) expect(inside?.along[edge]).toBeCloseTo(20, 9);
    expect(contact(box(110, 62, 180))).toEqual([]);
    expect(contact(box(40, 78, 0))).toEqual([]);
  });

  it('follows a bend', () => {
    const bent = groundOf(entrenchment('bent', course([20, 50], [40, 50], [50, 40])));
    const [met] = bent.worksAlong(box(40, 48, 0), 0.1);
    expect(met?.along.front).toBeGreaterThan(8);
    expect(met?.along.front).toBeLessThan(8.3);
  });
});
