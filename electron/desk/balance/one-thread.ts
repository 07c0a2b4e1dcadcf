import type { EngineTasks } from '../engine';
import { refuse } from '../faults';
import { renewedThread, ThreadEnded } from '../threads';
import type { SpawnThread } from '../threads';
import type { Fighters } from './balance';

/** One thread that fights in the background; it lives on, since a new one would have to compile all the rules again. */
export function openOneThread(spawn: SpawnThread): { readonly fight: Fighters; readonly close: () => Promise<void> } {
  const thread = renewedThread<EngineTasks>(spawn);
  return {
    async fight({ order, onGame, signal }) {
      const used = thread.now();
      try {
        await used.ask('games', order, { onProgress: onGame, ...(signal && { signal }) });
      } catch (error) {
        if (!(error instanceof ThreadEnded)) throw error;
        thread.forget(used);
        throw refuse('engine-stopped', 'The rules engine stopped over these battles.');
      }
    },
    close: () => thread.close(),
  };
}
