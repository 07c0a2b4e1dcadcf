/** How much ground two outlines share, near enough to tell an oversight from a touch. */
import { boundsMeet, boundsOf, pointInPolygon } from '../geometry';
import type { Point } from '../geometry';

/** A shape is looked at in so many points each way. */
const FINENESS = 14;

/** Points spread evenly over the inside of an outline. */
export function pointsInside(outline: readonly Point[]): readonly Point[] {
  const { minX, maxX, minY, maxY } = boundsOf(outline);
  const [across, along] = [(maxX - minX) / FINENESS, (maxY - minY) / FINENESS];
  return Array.from({ length: FINENESS * FINENESS }, (_, i) => ({
    x: minX + ((i % FINENESS) + 0.5) * across,
    y: minY + (Math.floor(i / FINENESS) + 0.5) * along,
  })).filter((point) => pointInPolygon(point, outline));
}

/** The part of the inside of one outline that lies in the other, 0 to 1. */
export function shareInside(inner: readonly Point[], outer: readonly Point[]): number {
  if (inner.length < 3 || outer.length < 3 || !boundsMeet(boundsOf(inner), boundsOf(outer))) return 0;
  const spots = pointsInside(inner);
  return spots.length === 0 ? 0 : spots.filter((spot) => pointInPolygon(spot, outer)).length / spots.length;
}
