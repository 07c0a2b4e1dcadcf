/** Chargers into contact: front to the edge they meet, turned as little as makes them flush (MCN-CHG-10, MCN-CHG-11). */
import type { Cm, View } from '../../../battle';
import {
  facing,
  fallsShort,
  firstTouch,
  frontCentre,
  gap,
  pathOf,
  place,
  straight,
  times,
  TOLERANCE,
} from '../../../geometry';
import type { Box, Path, Pose } from '../../../geometry';
import { distanceToEdge, edgeOf, offsetOn, poseAgainst, sectorStruckBy, shoreAhead } from '../../../tabletop';
import { lengthClear } from '../movement/clear-of-enemy';
import { isInWater } from '../movement/ground-cost';
import { isFree } from '../movement/standing';
import { friendsOf, enemiesOf, troopAt } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** Straight ahead so far, or as far as friends, other enemies, houses, water or the edge let it. */
function runAhead(view: View, charger: Troop, wanted: Cm, but: Troop | null): Cm {
  const direction = facing(charger.box.pose);
  const by = times(direction, wanted);
  let length = Math.min(wanted, distanceToEdge(view.ground, charger.box, direction));
  const others = [...friendsOf(view, charger), ...enemiesOf(view, charger.side)].filter(
    ({ inside, id }) => !inside && id !== but?.id,
  );
  for (const { box } of others) {
    const touch = firstTouch(charger.box, by, box);
    if (touch !== null) length = Math.min(length, touch);
  }
  for (const { box } of view.ground.blocks) {
    const touch = firstTouch(charger.box, by, box);
    if (touch !== null) length = Math.min(length, touch);
  }
  const reached = Math.max(0, length);
  return shoreAhead(view.ground, charger, direction, reached, WATER)?.at ?? reached;
}

const WATER = {
  isInWater: (ground: View['ground'], _charger: Troop, boxes: readonly Box[]) => isInWater(ground, boxes),
};

/** Into contact with its target; turned to lie flush where there is room, else as it came. */
export function pathToContact(view: View, charger: Troop, target: Troop, distance: Cm): Path {
  const from = charger.box.pose;
  const direction = facing(from);
  const length = runAhead(view, charger, distance, target.inside ? null : target);
  const leg = straight(from, length);
  if (fallsShort(length, distance)) return pathOf(from, length > TOLERANCE ? [leg] : []);
  const flush = flushAgainst(view, charger, target, leg.to);
  const steps = length > TOLERANCE ? [leg] : [];
  return pathOf(from, flush && !isSame(flush, leg.to, direction) ? [...steps, place(flush)] : steps);
}

const isSame = (one: Pose, other: Pose, direction: { readonly x: number; readonly y: number }): boolean =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < TOLERANCE &&
  Math.abs(one.hx - direction.x) + Math.abs(one.hy - direction.y) < 1e-6;

/** The front against the edge of the target that it came upon; null without room. */
function flushAgainst(view: View, charger: Troop, target: Troop, at: Pose): Pose | null {
  const arrived = troopAt(charger, at);
  const edge = edgeOf(target.box, sectorStruckBy(target.box, facing(at)));
  const offset = offsetOn(edge, frontCentre(arrived.box));
  const reach = (edge.width + charger.box.width) / 2 - LEAST * charger.traits.inch;
  const kept = Math.max(-reach, Math.min(reach, offset));
  const pose = poseAgainst(edge, charger.box.depth, kept);
  const placed = troopAt(charger, pose);
  return isFree(view, placed) && gap(placed.box, target.box) < TOLERANCE * 5 ? pose : null;
}
/** It touches with so many inches of its front at least. */
const LEAST = 0.5;

/** Its target is gone: to where it would have met it, an inch short of every enemy (MCN-CHG-10). */
export function pathToOldPlace(view: View, charger: Troop, distance: Cm): Path {
  const from = charger.box.pose;
  const run = runAhead(view, charger, distance, null);
  const length = lengthClear(view, charger, charger.box, facing(from), run);
  return pathOf(from, length > TOLERANCE ? [straight(from, length)] : []);
}
