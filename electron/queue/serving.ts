import type { GameSummary } from '../../engine/analysis/report';
import type { GamesOrder } from '../../engine/work';
import { fightGames } from '../desk/engine';
import type { SpawnThread } from '../desk/threads';
import { queueName, redisAt } from './connection';

export interface Serving {
  readonly spawn: SpawnThread;
  /** Jobs carried out at a time, each in a thread. */
  readonly threads: number;
  /** A worker that has been silent for so long is lost, and another is given what it had taken, seconds. */
  readonly lostAfter: number;
  /** Called with the number of battles of each job that was done. */
  readonly onDone: (battles: number) => void;
  /** Ends the work when the jobs under way are done. */
  readonly signal: AbortSignal;
}

/** Takes battles from a queue and fights them until it is told to end. Throws a fault when no Redis answers. */
export async function serveQueue(given: string, { spawn, threads, lostAfter, onDone, signal }: Serving): Promise<void> {
  const connection = { url: await redisAt(given), maxRetriesPerRequest: null };
  const { Worker } = await import('bullmq');
  const worker = new Worker<GamesOrder, readonly GameSummary[]>(
    queueName,
    async ({ data }) => {
      const games: GameSummary[] = [];
      // Battles are fought beside this thread, which goes on telling the queue that it lives.
      await fightGames(spawn, { order: data, threads: 1, onGame: (game) => games.push(game) });
      onDone(games.length);
      return games;
    },
    {
      connection,
      concurrency: threads,
      lockDuration: lostAfter * 1000,
      stalledInterval: lostAfter * 1000,
      maxStalledCount: 5,
    },
  );
  worker.on('error', () => undefined); // it connects again by itself
  await worker.waitUntilReady();
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  await worker.close();
}
