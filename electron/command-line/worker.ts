import { availableParallelism } from 'node:os';
import { serveQueue } from '../queue';
import { line } from './surroundings';
import type { ExitCode, Surroundings } from './surroundings';
import { sortWords, UsageFault } from './words';

/** A worker silent for so long is lost, seconds. */
const LOST_AFTER = 15;

/** `worker --queue redis://…`: fights what others put into the queue, until it is interrupted. */
export async function worker(given: readonly string[], around: Surroundings): Promise<ExitCode> {
  const words = sortWords(given, ['queue', 'threads', 'lost-after'], []);
  const [stray] = words.names;
  if (stray !== undefined) throw new UsageFault(`“${stray}” is not an option; options begin with --.`);
  const queue = words.text('queue');
  if (queue === undefined)
    throw new UsageFault('--queue is missing: the address of a Redis, as redis://127.0.0.1:6379.');
  const stopping = new AbortController();
  const forget = around.onInterrupt?.(() => stopping.abort());
  let fought = 0;
  around.out(line('Waiting for battles. Ctrl C ends it when those under way are fought.'));
  try {
    await serveQueue(queue, {
      spawn: around.spawn,
      threads: words.count('threads', availableParallelism(), 1),
      lostAfter: words.count('lost-after', LOST_AFTER, 1),
      onDone(battles) {
        fought += battles;
        around.out(line(`${fought} battles fought`));
      },
      signal: stopping.signal,
    });
  } finally {
    forget?.();
  }
  return 0;
}
