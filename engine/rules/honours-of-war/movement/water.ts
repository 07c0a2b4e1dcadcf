/** Rivers, streams and ponds under a footprint: what stops it, what carries it, what slows it (HOW-TERR-17 to 23). */
import type { Id, View } from '../../../battle';
import { memo, memoOfPair } from '../../../facts';
import { boxAt, movedBy, times } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { isCarried, isCarriedBy, waterAround, waterLinesAhead, waterLinesBetween } from '../../../tabletop';
import type { GroundCost } from '../../../tabletop';
import type { Ground, GroundArea, GroundLine } from '../../../terrain';
import { areaRow } from '../ground/areas';
import { goesAs } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { groundCostOf, isWheeled } from './ground-cost';

/** The water of a table. */
interface Waters {
  readonly impassable: readonly GroundArea[];
  readonly fordable: readonly GroundArea[];
}

const watersAmong = memo((areas: readonly GroundArea[]): Waters => {
  const of = (water: 'impassable' | 'fordable') => areas.filter((area) => areaRow(area).water === water);
  return { impassable: of('impassable'), fordable: of('fordable') };
});
const watersOn = ({ areas }: Ground): Waters => watersAmong(areas);

const isOnWheels = (troop: Troop): boolean => isWheeled(goesAs(troop));

/** The water that a unit may not enter away from bridges and fords. */
const closedWater = (ground: Ground, troop: Troop): readonly GroundArea[] =>
  closedAmong(ground.areas, groundCostOf(troop));
const closedAmong = memoOfPair((areas: readonly GroundArea[], { isClosedWater }: GroundCost) =>
  areas.filter(isClosedWater),
);

/** Does a unit stand in water it may not enter (HOW-TERR-18, 22)? `boxes` are its own, or those it would have elsewhere. */
export function isBarredByWater(ground: Ground, troop: Troop, boxes: readonly Box[] = troop.boxes): boolean {
  const closed = closedWater(ground, troop);
  if (closed.length === 0) return false;
  const water = isOnWheels(troop) ? 'any' : 'impassable';
  const carried = groundCostOf(troop).usesCrossings;
  return boxes.some((box) => {
    if (!isOver(ground, box, closed)) return false;
    return !(carried || isOnCrossing(ground, troop, closed, water)) || ground.inWater(box, water);
  });
}

const isOver = (ground: Ground, box: Box, waters: readonly GroundArea[]): boolean =>
  waters.some((area) => ground.share(box, area) * box.width * box.depth > DAMP);

/** Does it stand on a bridge or in a ford already, where it may have formed or fought? It is carried until it is off again. */
const isOnCrossing = (
  ground: Ground,
  { boxes }: Troop,
  closed: readonly GroundArea[],
  water: 'impassable' | 'any',
): boolean => boxes.some((box) => isOver(ground, box, closed)) && !boxes.some((box) => ground.inWater(box, water));

/** Any of a unit is over water that is closed to everybody. */
export const touchesImpassable = ({ ground }: View, boxes: readonly Box[]): boolean =>
  watersOn(ground).impassable.some((area) => boxes.some((box) => ground.share(box, area) > 0));

/** Less water than this is rounding, cm2. */
const DAMP = 0.05;

/** The fordable river in which a unit stands: its centre is in it, and no bridge or ford carries it (HOW-TERR-20). */
export function wadingIn({ ground }: View, troop: Troop): Id | null {
  const { fordable } = watersOn(ground);
  const river = waterAround(ground, troop.box, fordable);
  return river && !isCarried(ground, groundCostOf(troop), troop.boxes) ? river.id : null;
}

/** How far a unit goes until its centre is on the middle line of a fordable river, where it must stop (HOW-TERR-20). */
export function midRiver({ ground }: View, troop: Troop, direction: Point, length: Cm, wading: Id | null): Cm | null {
  if (watersOn(ground).fordable.length === 0) return null;
  for (const { line, at } of waterLinesAhead(ground, troop.box.pose, direction, length)) {
    if (line.id === wading || !isFordable(ground, line)) continue;
    const by = times(direction, at);
    const there = troop.boxes.map((box) => boxAt(box, movedBy(box.pose, by)));
    if (!isCarried(ground, groundCostOf(troop), there)) return at;
  }
  return null;
}

/** Would a turn bring the centre of a unit over the middle line of a fordable river, without bridge or ford? */
export function turnsOver({ ground }: View, before: Troop, turned: Troop, wading: Id | null): boolean {
  if (isOnWheels(before)) return false;
  return (
    waterLinesBetween(ground, before.box.pose, turned.box.pose).some(
      ({ line }) => line.id !== wading && isFordable(ground, line),
    ) && !isCarried(ground, groundCostOf(turned), turned.boxes)
  );
}

const isFordable = (ground: Ground, { id }: GroundLine): boolean =>
  watersOn(ground).fordable.some((area) => area.id === id);

/** Any base of it is in a designated ford, which carries it: it fights as a march column (HOW-TERR-23). */
export const isInFord = ({ ground }: View, { box }: Pick<Troop, 'box'>): boolean =>
  ground.crossings.some((crossing) => crossing.kind === 'ford' && isCarriedBy(ground, box, crossing));
