/** What fire may be expected to do, for the weighing of answers: exact, by all throws of two dice. */
import type { Id, Odds, View } from '../../../battle';
import { factOf } from '../../../facts';
import { sumOf, TWO_DICE } from '../../common';
import { enemiesOf, findTroop, pointsOf, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { pointWorth, SHAKEN_WORTH } from '../troops/worth';
import { fireFactors, mostAdded, pointsLostTo, shakes } from './factors';
import { findShot, mayFire, pairsInReach, shotOf, shotsOf } from './shots';
import type { Shot } from './shots';

/** In army points. */
export function expectedHarm(view: View, shot: Shot): number {
  const firer = findTroop(view, shot.firer);
  const target = findTroop(view, shot.target);
  return firer && target ? harmOf(firer, target, shot) : 0;
}

const harmOf = (firer: Troop, target: Troop, shot: Shot): number => harmBy(sumOf(fireFactors(firer, shot)), target);

/** What two dice and so much more do to a unit. */
const harmBy = (plus: number, target: Troop): number =>
  TWO_DICE.reduce((sum, { score, p }) => {
    const lost = Math.min(pointsLostTo(score + plus), pointsOf(target));
    return sum + p * (lost * pointWorth(target) + (shakes(score + plus, target) ? SHAKEN_WORTH : 0));
  }, 0);

/** The best a unit can do with its fire from where it would stand, and what it may draw there. */
export function fireFrom(view: View, troop: Troop): number {
  if (!mayFire(view, troop)) return 0;
  // What lies in between is looked for only where the shot would be the best.
  const aims = enemiesOf(view, troop.side).flatMap((enemy) => {
    const pairs = pairsInReach(view, troop, enemy);
    const [nearest] = pairs;
    return nearest ? [{ enemy, pairs, atMost: harmBy(mostAdded(troop, nearest.band), enemy) }] : [];
  });
  let best = 0;
  for (const { enemy, pairs, atMost } of aims.sort((a, b) => b.atMost - a.atMost)) {
    if (atMost <= best) break;
    const shot = shotOf(view, troop, enemy, pairs);
    if (shot) best = Math.max(best, harmOf(troop, enemy, shot));
  }
  return best;
}
export function fireAgainst(view: View, troop: Troop, isTooMuch: (risk: number) => boolean = () => false): number {
  let risk = 0;
  for (const enemy of enemiesOf(view, troop.side)) {
    if (!mayFire(view, enemy)) continue;
    const shot = findShot(view, enemy, troop);
    if (!shot) continue;
    // An enemy with other targets will not fire at this one only.
    risk += harmOf(enemy, troop, shot) / Math.max(1, othersInReach(view, enemy.id));
    if (isTooMuch(risk)) return risk;
  }
  return risk;
}
const othersInReach = factOf(
  ['places', 'formations', 'ground', 'mark sight'],
  (view: View, id: Id): number => shotsOf(view, id).length,
);

/** Every outcome of a shot, for people who ask. */
export const shotOdds = (view: View, shot: Shot): Odds =>
  shotOddsAt(troopOf(view, shot.firer), troopOf(view, shot.target), shot);

/** The same at a unit where it stands, or a copy of it where it would. */
export function shotOddsAt(firer: Troop, target: Troop, shot: Shot): Odds {
  const plus = sumOf(fireFactors(firer, shot));
  return {
    chance: TWO_DICE.map(({ score, p }) => ({
      p,
      then: {
        leaf: {
          lost: Math.min(pointsLostTo(score + plus), pointsOf(target)),
          shaken: shakes(score + plus, target) ? 1 : 0,
        },
      },
    })),
  };
}
