import { setMaxListeners } from 'node:events';
import type { GameSummary } from '../../../engine/analysis/report';
import type { GamesOrder } from '../../../engine/work';
import { refuse } from '../faults';
import { startThread, ThreadEnded } from '../threads';
import type { SpawnThread } from '../threads';
import type { EngineTasks } from './tasks';

/** Battles handed to a thread at a time: few enough that all threads end together. */
const LARGEST_SLICE = 10;
/** Battles that kill their thread this often are given up. */
const LIVES = 2;

export interface Games {
  readonly order: GamesOrder;
  readonly threads: number;
  /** Each as it ends, in no order. */
  readonly onGame: (game: GameSummary) => void;
  /** Gives up: what is being fought is lost, what was told is not. */
  readonly signal?: AbortSignal | undefined;
}

/** Fights battles over several threads. Rejects with `TaskCancelled` when it is given up. */
export async function fightGames(spawn: SpawnThread, { order, threads, onGame, signal }: Games): Promise<void> {
  const slices = sliced(order.seeds, threads);
  // Each thread listens; Node takes more than ten listeners for a leak, and says so amid the results.
  if (signal) setMaxListeners(threads + 1, signal);
  const serve = async (): Promise<void> => {
    let thread = startThread<EngineTasks>(spawn);
    try {
      for (let slice = slices.shift(); slice; slice = slices.shift()) {
        let left = slice;
        for (let life = 1; left.length > 0; life += 1) {
          const onProgress = (game: GameSummary): void => {
            left = left.filter((seed) => seed !== game.seed);
            onGame(game);
          };
          try {
            await thread.ask('games', { ...order, seeds: left }, { onProgress, ...(signal && { signal }) });
          } catch (error) {
            if (!(error instanceof ThreadEnded)) throw error;
            if (life === LIVES) throw refuse('engine-stopped', 'The rules engine stopped twice over the same battles.');
            thread = startThread<EngineTasks>(spawn);
          }
        }
      }
    } catch (error) {
      slices.length = 0; // the others end with what they are at
      throw error;
    } finally {
      await thread.close();
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(threads, slices.length) }, serve));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

function sliced(seeds: readonly number[], threads: number): (readonly number[])[] {
  const size = Math.max(1, Math.min(LARGEST_SLICE, Math.floor(seeds.length / (threads * 4))));
  return Array.from({ length: Math.ceil(seeds.length / size) }, (_, i) => seeds.slice(i * size, (i + 1) * size));
}
