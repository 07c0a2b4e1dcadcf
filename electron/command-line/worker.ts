import { availableParallelism } from 'node:os';
import { serveQueue } from '../queue';
import { line } from './context';
import type { ExitCode, CommandContext } from './context';
import { sortWords, UsageFault } from './command-words';

/** A worker silent for so long is lost, seconds. */
const LOST_AFTER = 15;

/** `worker --queue redis://…`: fights what others put into the queue, until it is interrupted. */
export async function worker(given: readonly string[], context: CommandContext): Promise<ExitCode> {
  const words = sortWords(given, ['queue', 'threads', 'lost-after'], []);
  const [stray] = words.names;
  if (stray !== undefined) throw new UsageFault(`“${stray}” is not an option; options begin with --.`);
  const queue = words.text('queue');
  if (queue === undefined)
    throw new UsageFault('--queue is missing: the address of a Redis, as redis://127.0.0.1:6379.');
  const stopping = new AbortController();
  const forget = context.onInterrupt?.(() => stopping.abort());
  let fought = 0;
  context.out(line('Waiting for battles. Ctrl C ends it when those under way are fought.'));
  try {
    await serveQueue(queue, {
      spawn: context.spawn,
      threads: words.count('threads', availableParallelism(), 1),
      lostAfter: words.count('lost-after', LOST_AFTER, 1),
      onDone(battles) {
        fought += battles;
        context.out(line(`${fought} battles fought`));
      },
      signal: stopping.signal,
    });
  } finally {
    forget?.();
  }
  return 0;
}
