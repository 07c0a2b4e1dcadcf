import { resultsOf, type GameSummary } from '../../engine/analysis/report';
import type { GamesOrder } from '../../engine/work';
import type { Estimate } from './api';
import type { EngineTasks } from './engine';
import { refuse } from './faults';
import type { Notifications } from './notifications';
import { renewedThread, TaskCancelled, ThreadEnded } from './threads';
import type { SpawnThread } from './threads';

/** A few battles of a text that is being edited, to tell how it is balanced: in one thread, in the background. */
export interface Estimates {
  /** Rejects with the fault `estimate-stopped` when it was stopped; `estimate.games` tells of it on the way. */
  run(estimate: string, order: Promise<GamesOrder>): Promise<Estimate>;
  stop(estimate: string): void;
  close(): Promise<void>;
}

export function openEstimates(spawn: SpawnThread, notifications: Notifications): Estimates {
  // It lives on between estimates: a new one would have to compile all the rules again.
  const thread = renewedThread<EngineTasks>(spawn);
  const running = new Map<string, AbortController>();
  return {
    async run(estimate, ordered) {
      const stopping = new AbortController();
      running.set(estimate, stopping);
      const games: GameSummary[] = [];
      let used;
      try {
        const order = await ordered;
        const result = (): Estimate => estimateOf(order, games);
        used = thread.now();
        await used.ask('games', order, {
          signal: stopping.signal,
          onProgress(game) {
            games.push(game);
            notifications.send('estimate.games', { estimate, ...result() });
          },
        });
        return result();
      } catch (error) {
        if (error instanceof TaskCancelled) throw refuse('estimate-stopped', 'The battles were stopped.');
        if (!(error instanceof ThreadEnded)) throw error;
        if (used) thread.forget(used);
        throw refuse('engine-stopped', 'The rules engine stopped over these battles.');
      } finally {
        running.delete(estimate);
      }
    },
    stop: (estimate) => running.get(estimate)?.abort(),
    close: () => thread.close(),
  };
}

function estimateOf({ scenario, seeds }: GamesOrder, fought: readonly GameSummary[]): Estimate {
  const { games, wins, draws, stalled, intervals } = resultsOf({ sides: scenario.armies }, fought);
  return { of: seeds.length, games, wins, draws, stalled, intervals };
}
