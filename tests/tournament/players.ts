/** Pairs are played over all cores, each by a thread of this same program. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { playPair } from './pair';
import type { PairOrder, PairResult } from './pair';

/** In a thread: plays what comes in. True when this is one. */
export function servesPairs(): boolean {
  const port = parentPort;
  if (isMainThread || !port) return false;
  port.on('message', (order: PairOrder) => port.postMessage(playPair(order)));
  return true;
}

/** The results in the order of the orders; a fault in a battle ends it all, with the order it came of. */
export async function playPairs(orders: readonly PairOrder[], program: URL): Promise<readonly PairResult[]> {
  const results: PairResult[] = [];
  let next = 0;
  const serve = async (): Promise<void> => {
    const thread = new Worker(program);
    try {
      for (let at = next++; at < orders.length; at = next++) {
        const order = orders[at];
        if (order) results[at] = await answer(thread, order);
      }
    } finally {
      await thread.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), orders.length) }, serve));
  return results;
}

async function answer(thread: Worker, order: PairOrder): Promise<PairResult> {
  // A thread that fails sends an error, at which the waiting ends as well.
  const answered = once(thread, 'message');
  thread.postMessage(order);
  try {
    const [result] = (await answered) as [PairResult];
    return result;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(`${order.table}, seed ${order.seed}, against ${order.opponent}: ${words}`, { cause: error });
  }
}
