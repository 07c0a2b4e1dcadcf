/** What a hit is worth, for estimates of every chapter that inflicts them. */
import { hitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** What the next hit costs a unit, as a share of its points: the fourth is the dearest, it breaks it (HOW-REACT-01). */
const NEXT_HIT: readonly number[] = [0.09, 0.11, 0.18, 0.4, 0.45];

const nextHit = (hits: number): number => NEXT_HIT[hits] ?? 0;

/** What the next hit costs a unit, in army points. */
export const hitWorth = (troop: Troop): number => nextHit(hitsOf(troop)) * Math.max(0.5, troop.traits.points);

/**
 * What so many more hits cost a unit, in army points, parts of a hit in proportion. It grows faster than the hits: two
 * volleys at one target, or two enemies in front of one unit, are worth more than twice one.
 */
export function worthOfHits(troop: Troop, more: number): number {
  const share = NEXT_HIT.slice(hitsOf(troop)).reduce(
    (sum, cost, i) => sum + Math.max(0, Math.min(1, more - i)) * cost,
    0,
  );
  return share * Math.max(0.5, troop.traits.points);
}

/** What it costs a unit to give way, in army points: every hit it could still have borne, and the fourth. */
export function worthOfBreaking(troop: Troop): number {
  let share = 0;
  for (let hits = hitsOf(troop); hits < GIVES_WAY; hits++) share += nextHit(hits);
  return Math.max(AGAIN, share) * Math.max(0.5, troop.traits.points);
}
const GIVES_WAY = 4;
/** Who has given way already is lost the next time. */
const AGAIN = 0.45;
