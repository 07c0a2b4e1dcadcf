/** Command performance by rating and die (HOW-PERF-01). */
import type { Rating } from '../../../scenario';

export const PERFORMANCES = ['Feeble', 'Poor', 'Steady', 'Admirable', 'Inspiring'] as const;
/** A broken brigade falls back without a roll (HOW-OPT-02). */
export type Performance = (typeof PERFORMANCES)[number] | 'Broken';

export const PERFORMANCE_TABLE: Readonly<
  Record<Rating, readonly [Performance, Performance, Performance, Performance, Performance, Performance]>
> = {
  dithering: ['Feeble', 'Poor', 'Steady', 'Steady', 'Steady', 'Steady'],
  dependable: ['Poor', 'Steady', 'Steady', 'Steady', 'Steady', 'Admirable'],
  dashing: ['Steady', 'Steady', 'Steady', 'Steady', 'Admirable', 'Inspiring'],
};

/** Normal moves that a unit may make (HOW-PERF-03 to 08). */
export const NORMAL_MOVES = {
  Feeble: 1,
  Poor: 1,
  Steady: 1,
  Admirable: 2,
  Inspiring: 2,
  Broken: 2,
} as const satisfies Readonly<Record<Performance, number>>;
/** Normal moves of a march far from the enemy (HOW-MOVE-09). */
export const MARCH_MOVES = 2;

/** The performance a modified die gives; the die counts as 1 below and 6 above (HOW-PERF-02, HOW-CMD-13). */
export function performanceOf(rating: Rating, die: number): Performance {
  return PERFORMANCE_TABLE[rating][Math.max(1, Math.min(6, die)) - 1] ?? 'Steady';
}

/** A rating one step better, as the general makes it count (HOW-CMD-13). */
export const improved = (rating: Rating): Rating => (rating === 'dithering' ? 'dependable' : 'dashing');
/** A rating one step worse, after a casualty (HOW-CMD-11). */
export const worsened = (rating: Rating): Rating => (rating === 'dashing' ? 'dependable' : 'dithering');
