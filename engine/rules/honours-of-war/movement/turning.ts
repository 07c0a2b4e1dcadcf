/** Lines across the ground that a wheel or pivot carries a unit over (HOW-TERR-03). */
import type { View } from '../../../battle';
import { boundsOf, boxAt, corners, frontCentre, poseOnLeg, turnOf } from '../../../geometry';
import type { Bounds, Box, Leg, Point } from '../../../geometry';
import type { GroundLine } from '../../../terrain';
import { lineRow } from '../ground/lines';
import type { Troop } from '../troops/troop';

/** A line that costs somebody something to cross, with its bounds. */
interface Barrier {
  readonly line: GroundLine;
  readonly bounds: Bounds;
}

const barriers = new WeakMap<readonly GroundLine[], readonly Barrier[]>();

function barriersOn(lines: readonly GroundLine[]): readonly Barrier[] {
  let known = barriers.get(lines);
  if (!known) {
    known = lines
      .filter((line) => Object.values(lineRow(line).shares).some((share) => share > 0))
      .map((line) => ({ line, bounds: boundsOf(line.course) }));
    barriers.set(lines, known);
  }
  return known;
}

/** The lines met by the front edge in a wheel, by any corner in a pivot, each once. */
export function linesTurnedOver(view: View, { box }: Troop, leg: Leg): readonly GroundLine[] {
  const near = barriersOn(view.ground.lines).filter(({ bounds }) => mayMeet(box, bounds));
  if (near.length === 0) return NONE;
  const met = new Set<GroundLine>();
  const steps = Math.max(1, Math.ceil(Math.abs(turnOf(box.pose, leg)) / STEP));
  let before = pointsOf(box, leg);
  for (let i = 1; i <= steps; i++) {
    const after = pointsOf(boxAt(box, poseOnLeg(box.pose, leg, i / steps)), leg);
    before.forEach((from, k) => {
      const to = after[k];
      if (to) for (const { line } of view.ground.crossed(from, to)) met.add(line);
    });
    before = after;
  }
  return near.map(({ line }) => line).filter((line) => met.has(line));
}
const NONE: readonly GroundLine[] = [];
/** Arcs are looked at as chords of so many degrees. */
const STEP = 15;

/** Nothing of a turning footprint gets farther from its centre than this. */
function mayMeet({ pose: { x, y }, width, depth }: Box, { minX, maxX, minY, maxY }: Bounds): boolean {
  const reach = 2 * (width + depth);
  return x + reach >= minX && x - reach <= maxX && y + reach >= minY && y - reach <= maxY;
}

function pointsOf(box: Box, leg: Leg): readonly Point[] {
  const ring = corners(box);
  return leg.kind === 'pivot' ? ring : [ring[0], frontCentre(box), ring[1]];
}
