import type { Id } from '../../../engine/battle';

/** What the process that fights is asked for: a scenario of the repository, or two armies of so many units together. */
export type FightingOrder = ({ readonly file: string } | { readonly units: number }) & {
  readonly seeds: readonly number[];
  /** The rule system, where it is not the scenario's own. */
  readonly rules?: Id;
  /** Who commands both sides, where it is not the usual general. */
  readonly general?: Id;
  /** The last turn, where it is not the usual one. */
  readonly turns?: number;
  /** Counts what is allocated, which costs time, in place of the time. */
  readonly countBytes?: boolean;
};
/** Of all seeds together. */
export interface Cost {
  /** Processor time of the whole process. */
  readonly ms: number;
  readonly bytes: number;
  readonly turns: number;
  readonly decisions: number;
}
