/** What an answer promises, as the question that is answered estimates it: for generals, who weigh it by plan and temper. */
import type { Pose } from '../geometry';
import type { Id } from './state';

/** In neutral figures of army points. */
export interface Evaluation {
  /** Points the enemy may expect to lose by it soon. */
  readonly harm: number;
  /** Points it may cost soon. */
  readonly risk: number;
  /** How well it leaves the unit placed: formed for what comes, in command, able to rally. */
  readonly ready: number;
  /** Where the chosen movers end; absent when nothing moves. */
  readonly ends?: readonly { readonly id: Id; readonly pose: Pose; readonly formation?: Id }[];
  /** The unit it lets go on moving: worth the while of one that is not yet where it should be. */
  readonly goesOn?: Id;
}

/** Is an answer that promises no more than this of no use? */
export type IsHopeless = (atBest: Evaluation) => boolean;

/** An answer that promises nothing, good or bad. */
export const NEUTRAL: Evaluation = { harm: 0, risk: 0, ready: 0 };

/** An answer that is only worth so many army points more than the others. */
export const preferredBy = (ready: number): Evaluation => ({ ...NEUTRAL, ready });
