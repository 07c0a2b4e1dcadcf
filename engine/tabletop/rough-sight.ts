/** Whether the ground hides one place from another, roughly: for who looks at many places before anybody stands there. */
import { boundsMeet, boundsOf, distanceToPolyline, dot, minus, pointInPolygon, segmentsMeet } from '../geometry';
import type { Point } from '../geometry';
import type { Cm } from '../scenario';
import type { Ground } from '../terrain';
import { hidersOn } from './hiding';
import type { Hider, HidingRules } from './hiding';

/** Nobody sees across what hides, over the middle of a hill, nor farther than `edge` into cover or out of it. */
export function isScreened(ground: Ground, rules: HidingRules, edge: Cm, from: Point, to: Point): boolean {
  const bounds = boundsOf([from, to]);
  return hidersOn(ground, rules).some((hider) => boundsMeet(bounds, hider.bounds) && hides(hider, edge, from, to));
}

function hides(hider: Hider, edge: Cm, from: Point, to: Point): boolean {
  if (hider.hides === 'line') return isCrossed(hider.line.course, from, to);
  const corners = hider.hides === 'block' ? hider.outline : hider.area.outline;
  const outline = [...corners, ...corners.slice(0, 1)];
  const inside = [from, to].filter((end) => pointInPolygon(end, corners));
  if (inside.length === 0) return isCrossed(outline, from, to);
  switch (hider.hides) {
    case 'block':
      return false;
    case 'crest':
      return isBetween(hider.area.centre, from, to);
    case 'cover':
      return inside.some((end) => distanceToPolyline(end, outline) > edge);
  }
}

const isCrossed = (course: readonly Point[], from: Point, to: Point): boolean =>
  course.some((corner, i) => {
    const next = course[i + 1];
    return next !== undefined && segmentsMeet(from, to, corner, next) !== null;
  });

/** Past the one and short of the other, seen along the line between them. */
const isBetween = (place: Point, from: Point, to: Point): boolean =>
  dot(minus(place, from), minus(to, from)) > 0 && dot(minus(place, to), minus(from, to)) > 0;
