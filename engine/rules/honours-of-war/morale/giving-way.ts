/** The move of a unit that gives way: its route, its turn at the end, the table edge and the friends it goes through (HOW-RET-03 to 12). */
import { does, pieceOf, roll, verbFor } from '../../../battle';
import type { Field, Id, Reason, Rule, View } from '../../../battle';
import {
  boxAt,
  facing,
  groundCovered,
  halfAcross,
  length as lengthOf,
  minus,
  pathOf,
  pivot,
  plus,
  poseAt,
  straight,
  times,
  TOLERANCE,
  turnBetween,
  unit,
} from '../../../geometry';
import type { Leg, Point, Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import {
  awayFrom,
  clearingShift,
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
import { findTroop, isDoneFor, isMarked, troopAt, troopOf, troopsOn, withBox } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { struckFrom } from './hits';
import { makeRoom, passThrough } from './passing';
import { RETREATS, tableOf } from './retreat-policy';
import { measuredWords } from '../lengths';

/** Swept along by a friend that broke through it: its direction, and units it follows (HOW-RET-11). */
export interface Swept {
  readonly direction: Point;
  readonly with: readonly Id[];
}

/** How a unit gives way. */
interface GivingWay {
  readonly manner: 'retreat' | 'rout';
  readonly wanted: Cm;
  readonly least: Cm;
  readonly swept: Swept | undefined;
}

/** The move itself, and what it does to the friends in its way. */
export function* giveWay(field: Field, id: Id, going: GivingWay): Rule<void> {
  const { seat } = pieceOf(field.state, id);
  const view = field.view(seat);
  const table = tableOf(view);
  const standing = outOfBlock(troopOf(view, id));
  const escape = {
    axis: going.swept?.direction ?? awayFrom(standing.axisOf, struckFrom(standing.troop)),
    wanted: going.wanted,
    least: going.least,
    with: going.swept?.with ?? [],
  };
  const column = inColumn(standing.troop, escape.axis);
  let troop = standing.troop;
  let routes = escapeRoutes(table, troop, escape, RETREATS);
  if (routes.length === 0 && column) {
    routes = escapeRoutes(table, column, escape, RETREATS);
    troop = column;
  }
  const route = yield* choose(field, troop, routes);
  if (!route) return cutOff(field, troop);
  if (troop.piece.formation !== standing.troop.piece.formation)
    field.emit(
      { do: 'formed', id, formation: troop.piece.formation, to: troop.box.pose, bases: null },
      { reasons: [{ clause: 'HOW-RET-07', label: 'Column to get through' }] },
    );
  yield* carryOut(field, view, troop, route, going);
}

/** Two lines at equal angles: a die tells left or right (HOW-RET-05). */
function* choose(field: Field, troop: Troop, routes: readonly EscapeRoute[]): Rule<EscapeRoute | null> {
  const [left, right] = routes;
  if (!left || !right) return left ?? null;
  const [die = 1] = yield* roll(field, {
    why: `${does(troop.traits.unit.name, 'gives')} way: 1 to 3 to its left, 4 to 6 to its right`,
    who: troop.id,
    clause: 'HOW-RET-05',
    seat: troop.piece.seat,
  });
  return die <= 3 ? left : right;
}

/** Enemies or closed ground on every line: the unit is lost where it stands (HOW-RET-06). */
function cutOff(field: Field, troop: Troop): void {
  const because = { reasons: [{ clause: 'HOW-RET-06', label: 'No way back' }] };
  const { id } = troop;
  if (!isMarked(troop, 'done for')) field.emit({ do: 'mark', id, mark: 'done for', value: 1 }, because);
  if (isMarked(troop, 'broken off')) field.emit({ do: 'mark', id, mark: 'broken off', value: null }, because);
  field.emit(
    { do: 'went', id, to: { gone: 'cut off' } },
    { ...because, text: `${does(troop.traits.unit.name, 'is')} cut off and lost.` },
  );
}

function* carryOut(
  field: Field,
  view: View,
  troop: Troop,
  route: EscapeRoute,
  { manner, swept }: GivingWay,
): Rule<void> {
  const { id } = troop;
  const table = tableOf(view);
  const exempt = swept?.with ?? [];
  const start = troop.box.pose;
  const legs: Leg[] = [straight(start, route.length, route.direction)];
  const turn = facingTurn(view, troop, plus(start, times(route.direction, route.length)), manner);
  if (turn && findsRoom(table, troop, boxAt(troop.box, turn.to), route.direction, exempt, RETREATS)) legs.push(turn);
  const turned = legs[legs.length - 1]?.to ?? start;
  const inward = shiftOntoTable(view.ground, boxAt(troop.box, turned));
  if (manner === 'retreat' && lengthOf(inward) > TOLERANCE) legs.push(straight(turned, lengthOf(inward), unit(inward)));
  const arrived = legs[legs.length - 1]?.to ?? start;
  const shift = clearingShift(table, troop, boxAt(troop.box, arrived), route.direction, exempt, RETREATS);
  if (shift) legs.push(straight(arrived, lengthOf(shift), unit(shift)));
  const end = plus(arrived, shift ?? { x: 0, y: 0 });
  const passes = shift
    ? friendsAlong(table, troop, unit(minus(end, start)), lengthOf(minus(end, start)), exempt, RETREATS)
    : route.passes;
  const name = troop.traits.unit.name;
  const clause = manner === 'rout' ? 'HOW-RET-01' : 'HOW-RET-02';
  const path = pathOf(start, legs);
  const far = groundCovered(path);
  field.emit(
    { do: 'moved', movers: [{ id, path }], manner },
    {
      text: goneInWords(name, manner, far),
      reasons: awayReasons(clause, route.length, far),
    },
  );
  atTheEdge(field, troop, route, manner);
  // Whoever struck it now lies ahead: a later retreat goes to the rear again (HOW-RALLY-07).
  if (manner === 'retreat')
    field.emit(
      { do: 'mark', id, mark: 'struck from', value: 'front' },
      { reasons: [{ clause: 'HOW-RET-08', label: 'Ends facing the enemy' }] },
    );
  yield* passThrough(field, troop, route.direction, passes, [...exempt, id]);
  if (manner === 'retreat') makeRoom(field, id, route.direction);
}

/** One that stands on the table edge already cannot go any way. */
function goneInWords(name: string, manner: GivingWay['manner'], far: Cm): string {
  if (manner === 'rout')
    return far < LEAST_TOLD
      ? `${does(name, 'is')} Done For on the table edge.`
      : `${does(name, 'is')} Done For and ${verbFor(name, 'routs')} ${measuredWords(far)}.`;
  return far < LEAST_TOLD
    ? `${does(name, 'gives')} way on the table edge and ${verbFor(name, 'halts')} there.`
    : `${does(name, 'retreats')} ${measuredWords(far)}.`;
}

/** How far it went from the enemy, and what it took beyond that to stay on the table and to stand clear of friends. */
function awayReasons(clause: Id, away: Cm, whole: Cm): readonly Reason[] {
  const reasons = [{ clause, label: `${measuredWords(away)} away from the enemy` }];
  const more = whole - away;
  return more < LEAST_TOLD
    ? reasons
    : [...reasons, { clause: 'HOW-RET-08', label: `${measuredWords(more)} more to get clear` }];
}
/** Shorter ones are lost in rounding. */
const LEAST_TOLD: Cm = 0.05;

/** A retreat halts on the edge; a rout goes over it (HOW-RET-09). */
function atTheEdge(field: Field, { id, traits }: Troop, { atEdge }: EscapeRoute, manner: GivingWay['manner']): void {
  if (!atEdge) return;
  const because = { reasons: [{ clause: 'HOW-RET-09', label: 'Table edge' }] };
  if (manner === 'retreat') field.emit({ do: 'mark', id, mark: 'at the edge', value: 1 }, because);
  else
    field.emit(
      { do: 'went', id, to: { gone: 'routed off the table' } },
      { ...because, text: `${does(traits.unit.name, 'routs')} off the table.` },
    );
}

/** Retreating units end facing the enemy that struck them last, routing ones away from him, where there is room (HOW-RET-08). */
function facingTurn(view: View, troop: Troop, at: Point, manner: GivingWay['manner']): Leg | null {
  const striker = troop.piece.marks['struck by'];
  const enemy = typeof striker === 'string' ? findTroop(view, striker) : null;
  if (!enemy) return null;
  const toward = unit(minus(enemy.box.pose, at));
  const wanted = manner === 'retreat' ? toward : times(toward, -1);
  const degrees = turnBetween(facing(troop.box.pose), wanted);
  if (Math.abs(degrees) < LEAST_TURN) return null;
  const { pose, width, depth } = troop.box;
  const turn = pivot(poseAt(at, facing(pose)), width, depth, degrees);
  const placed = withBox(troop, { pose: turn.to, width, depth });
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
