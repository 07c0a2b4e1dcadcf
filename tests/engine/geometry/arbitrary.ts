/** Random boxes and points for property tests, and counting points on a lattice as the naive measure. */
import { along, facingOf, poseAt, type Box, type Point } from '../../../engine/geometry';
import { fc } from '../../property';

export const coordinate = (least = -30, most = 30) =>
  fc.integer({ min: least * 1000, max: most * 1000 }).map((n) => n / 1000);
export const anyPoint = fc.record({ x: coordinate(), y: coordinate() });
export const anyDegrees = fc.integer({ min: 0, max: 3599 }).map((n) => n / 10);
export const anyBox: fc.Arbitrary<Box> = fc.record({
  pose: fc.tuple(anyPoint, anyDegrees).map(([at, heading]) => poseAt(at, facingOf(heading))),
  width: coordinate(1, 20),
  depth: coordinate(1, 8),
});

/** Middles of `n` by `n` cells of a box. */
export function lattice(box: Box, n: number): Point[] {
  const step = (i: number): number => (i + 0.5) / n - 0.5;
  return Array.from({ length: n * n }, (_, i) =>
    along(box.pose, box.depth * step(Math.floor(i / n)), box.width * step(i % n)),
  );
}

/** Share of a box's lattice for which `test` holds. */
export const shareOf = (box: Box, n: number, test: (point: Point) => boolean): number =>
  lattice(box, n).filter(test).length / (n * n);

export const boxAt = (x: number, y: number, heading: number, width: number, depth: number): Box => ({
  pose: poseAt({ x, y }, facingOf(heading)),
  width,
  depth,
});
