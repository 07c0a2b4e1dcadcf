/** How hills rise. */
import { centroid, type Point } from '../geometry';
import type { Hill } from '../scenario';
import { flatOutline } from './outlines';
import { distanceToRim, partsOf, type OutlinePart } from './parts';
import { contains, entry, shapeOfOutline, type PackedOutline } from './shape';

/** The share of the way from the outline to a hill's innermost point that slopes; the rest is plateau. */
const SLOPE_SHARE: Record<Hill['slope'], number> = { gentle: 0.7, steep: 0.35 };

/** A line of equal height round part of a hill. */
interface Contour {
  readonly shape: PackedOutline;
  readonly parts: readonly OutlinePart[];
  readonly height: number;
}

export interface Rise {
  /** From the outline, at no height, up. */
  readonly contours: readonly [Contour, ...Contour[]];
  readonly height: number;
  /** Width of the slope between outline and plateau of a hill without contours of its own, cm. */
  readonly slope: number;
  /** No slope on the hill is steeper, cm to the cm. */
  readonly steepest: number;
}

/**
 * Distance from the outline to the point farthest inside it, cm, to about a hundredth of the hill's size: a lattice over
 * the hill, then finer ones round the best point.
 */
function innerRadius({ shape, parts }: Contour, outline: readonly Point[]): number {
  const depthAt = (point: Point): number => (contains(shape, point) ? distanceToRim(parts, point, 1e6) : 0);
  let best = centroid(outline);
  let depth = depthAt(best);
  let middle = { x: (shape.minX + shape.maxX) / 2, y: (shape.minY + shape.maxY) / 2 };
  let width = shape.maxX - shape.minX;
  let high = shape.maxY - shape.minY;
  for (let round = 0; round < 4 && width >= 0; round += 1) {
    for (let i = -5; i <= 5; i += 1)
      for (let j = -5; j <= 5; j += 1) {
        const point = { x: middle.x + (width * i) / 11, y: middle.y + (high * j) / 11 };
        const found = depthAt(point);
        if (found > depth) {
          depth = found;
          best = point;
        }
      }
    middle = best;
    width /= 5;
    high /= 5;
  }
  return parts.length > 0 ? depth : 0;
}

export function riseOf(
  hill: Hill,
  shape: PackedOutline,
  outline: readonly Point[],
  parts: readonly OutlinePart[],
): Rise {
  const foot: Contour = { shape, parts, height: 0 };
  if (hill.contours.length === 0) {
    const slope = SLOPE_SHARE[hill.slope] * innerRadius(foot, outline);
    const steepest = slope > 0 ? (1.5 * hill.height) / slope : Infinity;
    return { contours: [foot], height: hill.height, slope, steepest };
  }
  const above = hill.contours.map(({ height, outline: drawn }): Contour => {
    const ring = flatOutline(drawn);
    return { shape: shapeOfOutline(ring), parts: partsOf(ring), height };
  });
  const height = above.reduce((most, contour) => Math.max(most, contour.height), 0);
  return { contours: [foot, ...above], height, slope: 0, steepest: steepestBetween([foot, ...above]) };
}

/** A bound for the slope between contours: the curve is nowhere more than four times as steep as a straight slope. */
function steepestBetween(contours: readonly Contour[]): number {
  let steepest = 0;
  contours.forEach((upper, i) => {
    const lower = contours[i - 1];
    if (!lower) return;
    const width = Math.min(apart(upper, lower), apart(lower, upper));
    steepest = Math.max(steepest, width > 0 ? (4 * Math.abs(upper.height - lower.height)) / width : Infinity);
  });
  return steepest;
}

/** Distance from the corners of one contour to the other, cm. */
function apart({ shape }: Contour, other: Contour): number {
  let least = Infinity;
  for (let i = 0; i < shape.edges; i += 1)
    least = Math.min(
      least,
      distanceToRim(other.parts, { x: entry(shape.points, 2 * i), y: entry(shape.points, 2 * i + 1) }, least),
    );
  return least;
}

/** Height at a point, cm: that of the highest hill there. */
export function heightOn(rises: readonly Rise[], point: Point): number {
  let height = 0;
  for (const rise of rises) {
    if (rise.height <= height || !contains(rise.contours[0].shape, point)) continue;
    height = Math.max(height, rise.contours.length > 1 ? heightBetween(rise.contours, point) : evenHeight(rise, point));
  }
  return height;
}

/** From 0 at the outline to the plateau in a curve that starts and ends level (3s2 - 2s3 of the way across the slope). */
function evenHeight({ contours, height, slope }: Rise, point: Point): number {
  const s = slope > 0 ? distanceToRim(contours[0].parts, point, slope) / slope : 0;
  return height * s * s * (3 - 2 * s);
}

/**
 * Between two contours by the distances to both, level at the foot and on top. At the contours between, the slope is the
 * harmonic mean of the straight slopes below and above, so that the hill rises in one sweep and never falls on the way up.
 */
function heightBetween(contours: Rise['contours'], point: Point): number {
  let level = 0;
  while (level + 1 < contours.length && holds(contours[level + 1], point)) level += 1;
  const below = contours[level];
  const above = contours[level + 1];
  if (!below || !above) return below?.height ?? 0;
  const toBelow = distanceToRim(below.parts, point, 1e6);
  const toAbove = distanceToRim(above.parts, point, 1e6);
  const width = toBelow + toAbove;
  if (width <= 0) return above.height;
  const rise = above.height - below.height;
  const lower = contours[level - 1];
  const upper = contours[level + 2];
  const slope = rise / width;
  const start = lower
    ? meanSlope(slope, below.height - lower.height, distanceToRim(lower.parts, point, 1e6) - toBelow)
    : 0;
  const end = upper
    ? meanSlope(slope, upper.height - above.height, distanceToRim(upper.parts, point, 1e6) - toAbove)
    : 0;
  const t = toBelow / width;
  const s = 1 - t;
  return (
    below.height * (s * s * (1 + 2 * t)) + above.height * (t * t * (1 + 2 * s)) + width * s * t * (start * s - end * t)
  );
}

const holds = (contour: Contour | undefined, point: Point): boolean => !!contour && contains(contour.shape, point);

/** The harmonic mean of a slope and of the one next to it, `rise` cm over `run`; 0 where one of them falls. */
function meanSlope(slope: number, rise: number, run: number): number {
  if (slope <= 0 || rise <= 0) return 0;
  // A neighbour as steep as a wall leaves twice the slope.
  const beside = run > 0 ? rise / run : Infinity;
  return beside === Infinity ? 2 * slope : (2 * slope * beside) / (slope + beside);
}
