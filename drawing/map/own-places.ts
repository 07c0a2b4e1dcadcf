/** A name stands nearer to its own thing than to others of the kind, whose name it would seem to be. */
import { distanceToPolyline, length, pointInPolygon, type Point } from '../../engine/geometry';
import type { LabelPlace } from './labels';
import { widthOf } from './lettering';
import type { Frame, Lettering, LineSpot } from './scene';
import { frameOf } from './strokes';

/** Points from the first letter of words to the last. */
export function alongWords({ at, toward }: LineSpot, lettering: Lettering): readonly Point[] {
  const half = widthOf(lettering) / 2;
  return [-0.95, -0.5, 0, 0.5, 0.95].map((share) => ({
    x: at.x + toward.x * half * share,
    y: at.y + toward.y * half * share,
  }));
}

/** Closed; a thing without an extent is one point. */
type Outline = readonly Point[];

/** The places at which both the words and their middle are at least as near to one of their own outlines as to any other. */
export function ownPlaces(
  places: readonly LabelPlace[],
  lettering: Lettering,
  own: readonly Outline[],
  others: readonly Outline[],
): readonly LabelPlace[] {
  const alike = others.map((outline) => ({ outline, frame: frameOf(outline) }));
  if (alike.length === 0) return places;
  return places.filter((place) =>
    [[place.at], alongWords(place, lettering)].every((words) => {
      const near = Math.min(...own.map((outline) => gapTo(words, outline)));
      return alike.every(({ outline, frame }) => gapToFrame(words, frame) >= near || gapTo(words, outline) >= near);
    }),
  );
}

/** From the nearest of some points, cm; 0 within it. */
function gapTo(points: readonly Point[], outline: Outline): number {
  const closed = outline.slice(-1).concat(outline);
  return Math.min(...points.map((at) => (pointInPolygon(at, outline) ? 0 : distanceToPolyline(at, closed))));
}

/** No more than to anything within it. */
const gapToFrame = (points: readonly Point[], { west, south, east, north }: Frame): number =>
  Math.min(
    ...points.map(({ x, y }) => length({ x: Math.max(west - x, 0, x - east), y: Math.max(south - y, 0, y - north) })),
  );
