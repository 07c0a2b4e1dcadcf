/** Wheels about a corner and turns about the centre: who stands in their way, what ground and lines they lead over. */
import {
  bearing,
  boxAt,
  corners,
  farthestCorner,
  frontCentre,
  frontEdge,
  pivot,
  pointGap,
  poseOnLeg,
  turnOf,
  wheel,
  wheelTouches,
} from '../geometry';
import type { Bounds, Box, Leg, Point } from '../geometry';
import type { Cm } from '../scenario';
import type { Ground, GroundLine } from '../terrain';
import type { Body } from './body';
import { costlyAreas } from './ground-cost';
import type { GroundCost } from './ground-cost';
import { isNearAny } from './ground-under';
import { bodiesNear } from './near';
import { isInTheWay } from './standing-room';
import type { StandingRule } from './standing-room';
import { isCarriedBy } from './water';

/**
 * How a unit turns: the nearer front corner stays where it is, or the centre does, or it goes round a point so many cm
 * beside that corner, in line with the front.
 */
export type TurnsAbout = 'corner' | 'centre' | { readonly beside: Cm };

/** A turn by so many degrees to one side. */
export function turnBy({ pose, width, depth }: Box, about: TurnsAbout, side: 'left' | 'right', degrees: number): Leg {
  return about === 'centre'
    ? pivot(pose, width, depth, side === 'left' ? -degrees : degrees)
    : wheel(pose, width, depth, side, degrees, about === 'corner' ? 0 : about.beside);
}

/** The turn, by at most so many degrees, that leaves a footprint pointing at a place; null when it points there already. */
export function turnToward(box: Box, about: TurnsAbout, to: Point, most = 180): Leg | null {
  const first = bearing(box.pose, to);
  if (Math.abs(first) < AIMED) return null;
  const side = first < 0 ? 'left' : 'right';
  let degrees = Math.min(most, Math.abs(first));
  // A wheel moves the centre too, so the angle is narrowed.
  for (let i = 0; i < NARROWINGS; i++) {
    const leg = turnBy(box, about, side, degrees);
    const over = bearing(leg.to, to) * (side === 'left' ? -1 : 1);
    degrees = Math.max(0, Math.min(most, degrees + over));
  }
  return degrees < AIMED / 2 ? null : turnBy(box, about, side, degrees);
}
/** Degrees within which a footprint points at a place. */
const AIMED = 0.5;
const NARROWINGS = 4;

/**
 * The first of the others that a turn meets on its way, or that would be in the way at its end; null when nobody does. Where
 * the way is known to be free only the end is looked at.
 */
export function bodyInTurn<B extends Body>(
  before: B,
  after: B,
  leg: Leg,
  others: readonly B[],
  { friends, enemies, takesRoom }: Pick<StandingRule<B>, 'friends' | 'enemies' | 'takesRoom'>,
  isWayFree = false,
): B | null {
  const about = 'about' in leg ? leg.about : before.box.pose;
  const swept = reachOfTurn(before, about);
  for (const other of bodiesNear(others, about, swept + MARGIN)) {
    if (other.id === before.id || other.inside) continue;
    const room = other.side === before.side ? friends : enemies;
    for (const box of other.boxes) {
      if (pointGap(about, box) > swept + MARGIN || !takesRoom(other)) continue;
      if (after.boxes.some((own) => isInTheWay(own, box, room))) return other;
      if (!isWayFree && wheelTouches(before.box, leg, box)) return other;
    }
  }
  return null;
}
/** More than the tolerance of touching, in quick looks. */
const MARGIN: Cm = 0.1;

/** Farther than this from the point turned about no corner gets. */
function reachOfTurn({ boxes }: Body, about: Point): Cm {
  let most = 0;
  for (const box of boxes) most = Math.max(most, farthestCorner(box, about));
  return most;
}

/**
 * What a cm of a turn costs: the dearest ground under the front edge in a wheel, under the corners in a turn about the
 * centre, before and after it; a bridge or ford counts where it carries the footprint at the end.
 */
export function rateOfTurn(ground: Ground, table: GroundCost, before: Box, after: Box, leg: Leg): number {
  let dearest = 1;
  for (const crossing of ground.crossings)
    if (table.crossing(crossing) > dearest && isCarriedBy(ground, after, crossing)) dearest = table.crossing(crossing);
  const costly = costlyAreas(ground, table);
  for (const box of [before, after]) {
    if (!isNearAny(box, costly)) continue;
    for (const at of leg.kind === 'pivot' ? corners(box) : [...frontEdge(box), frontCentre(box)]) {
      const areas = ground.areasAt(at, costly).filter((area) => !table.isWater(area));
      if (areas.length > 0) dearest = Math.max(dearest, table.areas(areas));
    }
  }
  return dearest;
}

/** A line that costs something to cross, with its bounds. */
export interface Barrier {
  readonly line: GroundLine;
  readonly bounds: Bounds;
}

/** The barriers met by the front edge in a wheel, by any corner in a turn about the centre, each once. */
export function linesTurnedOver(
  ground: Ground,
  barriers: readonly Barrier[],
  box: Box,
  leg: Leg,
): readonly GroundLine[] {
  const near = barriers.filter(({ bounds }) => mayMeet(box, bounds));
  if (near.length === 0) return NONE;
  const met = new Set<GroundLine>();
  const steps = Math.max(1, Math.ceil(Math.abs(turnOf(box.pose, leg)) / CHORD));
  let before = turningPoints(box, leg);
  for (let i = 1; i <= steps; i++) {
    const after = turningPoints(boxAt(box, poseOnLeg(box.pose, leg, i / steps)), leg);
    before.forEach((from, k) => {
      const to = after[k];
      if (to) for (const { line } of ground.crossed(from, to)) met.add(line);
    });
    before = after;
  }
  return near.map(({ line }) => line).filter((line) => met.has(line));
}
const NONE: readonly GroundLine[] = [];
/** Arcs are looked at as chords of so many degrees. */
const CHORD = 15;

/** Nothing of a turning footprint gets farther from its centre than this. */
function mayMeet({ pose: { x, y }, width, depth }: Box, { minX, maxX, minY, maxY }: Bounds): boolean {
  const reach = 2 * (width + depth);
  return x + reach >= minX && x - reach <= maxX && y + reach >= minY && y - reach <= maxY;
}

function turningPoints(box: Box, leg: Leg): readonly Point[] {
  const ring = corners(box);
  return leg.kind === 'pivot' ? ring : [ring[0], frontCentre(box), ring[1]];
}
