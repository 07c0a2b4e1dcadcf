/** Charges to be hoped for and feared, as they were estimated in November 2026. */
import type { View } from '../../../../engine/battle';
import { sectorShares } from '../../../../engine/geometry';
import { chargeBarred } from '../../../../engine/rules/honours-of-war/charge/eligibility';
import { expectedHits, hitLineOf } from '../../../../engine/rules/honours-of-war/fire/hit-table';
import { chargeBonus } from '../../../../engine/rules/honours-of-war/melee/chances';
import { isTakenInFlank } from '../../../../engine/rules/honours-of-war/troops/contact';
import { isHorse } from '../../../../engine/rules/honours-of-war/troops/traits';
import { enemiesOf, hitsOf, isColumn, isMarked } from '../../../../engine/rules/honours-of-war/troops/troop';
import type { Troop } from '../../../../engine/rules/honours-of-war/troops/troop';
import { weathered } from '../../../../engine/rules/honours-of-war/weather';
import { areWithin } from '../../../../engine/tabletop';

/** What a lost or a won melee costs, as a share of a unit's points. */
export const STAKE = 0.75;

/** The best charge a unit could make next turn from where it stands, in army points: half of what it promises. */
export function chargeThreat(view: View, troop: Troop): number {
  if (isColumn(troop) || troop.inside || isServed(troop)) return 0;
  const reach = weathered(view, troop.traits, troop.piece.formation);
  let best = 0;
  for (const enemy of enemiesOf(view, troop.side)) {
    if (!areWithin(troop, enemy, reach) || sectorShares(troop.box, enemy.box).front < 0.5) continue;
    const flank = !enemy.inside && sectorShares(enemy.box, troop.box).front < 0.5;
    if (chargeBarred(view, troop, enemy, flank ? 'left' : 'front')) continue;
    const win = meleeChances(view, troop, enemy, chargeBonus(view, troop, enemy, flank), flank);
    best = Math.max(best, STAKE * (win * enemy.traits.points - (1 - win) * troop.traits.points));
  }
  return best / 2;
}

const isServed = ({ traits }: Troop): boolean => traits.kind === 'artillery' || traits.kind === 'transport';

/** What enemy charges could do to it there: worst on its flanks and on guns. */
export function chargeRisk(view: View, troop: Troop): number {
  if (troop.inside) return 0;
  let risk = 0;
  for (const enemy of enemiesOf(view, troop.side)) {
    if (isServed(enemy) || enemy.inside) continue;
    if (!isHorse(enemy.traits) && isHorse(troop.traits)) continue;
    const reach = weathered(view, enemy.traits, enemy.piece.formation);
    if (!areWithin(enemy, troop, reach * 1.1) || sectorShares(enemy.box, troop.box).front < 0.3) continue;
    const flank = sectorShares(troop.box, enemy.box).front < 0.5;
    const soft = troop.traits.kind === 'artillery' || isColumn(troop);
    const share = flank ? 0.3 : soft ? 0.25 : isHorse(enemy.traits) === isHorse(troop.traits) ? 0.06 : 0.04;
    risk = Math.max(risk, share * troop.traits.points);
  }
  return risk;
}

/** The chance to break the other first, 0 to 1: from mean hits a round, the fire met on the way and the hits each can bear. */
export function meleeChances(view: View, unit: Troop, enemy: Troop, bonus: number, flank: boolean): number {
  const taken = flank || isTakenInFlank(view, enemy);
  const line = hitLineOf(unit.traits);
  const plain = modifierAgainst(unit, enemy);
  const own = (1 - FIRST_ROUND) * expectedHits(line, plain) + FIRST_ROUND * expectedHits(line, plain + bonus);
  const theirs = expectedHits(
    hitLineOf(enemy.traits),
    modifierAgainst(enemy, unit) - (taken ? 2 : 0) - (enemy.traits.kind === 'artillery' ? 1 : 0),
  );
  const fire =
    flank || isMarked(enemy, 'fired') ? 0 : enemy.traits.gun ? FIRE_OF_GUNS : enemy.traits.smallArm ? FIRE_OF_FOOT : 0;
  const roundsToWin = bears(enemy) / Math.max(0.05, own);
  const roundsToLose = Math.max(0.3, bears(unit) - fire) / Math.max(0.05, theirs);
  const [w, l] = [roundsToLose * roundsToLose, roundsToWin * roundsToWin];
  return w / (w + l);
}
/** The bonus counts in the first round only: so much of it over a whole melee. */
const FIRST_ROUND = 0.6;
/** Mean hits of the fire a frontal charge meets. */
const FIRE_OF_FOOT = 1.4;
const FIRE_OF_GUNS = 1.3;
/** Hits a unit can still bear before it breaks. */
const bears = (troop: Troop): number => Math.max(0.5, 4 - hitsOf(troop));

const modifierAgainst = (unit: Troop, enemy: Troop): number =>
  (enemy.traits.class === 'superior' ? -1 : enemy.traits.class === 'inferior' ? 1 : 0) +
  (hitsOf(unit) >= 3 ? -1 : 0) +
  (isColumn(unit) ? -2 : 0);
