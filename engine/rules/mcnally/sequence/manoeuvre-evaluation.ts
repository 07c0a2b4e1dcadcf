/** What an order to a unit promises: where it leaves it standing, what it can do from there, and what it invites. */
import type { Cm, Evaluation, IsHopeless, View } from '../../../battle';
import { endOf, facing, groundCovered, poseAt, turned } from '../../../geometry';
import type { Path } from '../../../geometry';
import { nearest } from '../../../tabletop';
import { chargeOn, distanceAhead, mayChargeAtAll } from '../charge/eligibility';
import { fuseWorth, worthOfWork } from '../engineers/worth';
import { fireAgainst, fireFrom } from '../fire/estimate';
import { reachesNext, steadyAfterFire } from '../charge/answers';
import { chargeProspect } from '../charge/chances';
import type { Allowance } from '../movement/allowance';
import { inFormationAt } from '../movement/formation-change';
import { standsClear } from '../movement/clear-of-enemy';
import { placedOutside } from '../movement/houses';
import { moveOf } from '../movement/rates';
import { placeRefused } from '../movement/standing';
import { isGivenAway, isHidden, worthOfHiding } from '../sight/hidden';
import { enemiesOf, isInColumn, isMarked, isRouting, isShaken, troopAt, troopInside, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { zoneCharged } from '../works/all-front';
import type { ManoeuvreChoice } from './manoeuvre-choice';

export function evaluateManoeuvre(
  view: View,
  about: Allowance,
  choice: ManoeuvreChoice,
  isHopeless?: IsHopeless,
): Evaluation {
  const troop = troopOf(view, about.unit);
  const promised = promisedBy(view, about, troop, choice, isHopeless);
  if (!isHidden(troop) || ('pick' in choice && choice.pick === 'done')) return promised;
  const there = placeAfter(view, about, troop, choice);
  return isGivenAway(view, there) ? { ...promised, ready: promised.ready - worthOfHiding(view, troop) } : promised;
}

/** Where an order leaves it that takes it elsewhere. */
function placeAfter(view: View, about: Allowance, troop: Troop, choice: ManoeuvreChoice): Troop {
  if ('march' in choice) return troopAt(troop, endOf(choice.march));
  if (choice.pick === 'leave') return placedOutside(view, about, choice.of);
  return choice.pick === 'form' ? inFormationAt(troop, choice.as) : troop;
}

function promisedBy(
  view: View,
  about: Allowance,
  troop: Troop,
  choice: ManoeuvreChoice,
  isHopeless?: IsHopeless,
): Evaluation {
  if ('march' in choice) {
    const there = troopAt(troop, endOf(choice.march));
    const fuse = isMarked(troop, 'charge at') ? fuseWorth(view, troop, there) : 0;
    const more = fuse - (isShuffle(troop, choice.march) ? SHUFFLE : 0);
    if (more === 0) return standing(view, there, isHopeless);
    const { harm, risk, ready, ends } = standing(view, there, more > 0 ? undefined : isHopeless);
    return { harm, risk, ready: ready + more, ends: ends ?? [] };
  }
  switch (choice.pick) {
    case 'form': {
      const placed = inFormationAt(troop, choice.as);
      const { harm, risk, ready, ends } = standing(view, placed, isHopeless);
      return { harm, risk, ready: ready - CHANGING, ends: ends ?? [] };
    }
    case 'face': {
      const to = poseAt(troop.box.pose, turned(facing(troop.box.pose), choice.of));
      return standing(view, troopAt(troop, to), isHopeless);
    }
    case 'enter': {
      const block = view.ground.block(choice.of);
      const there = block ? troopInside(troop, block) : troop;
      return { ...standing(view, there, isHopeless), ready: worthOfHouses(view, there) };
    }
    case 'leave':
      return {
        ...standing(view, placedOutside(view, about, choice.of), isHopeless),
        ready: -Math.max(0, worthOfHouses(view, troop)),
      };
    case 'work': {
      const { harm, risk, ready, ends } = standing(view, troop);
      return { harm, risk, ready: ready + worthOfWork(view, troop, choice), ends: ends ?? [] };
    }
    case 'man guns':
      return { harm: 0, risk: 0, ready: MANNED };
    default:
      return standing(view, troop, isHopeless);
  }
}
const CHANGING = 0.03;

/** A step or two of a unit that goes farther at a time: little is won by it, and nobody ordered such. */
function isShuffle(troop: Troop, march: Path): boolean {
  const length = groundCovered(march);
  return length > 0 && length < Math.min(troop.traits.inch, moveOf(troop) / 2);
}
const SHUFFLE = 0.03;
/** Houses that are fought for, those a side that waits stands in, and those one who attacks is only held up by. */
const HOUSES = { wanted: 0.35, waiting: 0.15, passing: -0.2 } as const;
const MANNED = 0.5;

function worthOfHouses(view: View, { inside, side }: Troop): number {
  const isWanted = view.roster.objectives.some(
    ({ feature }) => feature !== null && (feature === inside?.bua || feature === inside?.id),
  );
  if (isWanted) return HOUSES.wanted;
  return view.roster.sides.find(({ id }) => id === side)?.attacker === true ? HOUSES.passing : HOUSES.waiting;
}

/** Its fire from there, the charges it could make and would invite, and its posture; last and dearest the fire it draws. */
function standing(view: View, troop: Troop, isHopeless: IsHopeless = () => false): Evaluation {
  const enemies = enemiesOf(view, troop.side);
  const near = nearest(troop, enemies);
  const ends = troop.inside ? [] : [{ id: troop.id, pose: troop.box.pose, formation: troop.piece.formation }];
  const guns = deployedFrom(view, troop);
  const ready = posture(troop, near?.distance ?? Infinity, guns !== null);
  const charged = chargesInvited(view, troop, enemies);
  const charge = mayChargeAtAll(view, troop) ? chargesOffered(view, troop, enemies) : NO_CHARGE;
  const harm = (guns ? LATER * fireFrom(view, guns) : SOON * fireFrom(view, troop)) + charge.harm;
  const under = (fire: number): Evaluation => ({ harm, risk: charged + charge.risk + SOON * fire, ready, ends });
  if (isHopeless(under(0))) return under(0);
  return under(fireAgainst(view, troop, (fire) => isHopeless(under(fire))));
}
/** Fire comes in the other player's move, before much else has changed. */
const SOON = 0.8;
/** Guns on their limbers deploy first. */
const LATER = 0.4;

/** Guns on their limbers as they would deploy where they stand; null of others, and where there is no room. */
function deployedFrom(view: View, troop: Troop): Troop | null {
  if (troop.traits.class !== 'ART' || troop.piece.formation !== 'limbered') return null;
  const deployed = inFormationAt(troop, 'deployed');
  return placeRefused(view, deployed) === null && standsClear(view, troop, deployed.box) ? deployed : null;
}

/** A column near the enemy is in the wrong formation, guns on their limbers too, the worse without room to deploy; a line far off is slow. */
function posture(troop: Troop, away: Cm, mayDeploy: boolean): number {
  const isNear = away < NEAR_ENEMY * troop.traits.inch;
  if (!isInColumn(troop) || troop.traits.class === 'WAG') return isNear || troop.traits.class === 'ART' ? 0.05 : 0;
  return isNear ? (mayDeploy ? -0.1 : -0.25) : 0;
}
const NEAR_ENEMY = 18;

/** The best charge it could make from there, as far as it is still steady after the fire: none where it would lose by it. */
function chargesOffered(view: View, troop: Troop, enemies: readonly Troop[]): Pick<Evaluation, 'harm' | 'risk'> {
  let best = NO_CHARGE;
  for (const enemy of enemies) {
    if (distanceAhead(troop, enemy) === null) continue;
    const zone = zoneCharged(view, enemy, troop);
    const { harm, risk } = chargeProspect(view, troop, enemy, zone);
    if (harm - risk <= best.harm - best.risk || !chargeOn(view, troop, enemy)) continue;
    const steady = steadyAfterFire(view, troop, enemy, zone);
    if (steady * (harm - risk) > best.harm - best.risk) best = { harm: steady * harm, risk: steady * risk };
  }
  return best;
}
const NO_CHARGE = { harm: 0, risk: 0 };

/** Enemies near enough to charge it next move, as they stand. */
function chargesInvited(view: View, troop: Troop, enemies: readonly Troop[]): number {
  let worst = 0;
  for (const enemy of enemies) {
    if (!(enemy.traits.isFoot || enemy.traits.isMounted) || isShaken(enemy) || isRouting(enemy)) continue;
    if (!reachesNext(enemy, troop)) continue;
    const zone = zoneCharged(view, troop, enemy);
    const { harm, risk } = chargeProspect(view, enemy, troop, zone);
    const net = THREAT * (harm - risk);
    if (net > worst) worst = Math.max(worst, net * steadyAfterFire(view, enemy, troop, zone));
  }
  return worst;
}
const THREAT = 0.5;
