/** Heights of a picture as hills with contours. */
import { areaOf, pointInPolygon } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import type { Cm } from '../../engine/scenario';
import { simplified } from '../brush/simplify';
import { levelLines } from './level-lines';
import { cut, smoothed, type Raster } from './raster';

export interface HeightChoices {
  /** Where the lowest line lies and where the highest, 0 to 1 of the greys. */
  readonly low: number;
  readonly high: number;
  /** How many lines, the foot of the hills among them. */
  readonly lines: number;
  /** From line to line. */
  readonly step: Cm;
  /** How often the picture is smoothed. */
  readonly smoothing: number;
  /** A smaller ring makes no hill and no contour, cm². */
  readonly smallest: number;
}
export interface FoundHill {
  readonly foot: readonly Point[];
  readonly contours: readonly { readonly height: Cm; readonly ring: readonly Point[] }[];
  readonly height: Cm;
}

/** More hills than a table bears; the largest are taken. */
const MOST_HILLS = 40;
/** So far a line may stray from the picture's, cm, and so many nodes it may have. */
const STRAY = 0.8;
const MOST_NODES = 60;

/**
 * `place` puts a share of the picture (x from the west, y from the south, 0 to 1) on the table; where `isIn` says no, the
 * ground is low whatever the picture shows.
 */
export function hillsIn(
  raster: Raster,
  { low, high, lines, step, smoothing, smallest }: HeightChoices,
  place: (share: Point) => Point,
  isIn: (point: Point) => boolean = () => true,
): readonly FoundHill[] {
  const even = cut(smoothed(raster, smoothing), (share) => isIn(place(share)));
  const levels = Array.from({ length: lines }, (_, index) =>
    lines === 1 ? low : low + ((high - low) * index) / (lines - 1),
  );
  const rings = levels.map((level) =>
    levelLines(even, level)
      // Holes run the other way round, and a hill has none.
      .filter((ring) => isRound(ring))
      .map((ring) => fewNodes(ring.map(place)))
      .filter((ring) => ring.length > 2 && areaOf(ring) >= smallest)
      .toSorted((a, b) => areaOf(b) - areaOf(a)),
  );
  const taken = new Set<readonly Point[]>();
  // The highest part of a hill is its own; a second top on the same foot becomes a hill upon it.
  return rings
    .flatMap((feet, level) =>
      feet.flatMap((foot): readonly FoundHill[] => {
        if (taken.has(foot)) return [];
        taken.add(foot);
        const contours: { height: Cm; ring: readonly Point[] }[] = [];
        let below = foot;
        for (let above = level + 1; above < lines; above += 1) {
          const ring = rings[above]?.find((one) => !taken.has(one) && isWithin(one, below));
          if (!ring) break;
          taken.add(ring);
          contours.push({ height: step * above, ring });
          below = ring;
        }
        const height = contours.at(-1)?.height ?? step * Math.max(1, level);
        return [{ foot, contours, height }];
      }),
    )
    .slice(0, MOST_HILLS);
}

/** Round the high ground, which lies on the left of the line. */
function isRound(ring: readonly Point[]): boolean {
  const twice = ring.reduce((sum, { x, y }, index) => {
    const to = ring[(index + 1) % ring.length] ?? { x, y };
    return sum + x * to.y - to.x * y;
  }, 0);
  return twice > 0;
}

const isWithin = (ring: readonly Point[], outer: readonly Point[]): boolean =>
  ring.filter((point) => pointInPolygon(point, outer)).length * 10 >= ring.length * 9;

function fewNodes(ring: readonly Point[]): readonly Point[] {
  for (let stray = STRAY; ; stray *= 1.5) {
    const thin = simplified(ring, stray);
    if (thin.length <= MOST_NODES || stray > 50) return thin;
  }
}
