/** Charges to be hoped for and feared at a place, cheaply, for generals: near enough and never asked of a rule. */
import type { View } from '../../../battle';
import { sectorShares } from '../../../geometry';
import { isArmed } from '../fire/entitlement';
import { chances, hitLineOf } from '../fire/hit-table';
import { isTakenInFlank } from '../troops/contact';
import { isHorse } from '../troops/traits';
import { areWithin, bodiesNear, isAtLeastHalf, reachOfBody } from '../../../tabletop';
import { enemiesOf, hitsOf, isColumn, isMarked } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { effectsOf, weathered } from '../weather';
import { chargeBarred } from '../charge/eligibility';
import { exchange, GIVES_WAY } from './exchange';

/** What a lost or a won melee costs, as a share of a unit's points. */
export const STAKE = 0.75;

/** The best charge a unit could make next turn from where it stands, in army points: a part of what it promises. */
export function chargeThreat(view: View, troop: Troop, enemies = enemiesOf(view, troop.side)): number {
  if (isColumn(troop) || troop.inside) return 0;
  const reach = weathered(view, troop.traits, troop.piece.formation);
  let best = 0;
  for (const enemy of bodiesNear(enemies, troop.box.pose, reach + reachOfBody(troop))) {
    if (!areWithin(troop, enemy, reach) || !isAtLeastHalf(sectorShares(troop.box, enemy.box).front)) continue;
    best = Math.max(best, promiseOfCharge(view, troop, enemy));
  }
  return best * THREAT;
}
/** More, and to stand and threaten would be worth more than to charge. */
const THREAT = 0.08;

/** +1 for cavalry, but not to the front of steady foot, nor in fog or storm (HOW-MELEE-12, 13, 18). */
export const chargeBonus = (view: View, charger: Troop, enemy: Troop, flank: boolean): number =>
  isHorse(charger.traits) && effectsOf(view).chargeBonus && (flank || enemy.traits.kind !== 'close order') ? 1 : 0;

/** What the most promising charge of an enemy next turn could cost it there, in army points: who would lose by it does not charge. */
export function chargeRisk(view: View, troop: Troop, enemies = enemiesOf(view, troop.side)): number {
  if (troop.inside) return 0;
  let most = 0;
  for (const enemy of enemies) {
    if (enemy.inside) continue;
    const reach = weathered(view, enemy.traits, enemy.piece.formation);
    if (!areWithin(enemy, troop, reach * NEARLY_IN_REACH) || sectorShares(enemy.box, troop.box).front < IN_SIGHT)
      continue;
    most = Math.max(most, promiseOfCharge(view, enemy, troop));
  }
  return most * RISK;
}
/** He may come this much nearer first, and turn to who stands so much in his front. */
const NEARLY_IN_REACH = 1.5;
const IN_SIGHT = 0.3;
/** Not every charge that promises something is made. */
const RISK = 0.8;

/** What a charge from where the charger stands promises, in army points: less than 0 where it stakes more, 0 where it may not be made. */
function promiseOfCharge(view: View, charger: Troop, enemy: Troop): number {
  const win = chargeChances(view, charger, enemy);
  return win === null ? 0 : STAKE * (win * enemy.traits.points - (1 - win) * charger.traits.points);
}

/** The chance that a charge from where the charger stands breaks an enemy; null when it may not be made, whatever the ground. */
export function chargeChances(view: View, charger: Troop, enemy: Troop): number | null {
  const flank = !enemy.inside && !isAtLeastHalf(sectorShares(enemy.box, charger.box).front);
  if (chargeBarred(view, charger, enemy, flank ? 'left' : 'front')) return null;
  return meleeChances(view, charger, enemy, chargeBonus(view, charger, enemy, flank), flank);
}

/**
 * The chance that a charger breaks an enemy and does not give way itself, 0 to 1, from the two units alone: neither the
 * ground nor friends are looked at, and of the fire on the way only that of the charged.
 */
export function meleeChances(view: View, unit: Troop, enemy: Troop, bonus: number, flank: boolean): number {
  const taken = flank || isTakenInFlank(view, enemy);
  const plain = modifierAgainst(unit, enemy);
  const theirs = modifierAgainst(enemy, unit) - (taken ? 2 : 0) - (enemy.traits.kind === 'artillery' ? 1 : 0);
  const other = { line: hitLineOf(enemy.traits), first: theirs, later: theirs, hits: hitsOf(enemy) };
  const line = hitLineOf(unit.traits);
  const had = hitsOf(unit);
  let win = 0;
  fireOf(enemy, flank).forEach((p, hits) => {
    // Who has 4 hits already and is not hit now fights on (HOW-REACT-03).
    if (hits === 0 || had + hits < GIVES_WAY)
      win += p * exchange({ line, first: plain + bonus, later: plain, hits: had + hits }, other).won;
  });
  return win;
}

/** Chances of the hits of one volley at a charger, of who may fire as he stands (HOW-FIRE-04). */
function fireOf(enemy: Troop, flank: boolean): readonly number[] {
  const { gun, firesAs } = enemy.traits;
  if (flank || !isArmed(enemy) || isMarked(enemy, 'fired')) return NO_FIRE;
  return chances(hitLineOf(enemy.traits, firesAs), gun ? CANISTER : 0);
}
const NO_FIRE = [1];
/** What canister adds at a charger, about (HOW-HIT-05). */
const CANISTER = 2;

const modifierAgainst = (unit: Troop, enemy: Troop): number =>
  (enemy.traits.class === 'superior' ? -1 : enemy.traits.class === 'inferior' ? 1 : 0) + (isColumn(unit) ? -2 : 0);
