import type { View } from '../../../battle';
import { distance, dot, facing, minus, TOLERANCE } from '../../../geometry';
import type { GroundArea } from '../../../terrain';
import type { Troop } from '../troops/troop';

/** The hill a unit stands on: more than half of it (HOW-TERR-16). */
export const hillUnder = (view: View, troop: Troop): GroundArea | null =>
  view.ground.areas.find((area) => area.kind === 'hill' && view.ground.share(troop.box, area) > 0.5) ?? null;

/** Does the target stand uphill of the attacker (HOW-TERR-16)? The crest is judged from the target's front. */
export function isUphill(view: View, attacker: Troop, target: Troop): boolean {
  const hill = hillUnder(view, target);
  if (!hill) return false;
  if (view.ground.share(attacker.box, hill) < 0.5) return true;
  const farther = distance(attacker.box.pose, hill.centre) - distance(target.box.pose, hill.centre);
  const lower = farther >= LOWER * attacker.traits.scale.factor - TOLERANCE;
  const ahead = facing(target.box.pose);
  const sideOf = (troop: Troop): number => dot(minus(troop.box.pose, hill.centre), ahead);
  return lower && sideOf(attacker) * sideOf(target) >= 0;
}
/** Lower by at least 2 cm of ground at 28mm. */
const LOWER = 2;
