/** What of the ground matters when two units fight: who stands uphill, what lies between them, what a charge came through. */
import type { View } from '../../../battle';
import { distance, dot, facing, minus, TOLERANCE } from '../../../geometry';
import type { Path } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { GroundArea } from '../../../terrain';
import { CONTACT, gapToCourse, isObstacle, isRough, isWood } from '../fire/standing';
import { leadingEdge } from '../movement/run';
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

/** A wall, hedge, fence or tree line that the target touches lies between them (HOW-MELEE-14, HOW-MELEE-20). */
export const isBehindLine = (view: View, troop: Troop, target: Troop): boolean =>
  view.ground
    .crossed(troop.box.pose, target.box.pose)
    .some(({ line }) => isObstacle(line) && gapToCourse(target.box, line.course) <= CONTACT + TOLERANCE);

/** Did the last `runIn` cm of a charge, after its wheel, go through wood or rough ground (HOW-MELEE-14)? */
export function isThroughRough(view: View, charger: Troop, path: Path, runIn: Cm): boolean {
  const last = path.legs.findLastIndex(({ kind }) => kind === 'straight');
  const leg = path.legs[last];
  if (!leg) return false;
  const from = path.legs[last - 1]?.to ?? path.from;
  const by = minus(leg.to, from);
  const [a, b] = leadingEdge({ ...charger.box, pose: from }, facing(from));
  return view.ground
    .swept(a, b, by)
    .some(({ area, to }) => (isWood(area) || isRough(area)) && to > leg.length - runIn + TOLERANCE);
}
