/**
 * What an answer promises under Honours of War, in army points: cheap estimates from the same arithmetic that resolves
 * fire and melee. Generals weigh them; they see nothing else of these rules.
 */
import { remembered } from '../../battle';
import type { Choice, Decision, Id, View } from '../../battle';
import { endOf, sectorShares } from '../../geometry';
import type { Pose } from '../../geometry';
import type { IsHopeless, Prospect } from '../system';
import { chargesOf } from './charge/approach';
import { chargeBonus, chargeRisk, chargeThreat, meleeChances, STAKE } from './charge/chances';
import type { Charged } from './charge/meeting';
import type { Chance } from './charge/fire-at-charger';
import { distanceTo } from '../../tabletop';
import { commandOf, generalOf, isSenior } from '../common';
import { unitsOf } from './command/commands';
import { ratingOf } from './command/ratings';
import type { FigureMove } from './command/riding';
import { expectedFire, fireAgainst } from './fire/estimate';
import { reachOf } from './fire/firing-zone';
import { targetsOf } from './fire/targets';
import { isEntrenched } from './ground/works';
import { isTakenInFlank } from './troops/contact';
import { unitOf } from './movement/allowance';
import { orderOf } from './sequence/manoeuvre-choice';
import { wadingIn } from './movement/water';
import type { Allowance } from './movement/allowance';
import { changed } from './movement/formation-change';
import { isHorse, normalMove } from './troops/traits';
import { nearest } from '../../tabletop';
import { enemiesOf, findTroop, hitsOf, isColumn, isMarked, registerIn, troopAt, troopOf } from './troops/troop';
import type { Troop } from './troops/troop';
import { mistOnCharge, riskOf } from './weather';

const NOTHING: Prospect = { harm: 0, risk: 0, ready: 0 };
const ready = (value: number): Prospect => ({ ...NOTHING, ready: value });

/** What the next hit costs a unit, in army points: the fourth is the dearest, it breaks it (HOW-REACT-01). */
const NEXT_HIT = [0.09, 0.11, 0.18, 0.4, 0.45, 0] as const;
export const hitWorth = (troop: Troop): number =>
  (NEXT_HIT[Math.min(5, hitsOf(troop))] ?? 0) * Math.max(0.5, troop.traits.points);

export function prospect(view: View, decision: Decision, choice: Choice, isHopeless?: IsHopeless): Prospect {
  const about = decision.about;
  switch (decision.kind) {
    case 'manoeuvre':
      return ofManoeuvre(view, about as Allowance, choice, isHopeless);
    case 'fire at':
    case 'fire with':
      return ofFire(view, about, choice);
    case 'fire at charger':
      return ofFireAtCharger(view, about as Chance, choice);
    case 'meet charge':
      return ofMeeting(view, about as Charged, choice);
    case 'evade':
      return ready('pick' in choice ? (choice.pick === 'fire and evade' ? 0.3 : choice.pick === 'evade' ? 0.2 : 0) : 0);
    case 'retreat':
      return 'span' in choice ? ready(choice.span / 1000) : NOTHING;
    case 'ride':
      return ofRide(view, about as FigureMove, choice);
    case 'activate':
    case 'next unit':
      return ready('pick' in choice && (choice.pick === 'end' || choice.pick === 'done') ? -1 : 0);
    case 'influence':
      return ready('pick' in choice && choice.pick === 'lend' ? 0.1 : 0);
    case 'raise':
      return ready('pick' in choice ? raisingGain(view, choice.pick) : 0);
    case 'join':
      return ready('pick' in choice && choice.pick !== 'stay' ? 0.1 : 0);
    case 'rally':
      return ready('pick' in choice && choice.pick !== 'nobody' ? 0.1 : 0);
    case 'stand to fire':
      return ready('pick' in choice && choice.pick === 'stand' ? 0.1 : 0);
    case 'quarry':
      return ofQuarry(view, about as { readonly unit: Id }, choice);
    case 'take works':
      return ready('pick' in choice && choice.pick === 'take' ? 0.05 : 0);
    case 'pursue':
      return ready('pick' in choice && choice.pick === 'wish' ? 0.05 : 0);
    default:
      return NOTHING;
  }
}

// Moving ------------------------------------------------------------------------------------------------------------

function ofManoeuvre(view: View, about: Allowance, choice: Choice, isHopeless?: IsHopeless): Prospect {
  const troop = unitOf(view, about);
  if ('march' in choice) return standing(view, troopAt(troop, endOf(choice.march)), true, isHopeless);
  if (!('pick' in choice)) return NOTHING;
  const { verb, what } = orderOf(choice.pick);
  switch (verb) {
    case 'charge':
      return ofCharge(view, about, what);
    case 'form':
      return standing(view, changed(troop, what), true, isHopeless);
    case 'enter':
      return { ...standing(view, troop, true), ready: 0.12 };
    case 'leave':
      return { ...standing(view, troop, true), ready: -0.1 };
    case 'second':
      return { ...standing(view, troop, true), ready: 0.001 + fitness(troop, nearestEnemy(view, troop)) };
    default:
      return standing(view, troop, isMarked(troop, 'moved'), isHopeless);
  }
}

/** A unit standing somewhere: its fire, the charges it invites, its posture, and last, as the dearest, the fire it draws. */
function standing(view: View, troop: Troop, moved: boolean, isHopeless: IsHopeless = () => false): Prospect {
  const enemies = enemiesOf(view, troop.side);
  const enemy = nearest(troop, enemies);
  const target = enemy?.body;
  const threat = chargeThreat(view, troop, enemies);
  const inWater = wadingIn(view, troop) === null ? 0 : STANDING_IN_RIVER;
  const dugIn = isEntrenched(view, troop) ? BEHIND_WORKS : 0;
  const ready = fitness(troop, enemy) - inWater + dugIn;
  const ends = endsAt(troop);
  const charged = chargeRisk(view, troop, enemies);
  const given = (most: number): number => (moved ? most * FIRE_AFTER_MOVING : most) + threat;
  const stake = target && enemy.distance <= reachOf(troop) ? STAKE * target.traits.points : 0;
  const atBest = { harm: given(stake), risk: charged, ready, ends };
  if (isHopeless(atBest)) return atBest;
  const harm = given(target && stake > 0 ? Math.min(expectedFire(view, troop) * hitWorth(target), stake) : 0);
  const eachHit = hitWorth(troop);
  const under = (hits: number): Prospect => ({ harm, risk: hits * eachHit + charged, ready, ends });
  return under(fireAgainst(view, troop, (hits) => isHopeless(under(hits))));
}

/** It is slow to leave, and the banks are uphill (HOW-TERR-20, HOW-TERR-21). */
const STANDING_IN_RIVER = 0.05;
/** Who has a trench under heavy cover keeps it, whatever is to be won in front of it (HOW-TERR-09). */
const BEHIND_WORKS = 0.25;

/** What is left of a volley's hits at −1 for having moved (HOW-HIT-04), about. */
const FIRE_AFTER_MOVING = 0.65;

const endsAt = (troop: Troop): { id: Id; pose: Pose }[] => [{ id: troop.id, pose: troop.box.pose }];

type Near = ReturnType<typeof nearest>;
const nearestEnemy = (view: View, troop: Troop): Near => nearest(troop, enemiesOf(view, troop.side));

/** Columns are for marching, lines for fighting; hits rally only at a distance (HOW-RALLY-02). */
function fitness(troop: Troop, enemy: Near): number {
  const far = enemy?.distance ?? Infinity;
  const { rallyNear, rallyFar } = troop.traits.scale.distances;
  const rallies = Math.min(Math.max(0, hitsOf(troop) - 1), far > rallyFar ? 2 : far >= rallyNear ? 1 : 0);
  const closeBy = fightingDistance(troop);
  const formed = isColumn(troop) ? (far < closeBy ? -0.35 : 0.02) : far < closeBy ? 0.05 : 0;
  const faces = enemy && far < closeBy && !isColumn(troop) ? 0.08 * sectorShares(troop.box, enemy.body.box).front : 0;
  return formed + faces + rallies * 0.1;
}

/** Nearer than this a unit wants to be formed: a move and a half and its range. */
const fightingDistance = (troop: Troop): number =>
  troop.traits.kind === 'artillery'
    ? troop.traits.scale.guns[troop.traits.gun ?? 'medium gun'].effective * 0.75
    : normalMove(troop.traits, 'line') * 2.6;

// Charging ----------------------------------------------------------------------------------------------------------

function ofCharge(view: View, about: Allowance, target: Id): Prospect {
  const charger = unitOf(view, about);
  const enemy = findTroop(view, target);
  if (!enemy) return NOTHING;
  const found = chargesOf(view, about).find((one) => one.target === target);
  if (!found) return NOTHING;
  const flank = found.sector !== 'front';
  const win = meleeChances(view, charger, enemy, chargeBonus(view, charger, enemy, flank), flank);
  const ends = [{ id: charger.id, pose: found.linedUp }];
  const arrives = 1 - riskOf(mistOnCharge(view, charger, enemy));
  return {
    harm: arrives * win * STAKE * enemy.traits.points,
    risk: arrives * (1 - win) * STAKE * charger.traits.points,
    ready: 0.05,
    ends,
  };
}

/** A pursuit that catches somebody: an unformed enemy cannot stand it (HOW-PURS-06). */
function ofQuarry(view: View, about: { readonly unit: Id }, choice: Choice): Prospect {
  const enemy = 'pick' in choice ? findTroop(view, choice.pick) : null;
  const pursuer = findTroop(view, about.unit);
  if (!enemy || !pursuer) return NOTHING;
  const win = meleeChances(view, pursuer, enemy, 1, isTakenInFlank(view, enemy));
  return { harm: win * STAKE * enemy.traits.points, risk: (1 - win) * STAKE * pursuer.traits.points, ready: 0 };
}

function ofMeeting(view: View, about: Charged, choice: Choice): Prospect {
  if (!('pick' in choice)) return NOTHING;
  const troop = troopOf(view, about.unit);
  if (choice.pick === 'turn') return ready(0.5);
  if (choice.pick === 'counter-charge') return ready(isHorse(troop.traits) ? 0.4 : -0.2);
  if (choice.pick === 'form line' || choice.pick === 'form deployed') return ready(isColumn(troop) ? 0.4 : -0.1);
  return choice.pick === 'stand' ? NOTHING : ready(-0.3);
}

// Fire --------------------------------------------------------------------------------------------------------------

function ofFire(view: View, about: unknown, choice: Choice): Prospect {
  if (!('pick' in choice) || choice.pick === 'pass' || choice.pick === 'hold') return NOTHING;
  const unit =
    typeof about === 'object' && about !== null && 'unit' in about && typeof about.unit === 'string'
      ? about.unit
      : null;
  const firer = unit ? findTroop(view, unit) : null;
  if (!firer) return ready(0.1);
  const known = remembered(view, 'aims', () => new Map<unknown, ReturnType<typeof targetsOf>>());
  const aims = known.get(about) ?? targetsOf(view, firer);
  known.set(about, aims);
  const aim =
    aims.find(({ target, ammunition }) => choice.pick.includes(target.id) && choice.pick.includes(ammunition)) ??
    aims.find(({ target }) => choice.pick.includes(target.id));
  return aim ? { ...NOTHING, harm: aim.expected * hitWorth(aim.target) + 0.01 } : ready(0.01);
}

function ofFireAtCharger(view: View, about: Chance, choice: Choice): Prospect {
  const charger = findTroop(view, about.charger);
  if (!charger || !('moment' in choice)) return NOTHING;
  // Choices come with the best moment first; later ones are told apart by their place on the path only.
  return { ...NOTHING, harm: hitWorth(charger) };
}

// Riding ------------------------------------------------------------------------------------------------------------

/** Of use for a dithering man, who could neither direct nor rally; else the general's own influence is worth more (HOW-OPT-08). */
const raisingGain = (view: View, lieutenant: Id): number =>
  view.roster.commands[lieutenant] && ratingOf(view, lieutenant) === 'dithering' ? 0.1 : 0;

/** A commander rides where most of his units hear him; a general beside those he leads. */
function ofRide(view: View, about: FigureMove, choice: Choice): Prospect {
  const figure = view.state.commands[about.command];
  const at = 'march' in choice ? endOf(choice.march) : figure && 'on' in figure.where ? figure.where.on : null;
  if (!at) return NOTHING;
  const general = isSenior(commandOf(view, about.command));
  const { fifteen: reach } = registerIn(view).scale.distances;
  if (general) {
    const { commands } = commandOf(view, about.command);
    const isHis = (id: Id): boolean => commands.length === 0 || commands.includes(id);
    const led = Object.values(view.state.commands).filter(
      (other) => other.seat === about.side && other.id !== about.command && 'on' in other.where && isHis(other.id),
    );
    const near = led.filter(
      (other) =>
        'on' in other.where && square(other.where.on.x - at.x) + square(other.where.on.y - at.y) < reach * reach,
    );
    return ready(near.length * 0.1 - danger(view, about.side, at) * 0.05);
  }
  const units = unitsOf(view, about.command);
  const heard = units.filter((troop) => distanceTo(at, troop) <= reach).length;
  const commander = generalOf(view, about.side);
  const beside =
    commander && 'on' in commander.where
      ? square(commander.where.on.x - at.x) + square(commander.where.on.y - at.y) < reach * reach
      : false;
  return ready(heard * 0.1 + (beside ? 0.03 : 0) - danger(view, about.side, at) * 0.03);
}

const square = (n: number): number => n * n;
const danger = (view: View, side: Id, at: Pose): number =>
  enemiesOf(view, side).filter((enemy) => distanceTo(at, enemy) < registerIn(view).scale.distances.twenty).length;
