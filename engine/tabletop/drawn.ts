import { distance, length, minus, pivot, straight, TOLERANCE, turnOf, unit, wheel } from '../geometry';
import type { Box, Leg, Path, Pose } from '../geometry';
import type { Cm } from '../scenario';

/**
 * Is a path one that a footprint can go from where it stands, as long as it says: straight moves that keep the heading,
 * turns about the centre, wheels about a front corner or a point `beside` cm from it? What a host sends is not trusted.
 */
export function isDrawnTrue(box: Box, path: Path, beside: Cm = 0): boolean {
  let { pose } = box;
  if (!isSame(path.from, pose)) return false;
  for (const leg of path.legs) {
    const legs = legsTo(box, pose, leg, beside);
    if (!legs.some((one) => isSame(one.to, leg.to) && isAsLong(one.length, leg.length))) return false;
    pose = leg.to;
  }
  return isAsLong(
    path.legs.reduce((sum, leg) => sum + leg.length, 0),
    path.length,
  );
}

/** The leg as it must be: on without turning, about the centre, or round either front corner. */
function legsTo({ width, depth }: Box, pose: Pose, leg: Leg, beside: Cm): readonly Leg[] {
  if (leg.kind === 'place') return [];
  if (leg.kind === 'straight') {
    const by = minus(leg.to, pose);
    return [straight(pose, length(by), unit(by))];
  }
  const degrees = turnOf(pose, leg);
  if (leg.kind === 'pivot') return [pivot(pose, width, depth, degrees)];
  return [wheel(pose, width, depth, 'left', -degrees, beside), wheel(pose, width, depth, 'right', degrees, beside)];
}

const isSame = (a: Pose, b: Pose): boolean =>
  distance(a, b) <= TOLERANCE && Math.abs(a.hx - b.hx) + Math.abs(a.hy - b.hy) <= SAME_HEADING;
const SAME_HEADING = 1e-4;
const isAsLong = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE;
