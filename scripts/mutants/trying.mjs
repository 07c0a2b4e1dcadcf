/** Processes that try places, as many as the machine has cores; one that hangs is ended and its place counts as noticed. */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ENDLESS } from './switchboard.mjs';

const PROGRAM = fileURLToPath(new URL('trials.mjs', import.meta.url));
/** A loop that asks no switch, ms. */
const LONGEST = 5 * 60 * 1000;

/** The groups of tests, and which of them could notice what: see measure.mjs. */
export async function measure(folder, scripts) {
  const trial = start();
  const result = await trial.ask({ folder, scripts });
  trial.end();
  return result;
}

/** Tries each of some jobs `{place, groups}` and tells `report` of each: the script that noticed it, ENDLESS or null. */
export async function tryAll(folder, jobs, report) {
  const waiting = [...jobs];
  const work = async () => {
    let trial = start();
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const { place, groups } = job;
      const timer = setTimeout(trial.end, LONGEST);
      const noticed = await trial.ask({ folder, place, groups });
      clearTimeout(timer);
      if (noticed === ENDED) trial = start();
      report(job, noticed === ENDED || noticed?.isEndless ? ENDLESS : (noticed?.script ?? null));
    }
    trial.end();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

const ENDED = Symbol('ended');

function start() {
  const child = fork(PROGRAM, { serialization: 'advanced', execArgv: ['--max-semi-space-size=64'] });
  const ask = (question) =>
    new Promise((resolve, reject) => {
      child.removeAllListeners();
      child.once('exit', () => resolve(ENDED));
      child.once('message', ({ done, failed }) => (failed ? reject(new Error(failed)) : resolve(done)));
      child.send(question);
    });
  return { ask, end: () => child.kill('SIGKILL') };
}
