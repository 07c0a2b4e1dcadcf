import { randomUUID } from 'node:crypto';
import type { Fighters } from '../desk/balance';
import { refuse } from '../desk/faults';
import { TaskCancelled } from '../desk/threads';
import { JOB, queueName, redisAt } from './connection';
import { gamesIn } from './results';

export interface QueuedFighters {
  readonly fighters: Fighters;
  /** Workers of this engine that wait at the queue now. */
  workers(): Promise<number>;
  close(): Promise<void>;
}

/** Battles in a job: a lost worker loses so many at most. */
const LOT = 5;
/** So many workers may be lost over the same battles, or fail at them. */
const ATTEMPTS = 5;

/** Fights by the workers of a queue. Throws a fault when no Redis answers. */
export async function fightersOver(given: string): Promise<QueuedFighters> {
  const connection = { url: await redisAt(given), maxRetriesPerRequest: null };
  const { Queue, QueueEvents } = await import('bullmq');
  const queue = new Queue(queueName, { connection });
  const events = new QueueEvents(queueName, { connection });
  // What is wrong with the connection is told by the calls themselves.
  queue.on('error', () => undefined);
  events.on('error', () => undefined);
  await Promise.all([queue.waitUntilReady(), events.waitUntilReady()]);

  const fighters: Fighters = async ({ order, onGame, signal }) => {
    const run = randomUUID();
    const { seeds, ...kind } = order;
    const lots = Array.from({ length: Math.ceil(seeds.length / LOT) }, (_, i) => seeds.slice(i * LOT, (i + 1) * LOT));
    const names = lots.map((_, i) => `${run}-${i}`);
    const open = new Set(names);
    let settle: (fault: Error | null) => void = () => undefined;
    const ended = new Promise<void>((resolve, reject) => {
      settle = (fault) => (fault ? reject(fault) : resolve());
    });
    const done = ({ jobId, returnvalue }: { jobId: string; returnvalue: unknown }): void => {
      if (!open.delete(jobId)) return;
      const games = gamesIn(returnvalue);
      if (!games) return settle(refuse('bad-worker', 'A worker of the queue gave back something that is no battle.'));
      games.forEach(onGame);
      if (open.size === 0) settle(null);
    };
    const failed = ({ jobId, failedReason }: { jobId: string; failedReason: string }): void => {
      if (open.has(jobId)) settle(refuse('worker-failed', `A worker of the queue could not fight: ${failedReason}`));
    };
    const cancel = (): void => settle(new TaskCancelled());
    events.on('completed', done);
    events.on('failed', failed);
    signal?.addEventListener('abort', cancel);
    try {
      if (signal?.aborted) throw new TaskCancelled();
      await queue.addBulk(
        lots.map((lot, i) => ({
          name: JOB,
          data: { ...kind, seeds: lot },
          opts: {
            jobId: names[i] ?? run,
            attempts: ATTEMPTS,
            removeOnComplete: { age: 3600 },
            removeOnFail: { age: 3600 },
          },
        })),
      );
      await ended;
    } finally {
      events.off('completed', done);
      events.off('failed', failed);
      signal?.removeEventListener('abort', cancel);
      // Those that a worker is at now end by themselves.
      await Promise.allSettled([...open].map((name) => queue.remove(name)));
    }
  };
  return {
    fighters,
    workers: () => queue.getWorkersCount(),
    async close() {
      await Promise.allSettled([queue.close(), events.close()]);
    },
  };
}
