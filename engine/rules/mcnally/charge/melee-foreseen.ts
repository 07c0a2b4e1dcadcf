/**
 * The melee a charge leads to, before anybody has moved: the chargers are put where they would come to stand, and the
 * rules of the melee itself say who fights whom with which lines; every throw of their dice is counted.
 */
import { copyState, pieceOf, viewOfPosition } from '../../../battle';
import type { BattleState, Id, Odds, Piece, View } from '../../../battle';
import { endOf } from '../../../geometry';
import type { Pose } from '../../../geometry';
import { clashOdds, ONE_DIE, sumOf } from '../../common';
import type { Modifier } from '../../common';
import { linesIn } from '../melee/factors';
import { melees } from '../melee/groups';
import { findTroop } from '../troops/troop';
import { pathToContact } from './contact';
import { distanceAhead } from './eligibility';

/** Where a counter-charger and the one it meets come together (MCN-CCHG-02). */
export interface MetCharge {
  readonly charger: Id;
  readonly at: { readonly charger: Pose; readonly troop: Pose };
}

/** Chances that, of the two sides in the melee of the charged unit, one of the enemy alone is beaten, it alone, or both. */
export interface Foreseen {
  readonly won: number;
  readonly lost: number;
  readonly both: number;
}

/** As the charged unit is told. */
export function oddsOfMeeting(view: View, target: Id, chargers: readonly Id[], met: MetCharge | null): Odds {
  const found = meleeForeseen(view, target, chargers, met);
  return found ? clashOdds(found) : { leaf: {} };
}

/** `chargers` in the order in which they move, declared already; null where they come to no melee, or to one of too many. */
export function meleeForeseen(view: View, target: Id, chargers: readonly Id[], met: MetCharge | null): Foreseen | null {
  const fighters = fightersForeseen(view, target, chargers, met);
  return fighters && byEveryThrow(target, fighters);
}

/** Who fights in it, with the lines of each. */
export function fightersForeseen(
  view: View,
  target: Id,
  chargers: readonly Id[],
  met: MetCharge | null,
): readonly Fighter[] | null {
  let then = view;
  if (met)
    then = changed(then, (state) => {
      stand(pieceOf(state, met.charger), met.at.charger);
      stand(pieceOf(state, target), met.at.troop);
      pieceOf(state, target).marks['counter-charges'] = met.charger;
    });
  for (const id of chargers) if (id !== met?.charger) then = chargedHome(then, id, target);
  const fight = melees(then).find(({ units }) => units.some(({ id }) => id === target));
  if (!fight || fight.units.length > MOST) return null;
  return fight.units.map((troop) => ({
    id: troop.id,
    side: troop.side,
    lines: linesIn(
      then,
      troop,
      fight.units.filter(({ side }) => side !== troop.side),
    ),
  }));
}
/** More in one melee are not told: every throw is counted. */
const MOST = 6;

interface Fighter {
  readonly id: Id;
  readonly side: Id;
  readonly lines: readonly Modifier[];
}

function byEveryThrow(target: Id, fighters: readonly Fighter[]): Foreseen {
  const odds = { won: 0, lost: 0, both: 0 };
  const own = fighters.find(({ id }) => id === target);
  const sums = fighters.map(({ lines }) => sumOf(lines));
  const isBeaten = (scores: readonly number[], i: number): boolean =>
    fighters.some((other, n) => other.side !== fighters[i]?.side && (scores[n] ?? 0) > (scores[i] ?? 0));
  const walk = (scores: readonly number[], p: number): void => {
    const next = sums[scores.length];
    if (next !== undefined) {
      for (const { score, p: share } of ONE_DIE) walk([...scores, score + next], p * share);
      return;
    }
    const lost = fighters.some(({ id }, i) => id === target && isBeaten(scores, i));
    const won = fighters.some(({ side }, i) => side !== own?.side && isBeaten(scores, i));
    if (lost || won) odds[lost && won ? 'both' : lost ? 'lost' : 'won'] += p;
  };
  walk([], 1);
  return odds;
}

/** As it comes home (MCN-CHG-10); who does not reach it stays where he is. */
function chargedHome(view: View, id: Id, target: Id): View {
  const [charger, charged] = [findTroop(view, id), findTroop(view, target)];
  const distance = charger && charged ? distanceAhead(charger, charged) : null;
  if (!charger || !charged || distance === null) return view;
  const path = pathToContact(view, charger, charged, distance);
  return path.legs.length === 0 ? view : changed(view, (state) => stand(pieceOf(state, id), endOf(path)));
}

function stand(piece: Piece, at: Pose): void {
  piece.where = { on: at };
}
/** The view of a position that differs in something. */
export function changed(view: View, change: (state: BattleState) => void): View {
  const state = copyState(view.state);
  change(state);
  return viewOfPosition({ seat: view.seat, state, ground: view.ground, roster: view.roster });
}
