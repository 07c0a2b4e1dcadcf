/**
 * What hits do to a unit when the step's fire or melee is over: it holds, retreats or routs (HOW-REACT, HOW-RET). One that
 * gives way may break through friends, who react at once and may give way too: the rules lead back to themselves, and so
 * all of that stands in this file.
 */
import { ask, does, pieceOf } from '../../../battle';
import type { Field, Id, Rule } from '../../../battle';
import type { Sector } from '../../../geometry';
import { playsWith } from '../options';
import { breakContact } from '../troops/contact';
import { normalMove } from '../troops/traits';
import { findTroop, isBrokenOff, isDeployed, isDoneFor, isMarked, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { leaveGuns } from './crews';
import type { GivingWay, Swept } from './escaping';
import { giveWay, standClear } from './giving-way';
import type { GaveWay } from './giving-way';
import { breakThrough } from './passing';
import { inReactionOrder, reactionOf } from './reaction-table';
import { leastRetreat, retreatQuestion } from './retreat-length';

/**
 * Reacts at once, if it was hit in this step and has not reacted yet (HOW-REACT-03, HOW-REACT-06); hit by friends breaking
 * through, it goes with them if it breaks (HOW-RET-11).
 */
export function* reactNow(field: Field, id: Id, swept?: Swept): Rule<void> {
  const troop = waiting(field, id);
  if (!troop) return;
  field.emit(
    { do: 'mark', id, mark: 'hit now', value: null },
    { reasons: [{ clause: 'HOW-REACT-03', label: 'Reacts now' }] },
  );
  const { name } = troop.traits.unit;
  switch (reactionOf(troop)) {
    case 'Done For':
      yield* field.within(does(name, 'routs'), id, 'HOW-REACT-01', () => rout(field, id, undefined, swept));
      return;
    case 'retreats':
      yield* field.within(does(name, 'retreats'), id, 'HOW-REACT-01', () => retreat(field, id, 'HOW-REACT-01', swept));
      return;
    case 'carries on at -1':
      field.emit(
        { do: 'told', who: id, what: 'carries on' },
        {
          text: `${does(name, 'holds')} with 3 hits.`,
          reasons: [{ clause: 'HOW-REACT-08', label: 'Fire and melee dice', value: -1 }],
        },
      );
      return;
    case 'carries on':
  }
}

/** A unit that was hit in this step and has not reacted. */
function waiting(field: Field, id: Id): Troop | null {
  const troop = findTroop(field.view(pieceOf(field.state, id).seat), id);
  return troop && isMarked(troop, 'hit now') && !isDoneFor(troop) ? troop : null;
}

/**
 * Units react one after another: routs before retreats, the side without initiative first, then the unit farthest from
 * any enemy (HOW-REACT-04, HOW-REACT-07). What one sweeps along has reacted before the next begins.
 */
export function* reactInOrder(field: Field, ids: readonly Id[], initiativeSide: Id): Rule<void> {
  let left = ids;
  for (;;) {
    left = left.filter((id) => waiting(field, id) !== null);
    const [first] = left;
    if (first === undefined) return;
    const view = field.view(pieceOf(field.state, first).seat);
    const [next = first] = inReactionOrder(view, left, initiativeSide);
    left = left.filter((id) => id !== next);
    yield* reactNow(field, next);
  }
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
  if (troop.traits.withoutGuns && playsWith(field.roster, 'abandoned battalion guns'))
    field.emit(
      { do: 'mark', id, mark: 'guns left', value: 1 },
      { reasons: [{ clause: 'HOW-OPT-05', label: 'Its battalion guns are left behind' }] },
    );
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
  const { span } = yield* ask(field, retreatQuestion, seat, { unit: id, ...least, ...(swept ? { swept } : {}) });
  yield* goAway(field, id, { manner: 'retreat', wanted: span, least: least.least, swept });
}

/** A unit that halted on the edge and must retreat again is lost (HOW-RALLY-08). */
function leaveTable(field: Field, { id, traits }: Troop): void {
  const because = { reasons: [{ clause: 'HOW-RALLY-08', label: 'It stood on the table edge' }] };
  breakContact(field, field.view(traits.unit.side), id);
  field.emit({ do: 'mark', id, mark: 'done for', value: 1 }, because);
  field.emit({ do: 'mark', id, mark: 'broken off', value: null }, because);
  field.emit(
    { do: 'went', id, to: { gone: 'retreated off the table' } },
    { ...because, text: `${does(traits.unit.name, 'leaves')} the table.` },
  );
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
  yield* goAway(field, id, { manner: 'rout', wanted: least, least, swept });
}

/** It moves, breaks through the friends in its way and comes to stand clear of them. */
function* goAway(field: Field, id: Id, givingWay: GivingWay): Rule<void> {
  const gone = yield* giveWay(field, id, givingWay);
  if (!gone) return;
  yield* passThrough(field, gone, [...(givingWay.swept?.with ?? []), id]);
  if (givingWay.manner === 'retreat') standClear(field, gone);
}

/** Each friend passed is hit and reacts straight away; one that breaks is swept along (HOW-RET-10, 11). */
function* passThrough(field: Field, { troop, direction, passes }: GaveWay, swept: readonly Id[]): Rule<void> {
  const striker = troop.piece.marks['struck by'];
  const by = typeof striker === 'string' ? striker : troop.id;
  for (const id of passes) {
    const friend = findTroop(field.view(troop.piece.seat), id);
    if (!friend || isDoneFor(friend)) continue;
    breakThrough(field, troop, friend, { direction, by });
    yield* reactNow(field, id, { direction, with: swept });
  }
}
