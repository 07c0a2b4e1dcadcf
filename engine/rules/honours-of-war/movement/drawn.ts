import { distance, length, minus, pivot, straight, TOLERANCE, turnOf, unit, wheel } from '../../../geometry';
import type { Leg, Path, Pose } from '../../../geometry';
import type { Troop } from '../troops/troop';

/** Is a path drawn as this unit would go it, from where it stands, and as long as it says? What a host sends is not trusted. */
export function isDrawnTrue(troop: Troop, path: Path): boolean {
  let pose = troop.box.pose;
  if (!isSame(path.from, pose)) return false;
  for (const leg of path.legs) {
    const asGone = waysToGo(troop, pose, leg);
    if (!asGone.some((way) => isSame(way.to, leg.to) && isAsLong(way.length, leg.length))) return false;
    pose = leg.to;
  }
  return isAsLong(
    path.legs.reduce((sum, leg) => sum + leg.length, 0),
    path.length,
  );
}

/** The leg as it must be: on without turning, about the centre, or about either front corner. */
function waysToGo({ box: { width, depth } }: Troop, pose: Pose, leg: Leg): readonly Leg[] {
  if (leg.kind === 'place') return [];
  if (leg.kind === 'straight') {
    const by = minus(leg.to, pose);
    return [straight(pose, length(by), unit(by))];
  }
  const degrees = turnOf(pose, leg);
  if (leg.kind === 'pivot') return [pivot(pose, width, depth, degrees)];
  return [wheel(pose, width, depth, 'left', -degrees), wheel(pose, width, depth, 'right', degrees)];
}

const isSame = (a: Pose, b: Pose): boolean =>
  distance(a, b) <= TOLERANCE && Math.abs(a.hx - b.hx) + Math.abs(a.hy - b.hy) <= SAME_HEADING;
const SAME_HEADING = 1e-4;
const isAsLong = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE;
