/** Which targets a unit may choose between, and when its fire is split (HOW-TGT). */
import type { Id, Reason, View } from '../../../battle';
import { bearing, exceeds, TOLERANCE } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { bodiesNear, distanceBetween, facesAmong, radiusOf, rangeTo, reachOfBody } from '../../../tabletop';
import { enemiesOf, isMarked } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { assessShot } from './assessment';
import { shotAt } from './shot';
import type { Shot } from './shot';
import { loadsOf, mayFire, mayFireFrom, mayHit, mayShoot, reachWith } from './entitlement';
import type { Ammunition } from './cover';
import { promiseOf } from './promise';
import { isHalfInZone, isInZone, originOf, reachOf } from './firing-zone';
import { overheadReasons, passage } from './troops-between';
import type { ShotPassage } from './troops-between';
import { facesHeld } from './faces';

/** A shot a unit may fire, with what it promises. */
export interface Aim extends Shot {
  readonly range: Cm;
  readonly modifier: number;
  readonly expected: number;
  /** The other unit that takes half of its hits (HOW-TGT-03). */
  readonly shares: Id | null;
  /** Whose modifiers are used: the nearer of the two (HOW-TGT-04). */
  readonly lead: Troop;
}

export { mayFire } from './entitlement';

export interface AimOptions {
  /** Taken from the unit's marks when left out. */
  readonly moved?: boolean;
  readonly inMovement?: boolean;
  /** One face of its block; every face it holds when left out. */
  readonly face?: number | undefined;
}

/** Shots a unit may choose between, the most promising first; empty when it may not fire. */
export function targetsOf(view: View, firer: Troop, options: AimOptions = {}): readonly Aim[] {
  if (mayFire(view, firer)) return [];
  if (!firer.inside || options.face !== undefined) return aimsFrom(view, firer, options);
  return best(facesAmong(facesHeld(view, firer)).flatMap((face) => aimsFrom(view, firer, { ...options, face })));
}

function aimsFrom(view: View, firer: Troop, options: AimOptions): readonly Aim[] {
  const legal = legalShots(view, firer, options);
  const allowed = inPriority(legal);
  if (options.inMovement) return best(allowed);
  return best(allowed.map((aim) => withSplit(view, aim, legal)));
}

const best = (aims: readonly Aim[]): readonly Aim[] =>
  aims.toSorted((a, b) => b.expected - a.expected || a.range - b.range);

/** Every shot the rules allow before priority: each target with each ammunition. */
export function legalShots(view: View, firer: Troop, { moved, inMovement, face }: AimOptions): readonly Aim[] {
  if (mayFireFrom(view, firer, face)) return [];
  const legal: Aim[] = [];
  const origin = originOf(firer, face);
  const how = { firer, face, moved: moved ?? isMarked(firer, 'moved'), inMovement: inMovement ?? false };
  const reach = reachOf(firer) + TOLERANCE;
  for (const target of bodiesNear(enemiesOf(view, firer.side), origin.pose, reach + radiusOf(origin))) {
    if (!isInZone(firer, face, target)) continue;
    const range = rangeTo(origin, target);
    let straight: ShotPassage | null = null;
    for (const ammunition of loadsOf(firer)) {
      if (exceeds(range, reachWith({ firer, ammunition }))) continue;
      const past =
        ammunition === 'shell'
          ? passage(view, firer, origin, target, 'shell')
          : (straight ??= passage(view, firer, origin, target, ammunition));
      if (past.isBarred) continue;
      const shot = shotAt({ ...how, ammunition, hiddenByTroops: past.hidden }, target);
      if (!mayHit(view, shot, past)) legal.push(aimOf(view, shot, range));
    }
  }
  return legal;
}

/** The best a unit may load with against a target: canister where it is allowed, else what promises most (HOW-RANGE-02, HOW-ARTY-23). */
export function ammunitionOf(view: View, firer: Troop, target: Troop, face?: number): Ammunition {
  const loads = loadsOf(firer);
  const shots: Shot[] = [];
  for (const ammunition of loads) {
    const shot = shotAt({ firer, ammunition, moved: false, inMovement: false, face }, target);
    if (mayShoot(view, shot)) continue;
    if (ammunition === 'canister') return ammunition;
    shots.push(shot);
  }
  const promised = shots.map((shot) => ({ shot, hits: promiseOf(view, shot, assessShot(view, shot, null)) }));
  const [most] = promised.toSorted((a, b) => b.hits - a.hits);
  return most?.shot.ammunition ?? loads.at(-1) ?? 'musketry';
}

function aimOf(view: View, shot: Shot, range: Cm): Aim {
  const assessed = assessShot(view, shot, null);
  const { modifier } = assessed;
  return aimFrom(shot, { range, modifier, expected: promiseOf(view, shot, assessed), shares: null, lead: shot.target });
}

/** Field by field, so that all aims have one hidden class: the JavaScript engine reads them faster. */
const aimFrom = (shot: Shot, { range, modifier, expected, shares, lead }: Omit<Aim, keyof Shot>): Aim => ({
  firer: shot.firer,
  target: shot.target,
  ammunition: shot.ammunition,
  moved: shot.moved,
  inMovement: shot.inMovement,
  face: shot.face,
  grazing: shot.grazing,
  hiddenByTroops: shot.hiddenByTroops,
  range,
  modifier,
  expected,
  shares,
  lead,
});

/** What is added to the die, row by row (HOW-HIT-04, HOW-HIT-05). */
export function rowsOf(view: View, aim: Aim): readonly Reason[] {
  const rows: Reason[] = [...overheadReasons(view, aim)];
  assessShot(view, aimedAt(aim, aim.lead), rows);
  return rows;
}

/** The nearest target, and farther ones whose modifiers are better with the best ammunition (HOW-TGT-01, HOW-TGT-02). */
function inPriority(legal: readonly Aim[]): readonly Aim[] {
  const nearest = Math.min(...legal.map((aim) => aim.range));
  const isNearest = (aim: Aim): boolean => !exceeds(aim.range, nearest);
  const toBeat = Math.max(...legal.filter(isNearest).map((aim) => aim.modifier));
  const bestAt = (target: Id): number =>
    Math.max(...legal.filter((aim) => aim.target.id === target).map((aim) => aim.modifier));
  return legal.filter((aim) => isNearest(aim) || bestAt(aim.target.id) > toBeat);
}

// Split fire (HOW-TGT-03 to 05) -------------------------------------------------------------------------------------

export interface Split {
  readonly partner: Troop;
  /** The nearer unit, whose modifiers are used; null at equal ranges, when a die decides. */
  readonly nearer: Troop | null;
}

/** The unit that shares a shot with its target: near it, as far off, both half in the zone. */
export function splitOf(
  view: View,
  shot: Shot,
  isLegal = (other: Troop): boolean => !mayShoot(view, aimedAt(shot, other)),
): Split | null {
  const { firer, target, face } = shot;
  const { cm5, cm10 } = firer.traits.scale.distances;
  const origin = originOf(firer, face);
  if (!isHalfInZone(firer, face, target.box)) return null;
  const range = rangeTo(origin, target);
  const off = (other: Troop): Cm => Math.abs(rangeTo(origin, other) - range);
  const bearingOff = (other: Troop): number => Math.abs(bearing(origin.pose, other.box.pose));
  const close = bodiesNear(enemiesOf(view, firer.side), target.box.pose, reachOfBody(target) + cm10 + TOLERANCE).filter(
    (other) =>
      other.id !== target.id &&
      !exceeds(off(other), cm5) &&
      !exceeds(distanceBetween(target, other), cm10) &&
      isHalfInZone(firer, face, other.box) &&
      isLegal(other),
  );
  const least = Math.min(...close.map(off));
  const [partner] = close
    .filter((other) => !exceeds(off(other), least))
    .toSorted((a, b) => bearingOff(a) - bearingOff(b));
  if (!partner) return null;
  const theirs = rangeTo(origin, partner);
  return { partner, nearer: exceeds(range, theirs) ? partner : exceeds(theirs, range) ? target : null };
}

/** The same shot at another unit: what was known of the first does not hold for it. */
const aimedAt = ({ firer, ammunition, moved, inMovement, face, grazing }: Shot, target: Troop): Shot =>
  shotAt({ firer, ammunition, moved, inMovement, face, grazing }, target);

function withSplit(view: View, aim: Aim, legal: readonly Aim[]): Aim {
  const split = splitOf(view, aim, (other) =>
    legal.some(({ target, ammunition }) => target.id === other.id && ammunition === aim.ammunition),
  );
  if (!split) return aim;
  const lead = split.nearer ?? aim.target;
  const { modifier, expected } = aimOf(view, split.nearer ? aimedAt(aim, lead) : aim, aim.range);
  return aimFrom(aim, { range: aim.range, modifier, expected, shares: split.partner.id, lead });
}
