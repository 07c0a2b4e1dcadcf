/** Where a unit that gives way would come to stand: its routes, its turn at the end and the room it finds (HOW-RET-03 to 09). */
import type { Id, View } from '../../../battle';
import {
  boxAt,
  boxMovedBy,
  exceeds,
  facing,
  fallsShort,
  halfAcross,
  length as lengthOf,
  minus,
  pathOf,
  pivot,
  plus,
  poseAt,
  straight,
  times,
  turnBetween,
  unit,
} from '../../../geometry';
import type { Box, Leg, Path, Point, Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import {
  awayFrom,
  escapeRoutes,
  findsRoom,
  friendsAlong,
  IGNORED,
  obstacleTo,
  OVERLAPPING,
  shiftOntoTable,
} from '../../../tabletop';
import type { EscapeRoute, StandingRule } from '../../../tabletop';
import { isBarredByWater } from '../movement/water';
import { findTroop, isDoneFor, troopAt, troopOf, troopsOn, withBox } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { struckFrom } from './hits';
import { RETREATS, tableOf } from './retreat-policy';
import { NOWHERE, shiftClear } from './room';

/** Swept along by a friend that broke through it: its direction, and units it follows (HOW-RET-11). */
export interface Swept {
  readonly direction: Point;
  readonly with: readonly Id[];
}

/** How a unit gives way. */
export interface GivingWay {
  readonly manner: 'retreat' | 'rout';
  readonly wanted: Cm;
  readonly least: Cm;
  readonly swept: Swept | undefined;
}

/** The routes open to a unit, two where a die decides between them, and its formation on them; none when it is cut off. */
export function routesOf(
  view: View,
  id: Id,
  retreat: GivingWay,
): { readonly troop: Troop; readonly routes: readonly EscapeRoute[] } {
  const standing = outOfBlock(troopOf(view, id));
  const escape = {
    axis: retreat.swept?.direction ?? awayFrom(standing.axisOf, struckFrom(standing.troop)),
    wanted: retreat.wanted,
    least: retreat.least,
    with: retreat.swept?.with ?? [],
  };
  const routes = escapeRoutes(tableOf(view), standing.troop, escape, RETREATS);
  const column = inColumn(standing.troop, escape.axis);
  if (routes.length > 0 || !column) return { troop: standing.troop, routes };
  return { troop: column, routes: escapeRoutes(tableOf(view), column, escape, RETREATS) };
}

/**
 * Its whole way along a route, to where it stands clear of friends and houses, and the friends it goes through; null when it
 * would find no room to stand. One that routs needs none.
 */
export function retreatAlong(
  view: View,
  troop: Troop,
  route: EscapeRoute,
  { manner, swept }: GivingWay,
): { readonly path: Path; readonly passes: readonly Id[] } | null {
  const table = tableOf(view);
  const exempt = swept?.with ?? [];
  const start = troop.box.pose;
  const legs: Leg[] = [straight(start, route.length, route.direction)];
  const turn = facingTurn(view, troop, plus(start, times(route.direction, route.length)), manner);
  if (turn && findsRoom(table, troop, boxAt(troop.box, turn.to), route.direction, exempt, RETREATS)) legs.push(turn);
  const turned = legs[legs.length - 1]?.to ?? start;
  const inward = minus(keptOn(view, boxAt(troop.box, turned), manner).pose, turned);
  if (exceeds(lengthOf(inward), 0)) legs.push(straight(turned, lengthOf(inward), unit(inward)));
  const arrived = legs[legs.length - 1]?.to ?? start;
  const room = shiftClear(view, troop, boxAt(troop.box, arrived), route.direction, exempt);
  if (room === NOWHERE && manner === 'retreat') return null;
  if (room === NOWHERE || !room) return { path: pathOf(start, legs), passes: route.passes };
  legs.push(straight(arrived, lengthOf(room), unit(room)));
  const whole = minus(plus(arrived, room), start);
  const passes = friendsAlong(table, troop, unit(whole), lengthOf(whole), exempt, RETREATS);
  return { path: pathOf(start, legs), passes };
}

/** Who retreats stays on the table; a rout may go over its edge (HOW-RET-09). */
const keptOn = ({ ground }: View, box: Box, manner: GivingWay['manner']): Box =>
  manner === 'retreat' ? boxMovedBy(box, shiftOntoTable(ground, box)) : box;

/** Retreating units end facing the enemy that struck them last, routing ones away from him, where there is room (HOW-RET-08). */
function facingTurn(view: View, troop: Troop, at: Point, manner: GivingWay['manner']): Leg | null {
  const striker = troop.piece.marks['struck by'];
  const enemy = typeof striker === 'string' ? findTroop(view, striker) : null;
  if (!enemy) return null;
  const wanted = manner === 'retreat' ? minus(enemy.box.pose, at) : minus(at, enemy.box.pose);
  const degrees = turnBetween(facing(troop.box.pose), unit(wanted));
  if (fallsShort(Math.abs(degrees), LEAST_TURN)) return null;
  const { pose, width, depth } = troop.box;
  const turn = pivot(poseAt(at, facing(pose)), width, depth, degrees);
  // Who would be pushed back onto the table has to find room there.
  const placed = withBox(troop, keptOn(view, { pose: turn.to, width, depth }, manner));
  return obstacleTo(view.ground, placed, troopsOn(view), TURNING_ROUND) ? null : turn;
}
/** Only the river and the enemy keep it from turning: from friends, houses and the table edge it is moved clear afterwards. */
const TURNING_ROUND: StandingRule<Troop> = {
  blocks: IGNORED,
  friends: IGNORED,
  enemies: OVERLAPPING,
  takesRoom: (other) => !isDoneFor(other),
  isInWater: isBarredByWater,
  isClosed: null,
  mayLeaveTable: true,
};
/** Degrees. */
const LEAST_TURN = 0.5;

/** A unit in a block stands in its middle when it leaves, and its block's faces are its sectors (HOW-RET-03, HOW-BUA-17). */
function outOfBlock(troop: Troop): { readonly troop: Troop; readonly axisOf: Pose } {
  const { inside } = troop;
  if (!inside) return { troop, axisOf: troop.box.pose };
  const away = awayFrom(inside.box.pose, struckFrom(troop));
  const pose = poseAt(inside.box.pose, { x: 0 - away.x, y: 0 - away.y });
  return { troop: { ...troopAt(troop, pose), inside }, axisOf: inside.box.pose };
}

/** The same unit in column, the only change a beaten unit may make: the side it leaves by stays where it was (HOW-RET-07). */
function inColumn(troop: Troop, axis: Point): Troop | null {
  const { formation } = troop.piece;
  if (formation !== 'line' && formation !== 'double line') return null;
  const column = troopAt(troop, troop.box.pose, 'march column');
  const back = halfAcross(troop.box, axis.x, axis.y) - halfAcross(column.box, axis.x, axis.y);
  const at = plus(troop.box.pose, times(axis, back));
  return { ...troopAt(troop, poseAt(at, facing(troop.box.pose)), 'march column'), inside: troop.inside };
}
