/** Retreat and rout moves (HOW-RET). */
import { ask, pieceOf, roll } from '../../../battle';
import type { Field, Id, Question, Rule, View } from '../../../battle';
import {
  boxAt,
  facing,
  length as lengthOf,
  minus,
  overlaps,
  pathOf,
  pivot,
  plus,
  poseAt,
  SECTORS,
  straight,
  times,
  TOLERANCE,
  turnBetween,
  unit,
} from '../../../geometry';
import type { Leg, Point, Pose, Sector } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { breakContact } from '../troops/contact';
import { refuse } from '../refusals';
import { isInRiver } from '../movement/water';
import { normalMove } from '../troops/traits';
import { enemiesOf, findTroop, isBrokenOff, isDeployed, isMarked, troopAt, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { awayFrom, clearingShift, findsRoom, flightsOf, friendsAlong, halfAcross, shiftOntoTable } from './flight';
import type { Flight } from './flight';
import { leaveGuns } from './crews';
import { makeRoom, passThrough } from './passing';

/** How far to retreat, in cm. */
export interface RetreatAbout {
  readonly unit: Id;
  readonly least: Cm;
  readonly most: Cm;
}

/** At least one and at most two moves, at the owner's choice (HOW-RET-02). */
export const retreatQuestion: Question<RetreatAbout, { readonly span: Cm }> = {
  kind: 'retreat',
  form: (_view, { least, most }) => ({ form: 'span', least, most }),
  choices: (_view, { least, most }) => ({ list: [{ span: least }, { span: most }, { span: (least + most) / 2 }] }),
  check: (_view, { least, most }, { span }) =>
    span >= least - 0.01 && span <= most + 0.01
      ? null
      : refuse(
          'HOW-RET-02',
          `A retreat goes ${least.toFixed(1)} to ${most.toFixed(1)} cm; this is ${span.toFixed(1)} cm.`,
        ),
  words: (view, { unit: id }) => ({
    title: `${view.roster.units[id]?.name ?? id} has lost its morale: how far does it retreat?`,
    clause: 'HOW-RET-02',
  }),
  label: (_view, _about, { span }) => `Retreat ${span.toFixed(1)} cm`,
  idle: (_view, { least }) => ({ span: least }),
};

/** Swept along by a friend that broke through it: his direction, and units it follows (HOW-RET-11). */
export interface Swept {
  readonly way: Point;
  readonly with: readonly Id[];
}

export interface BlowThatRouts {
  readonly by: Id;
  readonly sector: Sector;
  readonly clause: Id;
}

/** A unit on 4 hits gives way one to two moves and must reform (HOW-REACT-01, HOW-RET-02 to 12). */
export function* retreat(field: Field, id: Id, because: Id = 'HOW-REACT-01', swept?: Swept): Rule<void> {
  const { seat } = pieceOf(field.state, id);
  const troop = troopOf(field.view(seat), id);
  if (isBrokenOff(troop) && isMarked(troop, 'at the edge')) return leaveTable(field, troop);
  const clause = { reasons: [{ clause: because, label: 'Loss of morale' }] };
  field.emit({ do: 'mark', id, mark: 'broken off', value: 1 }, clause);
  if (isMarked(troop, 'reforming')) field.emit({ do: 'mark', id, mark: 'reforming', value: null }, clause);
  field.emit({ do: 'mark', id, mark: 'retreated', value: 1 }, clause);
  // Its piece changes under our hands: what it was is noted first.
  const hadGuns = isDeployed(troop);
  if (hadGuns) {
    const lost = yield* leaveGuns(field, troop);
    if (lost) return yield* rout(field, id, undefined, swept);
  }
  breakContact(field, field.view(seat), id);
  const least = leastRetreat(troopOf(field.view(seat), id), hadGuns);
  const { span } = yield* ask(field, retreatQuestion, seat, { unit: id, ...least });
  yield* giveWay(field, id, { manner: 'retreat', wanted: span, least: least.least, swept });
}

/** A unit that halted on the edge and must retreat again is lost (HOW-RALLY-08). */
function leaveTable(field: Field, { id, traits }: Troop): void {
  const because = { reasons: [{ clause: 'HOW-RALLY-08', label: 'It stood on the table edge' }] };
  breakContact(field, field.view(traits.unit.side), id);
  field.emit({ do: 'mark', id, mark: 'done for', value: 1 }, because);
  field.emit({ do: 'mark', id, mark: 'broken off', value: null }, because);
  field.emit(
    { do: 'went', id, to: { gone: 'retreated off the table' } },
    { ...because, text: `${traits.unit.name} leaves the table.` },
  );
}

/** Normal moves of a retreat (HOW-RET-02). */
export const RETREAT_MOVES = { least: 1, most: 2 } as const;

/** N to 2N of its formation; guns that limber first lose half a move of it (HOW-RET-02, HOW-RET-14). */
function leastRetreat(troop: Troop, hadGuns: boolean): { readonly least: Cm; readonly most: Cm } {
  const normal = normalMove(troop.traits, troop.piece.formation);
  const limbering = hadGuns && troop.piece.formation === 'limbered' ? normal / 2 : 0;
  return { least: RETREAT_MOVES.least * normal - limbering, most: RETREAT_MOVES.most * normal - limbering };
}

/** A Done For unit routs one move and is removed in the rally phase; `blow` when it is lost without a hit (HOW-REACT-01, HOW-MELEE-24). */
export function* rout(field: Field, id: Id, blow?: BlowThatRouts, swept?: Swept): Rule<void> {
  const { seat, marks } = pieceOf(field.state, id);
  const because = blow?.clause ?? 'HOW-REACT-01';
  const mark = (name: string, value: number | Id | null): void =>
    field.emit({ do: 'mark', id, mark: name, value }, { reasons: [{ clause: because, label: 'Done For' }] });
  if (blow) {
    mark('struck by', blow.by);
    mark('struck from', blow.sector);
  }
  const troop = troopOf(field.view(seat), id);
  mark('done for', 1);
  mark('retreated', 1);
  for (const name of ['broken off', 'reforming', 'hit now']) if (marks[name] !== undefined) mark(name, null);
  breakContact(field, field.view(seat), id);
  const least = isDeployed(troop)
    ? troop.traits.scale.moves.lightFoot
    : normalMove(troop.traits, troop.piece.formation);
  yield* giveWay(field, id, { manner: 'rout', wanted: least, least, swept });
}

interface GivingWay {
  readonly manner: 'retreat' | 'rout';
  readonly wanted: Cm;
  readonly least: Cm;
  readonly swept: Swept | undefined;
}

/** The move itself, and what it does to the friends in its way. */
function* giveWay(field: Field, id: Id, going: GivingWay): Rule<void> {
  const { seat } = pieceOf(field.state, id);
  const view = field.view(seat);
  const standing = outOfBlock(troopOf(view, id));
  const escape = {
    axis: going.swept?.way ?? awayFrom(standing.axisOf, struckFrom(standing.troop)),
    wanted: going.wanted,
    least: going.least,
    with: going.swept?.with ?? [],
  };
  const column = inColumn(standing.troop, escape.axis);
  let troop = standing.troop;
  let flights = flightsOf(view, troop, escape);
  if (flights.length === 0 && column) {
    flights = flightsOf(view, column, escape);
    troop = column;
  }
  const flight = yield* choose(field, troop, flights);
  if (!flight) return cutOff(field, troop);
  if (troop.piece.formation !== standing.troop.piece.formation)
    field.emit(
      { do: 'formed', id, formation: troop.piece.formation, to: troop.box.pose, bases: null },
      { reasons: [{ clause: 'HOW-RET-07', label: 'Column to get through' }] },
    );
  yield* carryOut(field, view, troop, flight, going);
}

/** Two lines at equal angles: a die tells left or right (HOW-RET-05). */
function* choose(field: Field, troop: Troop, flights: readonly Flight[]): Rule<Flight | null> {
  const [left, right] = flights;
  if (!left || !right) return left ?? null;
  const [die = 1] = yield* roll(field, {
    why: `${troop.traits.unit.name} gives way: 1 to 3 to its left, 4 to 6 to its right`,
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
    { ...because, text: `${troop.traits.unit.name} is cut off and lost.` },
  );
}

function* carryOut(field: Field, view: View, troop: Troop, flight: Flight, { manner, swept }: GivingWay): Rule<void> {
  const { id } = troop;
  const exempt = swept?.with ?? [];
  const start = troop.box.pose;
  const legs: Leg[] = [straight(start, flight.length, flight.way)];
  const turn = facingTurn(view, troop, plus(start, times(flight.way, flight.length)), manner);
  if (turn && findsRoom(view, troop, boxAt(troop.box, turn.to), flight.way, exempt)) legs.push(turn);
  const turned = legs[legs.length - 1]?.to ?? start;
  const inward = shiftOntoTable(view, boxAt(troop.box, turned));
  if (manner === 'retreat' && lengthOf(inward) > TOLERANCE) legs.push(straight(turned, lengthOf(inward), unit(inward)));
  const arrived = legs[legs.length - 1]?.to ?? start;
  const shift = clearingShift(view, troop, boxAt(troop.box, arrived), flight.way, exempt);
  if (shift) legs.push(straight(arrived, lengthOf(shift), unit(shift)));
  const end = plus(arrived, shift ?? { x: 0, y: 0 });
  const passes = shift
    ? friendsAlong(view, troop, unit(minus(end, start)), lengthOf(minus(end, start)), exempt)
    : flight.passes;
  const name = troop.traits.unit.name;
  const clause = manner === 'rout' ? 'HOW-RET-01' : 'HOW-RET-02';
  field.emit(
    { do: 'moved', movers: [{ id, path: pathOf(start, legs) }], manner },
    {
      text: manner === 'rout' ? `${name} is Done For and routs.` : `${name} retreats ${flight.length.toFixed(1)} cm.`,
      reasons: [{ clause, label: `${flight.length.toFixed(1)} cm away from the enemy` }],
    },
  );
  atTheEdge(field, troop, flight, manner);
  // Whoever struck it now lies ahead: a later retreat goes to the rear again (HOW-RALLY-07).
  if (manner === 'retreat')
    field.emit(
      { do: 'mark', id, mark: 'struck from', value: 'front' },
      { reasons: [{ clause: 'HOW-RET-08', label: 'Ends facing the enemy' }] },
    );
  yield* passThrough(field, troop, flight.way, passes, [...exempt, id]);
  if (manner === 'retreat') makeRoom(field, id, flight.way);
}

/** A retreat halts on the edge; a rout goes over it (HOW-RET-09). */
function atTheEdge(field: Field, { id, traits }: Troop, { atEdge }: Flight, manner: GivingWay['manner']): void {
  if (!atEdge) return;
  const because = { reasons: [{ clause: 'HOW-RET-09', label: 'Table edge' }] };
  if (manner === 'retreat') field.emit({ do: 'mark', id, mark: 'at the edge', value: 1 }, because);
  else
    field.emit(
      { do: 'went', id, to: { gone: 'routed off the table' } },
      { ...because, text: `${traits.unit.name} routs off the table.` },
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
  const turned = { pose: turn.to, width, depth };
  const barred =
    isInRiver(view, troop, [turned]) ||
    enemiesOf(view, troop.side).some((other) => other.boxes.some((box) => overlaps(turned, box)));
  return barred ? null : turn;
}
const LEAST_TURN = 0.5;

/** The sector from which it was last hit; front when it remembers none. */
export function struckFrom({ piece }: Troop): Sector {
  const marked = piece.marks['struck from'];
  return SECTORS.find((sector) => sector === marked) ?? 'front';
}

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
  const back = halfAcross(troop.box, axis) - halfAcross(column.box, axis);
  const at = plus(troop.box.pose, times(axis, back));
  return { ...troopAt(troop, poseAt(at, facing(troop.box.pose)), 'march column'), inside: troop.inside };
}
