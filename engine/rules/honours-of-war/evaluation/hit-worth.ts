/** What a hit is worth, for estimates of every chapter that inflicts them. */
import { hitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** What the next hit costs a unit, as a share of its points: the fourth is the dearest, it breaks it (HOW-REACT-01). */
const NEXT_HIT = [0.09, 0.11, 0.18, 0.4, 0.45, 0] as const;

/** What the next hit costs a unit, in army points. */
export const hitWorth = (troop: Troop): number =>
  (NEXT_HIT[Math.min(5, hitsOf(troop))] ?? 0) * Math.max(0.5, troop.traits.points);
