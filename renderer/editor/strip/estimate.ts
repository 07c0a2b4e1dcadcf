import { resultsOf, type GameSummary } from '../../../engine/analysis/report';
import type { Id } from '../../../engine/scenario';

/** What some battles of the text came to; of so many that are wanted. */
export type Estimate = Pick<ReturnType<typeof resultsOf>, 'games' | 'wins' | 'draws' | 'stalled' | 'intervals'> & {
  readonly of: number;
};

export function estimateOf(
  sides: readonly { readonly id: Id; readonly name: string }[],
  fought: readonly GameSummary[],
  of: number,
): Estimate {
  return { ...resultsOf({ sides }, fought), of };
}
