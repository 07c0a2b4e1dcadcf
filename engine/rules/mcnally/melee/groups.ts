/** Who fights whom, and the separate melees that make it up (MCN-MELEE-01, MCN-MELEE-02). */
import type { Id, View } from '../../../battle';
import { corners, facing, frontCentre, poseAt, seenFrom } from '../../../geometry';
import type { Box } from '../../../geometry';
import { linkedGroups } from '../../../tabletop';
import { enemiesOf, fights, touches, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';

export interface Melee {
  readonly units: readonly Troop[];
}

const frontStrip = ({ box }: Troop): Box => ({
  pose: poseAt(frontCentre(box), facing(box.pose)),
  width: box.width,
  depth: 0,
});
const frontTouches = (one: Troop, other: Troop): boolean => touches(one.inside ? one : { box: frontStrip(one) }, other);

/** The front of one touches the other; routers and standing wagons take no part. */
export const mustFight = (one: Troop, other: Troop): boolean =>
  one.side !== other.side && fights(one) && fights(other) && (frontTouches(one, other) || frontTouches(other, one));

/** The melees, each with one unit of one side and all those of the other that fight it. */
export function melees(view: View): readonly Melee[] {
  const opponents = new Map<Id, readonly Troop[]>();
  for (const troop of troopsOn(view)) {
    const met = enemiesOf(view, troop.side).filter((enemy) => mustFight(troop, enemy));
    if (met.length > 0) opponents.set(troop.id, met);
  }
  const fighting = troopsOn(view).filter(({ id }) => opponents.has(id));
  return linkedGroups(fighting, ({ id }) => opponents.get(id) ?? []).flatMap((group) => split(group, opponents));
}

/** Each goes with the one it charged, else of those to its front, else of all, the one it touches most. */
function principal(troop: Troop, opponents: readonly Troop[]): Troop | undefined {
  const charged = troop.piece.marks['charge on'] ?? troop.piece.marks['counter-charges'];
  const inFront = opponents.filter((enemy) => frontTouches(troop, enemy));
  const most = (some: readonly Troop[]): Troop | undefined =>
    some.toSorted((a, b) => contactWith(troop, b) - contactWith(troop, a))[0];
  return opponents.find(({ id }) => id === charged) ?? most(inFront) ?? most(opponents);
}

/** How much of the width of its front an enemy covers, cm. */
function contactWith({ box }: Troop, enemy: Troop): number {
  const across = corners(enemy.box).map((corner) => seenFrom(box.pose, corner).right);
  return Math.min(box.width / 2, Math.max(...across)) - Math.max(-box.width / 2, Math.min(...across));
}

function split(group: readonly Troop[], opponents: ReadonlyMap<Id, readonly Troop[]>): readonly Melee[] {
  const chosen = new Map(group.map((troop) => [troop.id, principal(troop, opponents.get(troop.id) ?? [])?.id]));
  const followers = (centre: Troop): readonly Troop[] =>
    group.filter(({ id, side }) => side !== centre.side && chosen.get(id) === centre.id);
  const free = new Set(group.map(({ id }) => id));
  const found: Troop[][] = [];
  for (const centre of group.toSorted((a, b) => followers(b).length - followers(a).length)) {
    const with_ = followers(centre).filter(({ id }) => free.has(id));
    if (!free.has(centre.id) || with_.length === 0) continue;
    const units = [centre, ...with_];
    units.forEach(({ id }) => free.delete(id));
    found.push(units);
  }
  for (const left of group.filter(({ id }) => free.has(id))) {
    const met = new Set((opponents.get(left.id) ?? []).map(({ id }) => id));
    const melee = found.find((units) => units.some(({ id }) => met.has(id)));
    if (melee) melee.push(left);
  }
  return found.map((units) => ({ units }));
}
