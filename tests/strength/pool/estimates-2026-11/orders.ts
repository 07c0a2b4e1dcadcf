/** What an order to a unit was thought to promise in November 2026. */
import { NEUTRAL } from '../../../../engine/battle';
import type { Evaluation, Id, IsHopeless, View } from '../../../../engine/battle';
import { endOf, sectorShares } from '../../../../engine/geometry';
import { chargesOf } from '../../../../engine/rules/honours-of-war/charge/approach';
import { reachOf } from '../../../../engine/rules/honours-of-war/fire/firing-zone';
import { isEntrenched } from '../../../../engine/rules/honours-of-war/ground/works';
import { chargeBonus } from '../../../../engine/rules/honours-of-war/melee/chances';
import { unitOf } from '../../../../engine/rules/honours-of-war/movement/allowance';
import type { Allowance } from '../../../../engine/rules/honours-of-war/movement/allowance';
import { changed } from '../../../../engine/rules/honours-of-war/movement/formation-change';
import { wadingIn } from '../../../../engine/rules/honours-of-war/movement/water';
import type { ManoeuvreChoice } from '../../../../engine/rules/honours-of-war/sequence/manoeuvre-choice';
import { normalMove } from '../../../../engine/rules/honours-of-war/troops/traits';
import {
  enemiesOf,
  findTroop,
  hitsOf,
  isColumn,
  isMarked,
  troopAt,
} from '../../../../engine/rules/honours-of-war/troops/troop';
import type { Troop } from '../../../../engine/rules/honours-of-war/troops/troop';
import { mistOnCharge, riskOf } from '../../../../engine/rules/honours-of-war/weather';
import type { Cm } from '../../../../engine/scenario';
import { nearest } from '../../../../engine/tabletop';
import { chargeRisk, chargeThreat, meleeChances, STAKE } from './chances';
import { expectedFire, fireAgainst } from './fire';

export function evaluateOrder(
  view: View,
  about: Allowance,
  choice: ManoeuvreChoice,
  isHopeless?: IsHopeless,
): Evaluation {
  const troop = unitOf(view, about);
  if ('march' in choice) return standing(view, troopAt(troop, endOf(choice.march)), true, isHopeless);
  switch (choice.pick) {
    case 'charge':
      return charging(view, about, choice.of);
    case 'form':
      return standing(view, changed(troop, choice.as), true, isHopeless);
    case 'enter':
      return { ...standing(view, troop, true), ready: 0.12 };
    case 'leave':
      return { ...standing(view, troop, true), ready: -0.1 };
    case 'second move':
      return {
        ...standing(view, troop, true),
        ready: 0.001 + fitness(troop, nearest(troop, enemiesOf(view, troop.side))),
      };
    default:
      return standing(view, troop, isMarked(troop, 'moved'), isHopeless);
  }
}

/** A unit standing somewhere: its fire, the charges it invites, its posture, and the fire it draws. */
function standing(view: View, troop: Troop, moved: boolean, isHopeless: IsHopeless = () => false): Evaluation {
  const enemy = nearest(troop, enemiesOf(view, troop.side));
  const target = enemy?.body;
  const threat = chargeThreat(view, troop);
  const inWater = wadingIn(view, troop) === null ? 0 : STANDING_IN_RIVER;
  const dugIn = isEntrenched(view, troop) ? BEHIND_WORKS : 0;
  const ready = fitness(troop, enemy) - inWater + dugIn;
  const ends = [{ id: troop.id, pose: troop.box.pose }];
  const charged = chargeRisk(view, troop);
  const given = (most: number): number => (moved ? most * FIRE_AFTER_MOVING : most) + threat;
  const stake = target && enemy.distance <= reachOf(troop) ? STAKE * target.traits.points : 0;
  const atBest = { harm: given(stake), risk: charged, ready, ends };
  if (isHopeless(atBest)) return atBest;
  const harm = given(target && stake > 0 ? Math.min(expectedFire(view, troop) * hitWorth(target), stake) : 0);
  return { harm, risk: fireAgainst(view, troop) * hitWorth(troop) + charged, ready, ends };
}
const STANDING_IN_RIVER = 0.05;
const BEHIND_WORKS = 0.25;
/** What is left of a volley's hits by a unit that has moved, about. */
const FIRE_AFTER_MOVING = 0.65;

function charging(view: View, about: Allowance, target: Id): Evaluation {
  const charger = unitOf(view, about);
  const enemy = findTroop(view, target);
  const found = chargesOf(view, about).find((one) => one.target === target);
  if (!enemy || !found) return NEUTRAL;
  const flank = found.sector !== 'front';
  const win = meleeChances(view, charger, enemy, chargeBonus(view, charger, enemy, flank), flank);
  const arrives = 1 - riskOf(mistOnCharge(view, charger, enemy));
  return {
    harm: arrives * win * STAKE * enemy.traits.points,
    risk: arrives * (1 - win) * STAKE * charger.traits.points,
    ready: 0.05,
    ends: [{ id: charger.id, pose: found.linedUp }],
  };
}

/** What the next hit costs a unit, in army points. */
const hitWorth = (troop: Troop): number =>
  (NEXT_HIT[Math.min(5, hitsOf(troop))] ?? 0) * Math.max(0.5, troop.traits.points);
const NEXT_HIT = [0.09, 0.11, 0.18, 0.4, 0.45, 0] as const;

interface NearEnemy {
  readonly body: Troop;
  readonly distance: Cm;
}

/** How fit a unit is for what comes, by its formation and its distance to the enemy. */
function fitness(troop: Troop, enemy: NearEnemy | null): number {
  const far = enemy?.distance ?? Infinity;
  const { rallyNear, rallyFar } = troop.traits.scale.distances;
  const rallies = Math.min(Math.max(0, hitsOf(troop) - 1), far > rallyFar ? 2 : far >= rallyNear ? 1 : 0);
  const closeBy = fightingDistance(troop);
  const formed = isColumn(troop) ? (far < closeBy ? -0.35 : 0.02) : far < closeBy ? 0.05 : 0;
  const faces = enemy && far < closeBy && !isColumn(troop) ? 0.08 * sectorShares(troop.box, enemy.body.box).front : 0;
  return formed + faces + rallies * 0.1;
}

const fightingDistance = (troop: Troop): Cm =>
  troop.traits.kind === 'artillery'
    ? troop.traits.scale.guns[troop.traits.gun ?? 'medium gun'].effective * 0.75
    : normalMove(troop.traits, 'line') * 2.6;
