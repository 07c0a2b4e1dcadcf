/** `cockade`: the desk without a window. */
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { runCommand } from './command-line';
import { userFolder } from './desk';

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
  folder: process.cwd(),
  scenarios: fileURLToPath(new URL('../../scenarios', import.meta.url)),
  user: userFolder(),
  onInterrupt(stop) {
    process.once('SIGINT', stop); // the second time it ends the program as usual
    return () => process.off('SIGINT', stop);
  },
  now: () => new Date(),
  spawn: () => new Worker(new URL('./engine-worker.js', import.meta.url)),
});
