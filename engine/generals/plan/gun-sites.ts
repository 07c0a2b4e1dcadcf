/** Where guns have a field of fire: the nearest place from which they see an enemy past their friends and the ground. */
import type { Cm, View } from '../../battle';
import { cosine, distance, distanceToSegment, dot, isOnTable, minus, sine } from '../../geometry';
import type { Point } from '../../geometry';
import type { RuleSystem } from '../../rules/system';
import type { Force, Forces } from '../forces';

/** A place to fire from, and who is before the guns there. */
export interface GunSite {
  readonly at: Point;
  readonly enemy: Force;
}

/** The site nearest to a battery, where it stands or about that; null where it finds none. */
export function gunSiteFor(
  view: View,
  system: RuleSystem,
  battery: Force,
  { own, enemies, front }: Forces,
): GunSite | null {
  const range = REACH * battery.reach.fire;
  const inRange = enemies.filter(({ at }) => distance(at, battery.at) <= range + FARTHEST * front);
  if (inRange.length === 0) return null;
  const friends = own.filter((other) => other !== battery && other.pose !== null);
  const isFree = (at: Point): boolean =>
    isOnTable(view.ground, at) &&
    view.ground.blockAt(at) === null &&
    enemies.every((enemy) => distance(enemy.at, at) >= CLEAR_OF_ENEMIES * front) &&
    friends.every((friend) => distance(friend.at, at) >= CLEAR_OF_FRIENDS * front);
  const isOpen = (at: Point, to: Point): boolean =>
    friends.every((friend) => !isInLane(friend.at, at, to, LANE * front)) && system.screens?.(view, at, to) !== true;
  /** The nearest enemy whom guns see from a place, nearer than so many cm. */
  const enemyFrom = (at: Point, nearer: Cm): Force | null => {
    let best: Force | null = null;
    let least = nearer;
    for (const enemy of inRange) {
      const away = distance(at, enemy.at);
      if (away >= least || !isOpen(at, enemy.at)) continue;
      best = enemy;
      least = away;
    }
    return best;
  };
  const here = enemyFrom(battery.at, range);
  if (here) return { at: battery.at, enemy: here };
  for (const ring of RINGS) {
    let best: GunSite | null = null;
    for (const { x, y } of ROUND) {
      const at = { x: battery.at.x + ring * front * x, y: battery.at.y + ring * front * y };
      const enemy: Force | null = isFree(at) ? enemyFrom(at, best ? distance(best.at, best.enemy.at) : range) : null;
      if (enemy) best = { at, enemy };
    }
    if (best) return best;
  }
  return null;
}

const isInLane = (friend: Point, from: Point, to: Point, half: Cm): boolean =>
  dot(minus(friend, from), minus(to, from)) > 0 && distanceToSegment(friend, from, to) < half;

/** They want him within this share of their reach. */
const REACH = 0.6;
// In fronts from here on.
/** How far off sites are looked for, nearest first. */
const RINGS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5];
const FARTHEST = Math.max(...RINGS);
const DIRECTIONS = 16;
const ROUND = Array.from({ length: DIRECTIONS }, (_, i) => ({
  x: sine((360 * i) / DIRECTIONS),
  y: cosine((360 * i) / DIRECTIONS),
}));
const CLEAR_OF_ENEMIES = 1.5;
const CLEAR_OF_FRIENDS = 0.6;
/** Half the width of their field of fire. */
const LANE = 0.5;
