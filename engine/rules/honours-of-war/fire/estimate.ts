/** Fire to be hoped for and feared at a place, cheaply, for generals: near enough and never asked of a rule. */
import type { Id, View } from '../../../battle';
import { factOf } from '../../../facts';
import { distance, exceeds, fallsShort } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { enemiesOf, isInMelee, isMarked, troopOf, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { isTooFarToSee, isTooWetToFire } from '../weather';
import { assessShot } from './assessment';
import { shotAt } from './shot';
import type { Shot } from './shot';
import { isArmed, loadsOf, reachWith } from './entitlement';
import { chancesOf, promiseOf } from './promise';
import { hiddenByGround } from './sight';
import { worthOfHits } from '../evaluation/hit-worth';
import { arcFor, isInZone, reachOf } from './firing-zone';
import { passage } from './troops-between';
import { bodiesNear, isWhole, lookInto, radiusOf, rangeTo } from '../../../tabletop';

/** A shot that may be hoped for. */
interface Aim {
  readonly target: Troop;
  /** Mean hits. */
  readonly hits: number;
}

/** Mean hits of the best shot of a unit where it stands, or where a copy of it would: at the two nearest it can hit. */
export const expectedFire = (view: View, firer: Troop): number =>
  aimsOf(view, firer).reduce((most, { hits }) => Math.max(most, hits), 0);

/**
 * What its best shot costs the enemy, in army points, when it has moved or has not: on top of what the target has to
 * expect of those who fire at it from where they stand now.
 */
export function expectedHarm(view: View, firer: Troop, moved: boolean): number {
  let best = 0;
  for (const { target, hits } of aimsOf(view, firer, moved)) {
    const others = fireOnNow(view, firer.side).get(target.id) ?? [];
    const already = others.reduce((sum, one) => sum + (one.by === firer.id ? 0 : one.hits), 0);
    best = Math.max(best, worthOfHits(target, already + hits) - worthOfHits(target, already));
  }
  return best;
}

/** Which enemies the units of a side would fire at from where they stand, by the target. */
const fireOnNow = factOf(
  ['places', 'formations', 'ground', 'gauges', 'marks'],
  (view: View, side: Id): ReadonlyMap<Id, readonly { readonly by: Id; readonly hits: number }[]> => {
    const fire = new Map<Id, { readonly by: Id; readonly hits: number }[]>();
    for (const firer of troopsOn(view)) {
      if (firer.side !== side) continue;
      const [best] = aimsOf(view, firer).toSorted((a, b) => b.hits - a.hits);
      if (!best) continue;
      const on = fire.get(best.target.id) ?? [];
      on.push({ by: firer.id, hits: best.hits });
      fire.set(best.target.id, on);
    }
    return fire;
  },
);

/** Its shots at the two nearest enemies it can hit. */
function aimsOf(view: View, firer: Troop, moved = isMarked(firer, 'moved')): readonly Aim[] {
  if (!isArmed(firer)) return [];
  const reach = reachOf(firer);
  const near: { target: Troop; away: Cm }[] = [];
  for (const target of bodiesNear(enemiesOf(view, firer.side), firer.box.pose, reach + radiusOf(firer.box))) {
    if (isSurelyOut(firer, target)) continue;
    near.push({ target, away: distance(firer.box.pose, target.box.pose) });
  }
  near.sort((a, b) => a.away - b.away);
  const aims: Aim[] = [];
  for (const { target } of near) {
    const best = bestShot(view, firer, target, moved);
    if (best) aims.push({ target, hits: best.mean });
    if (aims.length === CHOICES) break;
  }
  return aims;
}
/** Nearer targets come first (HOW-TGT-01); one more may be the easier (HOW-TGT-02). */
const CHOICES = 2;

/**
 * Mean hits to expect of all enemies that could fire at a unit where it stands, or where a copy of it would; of some of
 * them only, once those are `enough`.
 */
export function fireAgainst(view: View, target: Troop, enough: (hits: number) => boolean = () => false): number {
  let sum = 0;
  for (const firer of firersNear(view, target)) {
    if (enough(sum)) return sum;
    const best = bestShot(view, firer, target);
    if (best) sum += best.mean * shareOfFire(view, firer, target);
  }
  return sum;
}

const firersNear = (view: View, target: Troop): readonly Troop[] =>
  enemiesOf(view, target.side).filter((firer) => isArmed(firer) && !isSurelyOut(firer, target));

/**
 * The share of an enemy's fire that a unit may expect where it stands, 0 to 1. He fires at one target, and at the nearest
 * (HOW-TGT-01): those at about one distance share it, those behind them get little.
 */
function shareOfFire(view: View, firer: Troop, target: Troop): number {
  const range = rangeTo(firer.box, target);
  let alike = 1;
  for (const other of targetsInZone(view, firer.id)) {
    if (other.id === target.id || other.range > range + ALIKE) continue;
    if (other.range < range - ALIKE) return BEHIND_OTHERS;
    alike++;
  }
  return 1 / alike;
}
/** Ranges that differ by no more, in cm, are about one distance. */
const ALIKE = 4;
const BEHIND_OTHERS = 0.25;

/** Enemies within reach and zone of a unit, and how far off they are. */
const targetsInZone = factOf(
  ['places', 'formations', 'ground'],
  (view: View, id: Id): readonly { readonly id: Id; readonly range: Cm }[] => {
    const firer = troopOf(view, id);
    return enemiesOf(view, firer.side)
      .filter((enemy) => isInReach(firer, enemy))
      .map((enemy) => ({ id: enemy.id, range: rangeTo(firer.box, enemy) }));
  },
);

/** Is a target within reach and zone? From houses all round: which face is used is not looked into. */
const isInReach = (firer: Troop, target: Troop): boolean =>
  !exceeds(rangeTo(firer.box, target), reachOf(firer)) && (firer.inside !== null || isInZone(firer, undefined, target));

/** Quick look: is the middle of a target surely out of reach or zone? */
const isSurelyOut = (firer: Troop, target: Troop): boolean =>
  !firer.inside && lookInto(firer.box, arcFor(firer), reachOf(firer), target.box) === 'out';

/** A shot that an enemy could fire at a unit where it stands, or where a copy of it would. */
export interface ShotFeared {
  readonly firer: Troop;
  readonly range: Cm;
  /** Chance of 0, 1, 2, 3 and 4 hits. */
  readonly chances: readonly number[];
}
export function shotsFeared(view: View, target: Troop): readonly ShotFeared[] {
  return firersNear(view, target).flatMap((firer) => {
    const best = bestShot(view, firer, target);
    if (!best) return [];
    const { shot, range } = best;
    return [{ firer, range, chances: chancesOf(view, shot, assessShot(view, shot, null)) }];
  });
}

interface Fired {
  readonly shot: Shot;
  readonly range: Cm;
  readonly mean: number;
}

function bestShot(view: View, firer: Troop, target: Troop, moved = isMarked(firer, 'moved')): Fired | null {
  if (!isInReach(firer, target) || isWhole(hiddenByGround(view, firer, target))) return null;
  if (isInMelee(view, target) || isInMelee(view, firer)) return null;
  if (isTooFarToSee(view, firer, target) || isTooWetToFire(view, firer.traits)) return null;
  const range = rangeTo(firer.box, target);
  const shots: Fired[] = [];
  for (const ammunition of loadsOf(firer)) {
    if (exceeds(range, reachWith({ firer, ammunition }))) continue;
    if (ammunition === 'shell' && fallsShort(range, firer.traits.scale.distances.cm20)) continue;
    const past = passage(view, firer, firer.box, target, ammunition);
    if (past.isBarred || (ammunition === 'canister' && past.overhead)) continue;
    const shot = shotAt({ firer, ammunition, moved, inMovement: false, hiddenByTroops: past.hidden }, target);
    shots.push({ shot, range, mean: promiseOf(view, shot, assessShot(view, shot, null)) });
    if (ammunition === 'canister') break;
  }
  const [best] = shots.toSorted((a, b) => b.mean - a.mean);
  return best ?? null;
}
