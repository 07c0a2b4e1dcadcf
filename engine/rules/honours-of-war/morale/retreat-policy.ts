/** What bars the way of a beaten unit and whom it breaks through, for the escape routes of the tabletop (HOW-RET-05, 06, 10). */
import type { View } from '../../../battle';
import { boxAt, boxMovedBy, dot, facing, leadingEdge, poseAt, times } from '../../../geometry';
import type { Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { isEnteredAlong, touchLeaving } from '../../../tabletop';
import type { RetreatPolicy, OccupiedTable } from '../../../tabletop';
import type { Ground } from '../../../terrain';
import { CLOSED, FREE, isLand, rateOver } from '../ground/areas';
import { crossingShare } from '../ground/lines';
import { isOnRoad, rateOnCrossing } from '../movement/ground-cost';
import { movementDeclared } from '../movement/houses';
import { isInfantry } from '../troops/traits';
import { goesAs, isColumn, isDoneFor, troopsOn, withBox } from '../troops/troop';
import type { Troop } from '../troops/troop';

export const RETREATS: RetreatPolicy<Troop> = {
  angles: [0, 5, 10, 15, 20, 25, 30, 35, 40, 45],
  isBarredBy: (troop, other) => other.side !== troop.side && !isDoneFor(other),
  passesThrough: (troop, other) => other.side === troop.side && other.id !== troop.id && !isDoneFor(other),
  isGroundClosed: (ground, troop, direction, length) =>
    isClosedGround(ground, troop, direction, length) ||
    isBarredByHouses(ground, troop, direction, length) ||
    isBarredByWater(ground, troop, direction, length),
  straightWithin: ({ traits }) => STRAIGHT_WITHIN * traits.scale.factor,
  withBox,
};

/** At 28mm (HOW-INTER-08). */
const STRAIGHT_WITHIN: Cm = 1;

/** The table as a seat sees it. */
export const tableOf = (view: View): OccupiedTable<Troop> => ({ ground: view.ground, bodies: troopsOn(view) });

/** Ground and lines closed to its kind; what it stands in already does not hold it. */
function isClosedGround(ground: Ground, troop: Troop, direction: Point, length: Cm): boolean {
  const kind = goesAs(troop);
  const [a, b] = leadingEdge(troop.box, direction);
  const by = times(direction, length);
  return (
    ground.swept(a, b, by).some(({ area, from }) => from > 0 && isLand(area) && rateOver(kind, [area]) === Infinity) ||
    ground.sweptLines(a, b, by).some(({ line, at }) => at > 0 && crossingShare(kind, line) === Infinity) ||
    ground.crossings.some(
      (crossing) => rateOnCrossing(kind, crossing) === CLOSED && touchLeaving(troop.box, by, crossing.box) !== null,
    )
  );
}

/** Foot passes through empty houses; others only in march column by the road, but for what the scenario declares (HOW-BUA-09). */
function isBarredByHouses(ground: Ground, troop: Troop, direction: Point, length: Cm): boolean {
  const kind = goesAs(troop);
  const usual = isInfantry(troop.traits) || kind === 'light infantry' ? FREE : CLOSED;
  const by = times(direction, length);
  return ground.blocks.some(
    (block) =>
      block.id !== troop.inside?.id &&
      (movementDeclared({ ground }, block)?.[kind] ?? usual) === CLOSED &&
      touchLeaving(troop.box, by, block.box) !== null &&
      !goesByRoad(ground, troop, direction, length),
  );
}

/** A column that gives way along its own length, forward or back, on a road all the way. */
function goesByRoad(ground: Ground, troop: Troop, direction: Point, length: Cm): boolean {
  const { pose } = troop.box;
  if (!isColumn(troop) || Math.abs(dot(direction, facing(pose))) < LENGTHWISE) return false;
  return isOnRoad({ ground }, withBox(troop, boxAt(troop.box, poseAt(pose, direction))), direction, length);
}
/** Cosine of the angle off its heading at which a column still goes along its own length. */
const LENGTHWISE = 0.999;

/** Fordable rivers and streams are passed without stopping, but not by guns and wagons (HOW-RET-04, HOW-TERR-22). */
function isBarredByWater(ground: Ground, troop: Troop, direction: Point, length: Cm): boolean {
  if (!ground.areas.some(({ kind }) => WATER.has(kind))) return false;
  const after = (at: Cm) => boxMovedBy(troop.box, times(direction, at));
  if (ground.inWater(after(length), 'impassable')) return true;
  const kind = goesAs(troop);
  const water = kind === 'artillery' || kind === 'transport' ? 'any' : 'impassable';
  return isEnteredAlong(length, WATER_STEP, (at) => ground.inWater(after(at), water));
}
const WATER = new Set(['river', 'stream', 'pond']);
/** Water is looked for so often, cm. */
const WATER_STEP: Cm = 1;
