import type { Outcome } from '../../../engine/battle';
import type { SliceOrder } from '../../../engine/work';
import { refuse } from '../faults';
import { startThread, ThreadEnded } from '../threads';
import type { SpawnThread } from '../threads';
import type { EngineTasks } from './tasks';

/** Battles handed to a thread at a time: small enough to show progress and to share the end of the work evenly. */
const LARGEST_SLICE = 10;
/** A slice that kills its thread this often is given up. */
const LIVES = 2;

export interface ManyBattles {
  readonly order: SliceOrder;
  readonly threads: number;
  readonly onProgress: (fought: number) => void;
}

/** Fights `order.games` battles over several threads; outcomes come in the order of their seeds, whoever fought them. */
export async function fightMany(
  spawn: SpawnThread,
  { order, threads, onProgress }: ManyBattles,
): Promise<readonly Outcome[]> {
  const slices = sliced(order, threads);
  const outcomes: (readonly Outcome[])[] = slices.map(() => []);
  let next = 0;
  let fought = 0;

  const serve = async (): Promise<void> => {
    let thread = startThread<EngineTasks>(spawn);
    try {
      for (let at = next++; at < slices.length; at = next++) {
        const slice = slices[at];
        if (!slice) return;
        for (let life = 1; ; life += 1) {
          try {
            outcomes[at] = await thread.ask('outcomes', slice);
            break;
          } catch (error) {
            if (!(error instanceof ThreadEnded)) throw error;
            if (life === LIVES) throw refuse('engine-stopped', 'The rules engine stopped twice over the same battles.');
            thread = startThread<EngineTasks>(spawn);
          }
        }
        fought += slice.games;
        onProgress(fought);
      }
    } finally {
      await thread.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, slices.length) }, serve));
  return outcomes.flat();
}

function sliced(order: SliceOrder, threads: number): readonly SliceOrder[] {
  const size = Math.max(1, Math.min(LARGEST_SLICE, Math.floor(order.games / (threads * 4))));
  const slices: SliceOrder[] = [];
  for (let from = 0; from < order.games; from += size) {
    slices.push({ ...order, seed: order.seed + from, games: Math.min(size, order.games - from) });
  }
  return slices;
}
