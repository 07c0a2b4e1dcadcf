/** The contours of the hills: each is a step up, and its outermost inches are a slope (MCN-TERR-08, MCN-TERR-11). */
import { memo, memoOfPair } from '../../../facts';
import { boundsOf, distanceToPolyline, distanceToSegment, pointInPolygon } from '../../../geometry';
import type { Bounds, Point } from '../../../geometry';
import type { Cm, Hill } from '../../../scenario';
import { flatOutline } from '../../../terrain';
import type { Ground } from '../../../terrain';
import { recordOf, OWN_KEY } from '../troops/overrides';

export type Slope = 'gentle' | 'steep' | 'impassable';
export interface Contour {
  readonly outline: readonly Point[];
  /** The same, closed. */
  readonly ring: readonly Point[];
  readonly bounds: Bounds;
  readonly slope: Slope;
}

/** A hill without contours of its own has one, its outline. */
export const contoursOf = memo((ground: Ground): readonly Contour[] =>
  ground.scenario.terrain
    .filter((feature): feature is Hill => feature.kind === 'hill')
    .flatMap((hill) => {
      const slope = recordOf(hill.overrides[OWN_KEY])?.['slope'] === 'impassable' ? 'impassable' : hill.slope;
      const lines = hill.contours.length > 0 ? hill.contours.map(({ outline }) => outline) : [hill.outline];
      return lines
        .map(flatOutline)
        .filter((outline) => outline.length > 2)
        .map((outline) => ({ outline, ring: [...outline, ...outline.slice(0, 1)], bounds: boundsOf(outline), slope }));
    }),
);

/** A contour that a point may be on the slope of. */
export interface NearContour extends Contour {
  /** Does the point surely lie inside? */
  readonly isRound: boolean;
  /** The stretches of it that may be so near. */
  readonly stretches: readonly (readonly Point[])[];
}

/** The contours on whose slope a point may lie that is so wide, cm: told for all points of a cell at once. */
export function contoursNear(ground: Ground, { x, y }: Point, slope: Cm): readonly NearContour[] {
  const cells = cellsOf(ground, slope);
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  const number = row * ROW + column;
  let near = cells.get(number);
  if (!near) {
    near = nearTo(ground, { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL }, slope);
    cells.set(number, near);
  }
  return near;
}
const CELL: Cm = 3;
/** From the middle of a cell to its corners. */
const REACH: Cm = CELL * Math.SQRT1_2;
/** More cells than there are in a row of any table. */
const ROW = 4096;
const cellsOf = memoOfPair((_: Ground, _slope: Cm) => new Map<number, readonly NearContour[]>());

function nearTo(ground: Ground, middle: Point, slope: Cm): readonly NearContour[] {
  return contoursOf(ground).flatMap((contour) => {
    const away = distanceToPolyline(middle, contour.ring);
    const isInside = pointInPolygon(middle, contour.outline);
    if (isInside ? away > slope + REACH : away > REACH) return [];
    const stretches = stretchesOf(contour.ring, (a, b) => distanceToSegment(middle, a, b) <= slope + REACH + SLACK);
    return [{ ...contour, isRound: isInside && away > REACH, stretches }];
  });
}

/** The edges of a line that are so, each run of them in one. */
function stretchesOf(line: readonly Point[], isSo: (a: Point, b: Point) => boolean): readonly (readonly Point[])[] {
  const found: Point[][] = [];
  let [before] = line;
  let last: Point[] | null = null;
  for (const point of line.slice(1)) {
    if (!before || !isSo(before, point)) last = null;
    else if (last) last.push(point);
    else found.push((last = [before, point]));
    before = point;
  }
  return found;
}
/** Whoever asks looks a little way on, too. */
const SLACK: Cm = 1;
