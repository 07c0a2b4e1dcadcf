import type { EngineTasks, Games } from '../engine';
import { refuse } from '../faults';
import { renewedThread, ThreadEnded } from '../threads';
import type { SpawnThread, Thread } from '../threads';

/** Fights battles, each told as it ends; here over several threads, elsewhere over several machines. */
export type Fighters = (games: Omit<Games, 'threads'>) => Promise<void>;

/**
 * One thread that fights in the background; it lives on, since a new one would have to compile all the rules again. When battles are given
 * up the one under way is fought to its end and told, or else a busy machine would never know any; it has `grace` ms for that.
 */
export function openOneThread(
  spawn: SpawnThread,
  grace: number,
): { readonly fight: Fighters; readonly close: () => Promise<void> } {
  const thread = renewedThread<EngineTasks>(spawn);
  /** Threads that were told to give something up: one that does not notice is ended, with what waits behind it. */
  const interrupted = new WeakSet<Thread<EngineTasks>>();
  const fight: Fighters = async ({ order, onGame, signal }) => {
    const used = thread.now();
    let isTold = false;
    const interrupt = (): void => void interrupted.add(used);
    signal?.addEventListener('abort', interrupt);
    try {
      const onProgress: typeof onGame = (game) => {
        isTold = true;
        onGame(game);
      };
      await used.ask('games', order, { onProgress, grace, ...(signal && { signal }) });
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      thread.forget(used);
      if (!interrupted.has(used) || isTold)
        throw refuse('engine-stopped', 'The rules engine stopped over these battles.');
      await fight({ order, onGame, ...(signal && { signal }) });
    } finally {
      signal?.removeEventListener('abort', interrupt);
    }
  };
  return { fight, close: () => thread.close() };
}
