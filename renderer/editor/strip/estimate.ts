import { breaksOf, idleCommands, lengthsOf, resultsOf, type GameSummary } from '../../../engine/analysis/report';
import type { Id } from '../../../engine/scenario';

interface Side {
  readonly id: Id;
  readonly name: string;
  readonly breaksAt: number;
}

/** What some battles of the text came to; of so many that are wanted. */
export type Estimate = Pick<ReturnType<typeof resultsOf>, 'games' | 'wins' | 'draws' | 'stalled' | 'intervals'> & {
  readonly of: number;
  /** Turns, the middle of all battles. */
  readonly median: number;
  /** In all battles. */
  readonly charges: number;
  readonly breaks: ReturnType<typeof breaksOf>;
  readonly idle: ReturnType<typeof idleCommands>;
};

export function estimateOf(sides: readonly Side[], fought: readonly GameSummary[], of: number): Estimate {
  return {
    ...resultsOf({ sides }, fought),
    of,
    median: lengthsOf({ sides }, fought).median,
    charges: fought.reduce((sum, game) => sum + game.charges.length, 0),
    breaks: breaksOf(sides, fought),
    idle: idleCommands(fought),
  };
}
