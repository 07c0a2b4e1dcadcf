import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { fightGames } from '../../../electron/desk/engine';
import { median, most } from '../figures';
import type { Figure } from '../figures';
import { inRepository, LOBOSITZ, scenarioAt } from '../inputs';

export interface DeskCosts {
  /** For each battle, ms by the clock. */
  readonly waits: readonly number[];
  readonly megabytes: number;
}

/** Battles from which the time of `MANY` is reckoned. */
const SAMPLE = 40;
const MANY = 500;

/** What a person waits for, by the clock: other work on the machine counts. */
export async function deskFigures(): Promise<readonly Figure[]> {
  const { waits, megabytes } = await costsOfDesk();
  const [first = 0, ...later] = waits;
  return [
    most('the first Lobositz in the desk, after it has warmed up', first, 'ms', 700),
    most(`the ${later.length} after it, median`, median(later), 'ms', 300),
    most(`memory of the host after ${waits.length} battles`, megabytes, 'MB', 300),
    most(`${MANY} battles of Lobositz on all cores, reckoned from ${SAMPLE}`, await secondsOfMany(), 's', 60),
  ];
}

function costsOfDesk(): Promise<DeskCosts> {
  return new Promise((resolve, reject) => {
    const child = fork(inRepository('dist/bench-desk/bench-desk.js'), { cwd: inRepository('.') });
    child.once('message', (costs: DeskCosts) => resolve(costs));
    child.once('exit', (code) => reject(new Error(`the process of the desk ended with ${code}`)));
  });
}

async function secondsOfMany(): Promise<number> {
  const scenario = scenarioAt(LOBOSITZ);
  const seeds = Array.from({ length: SAMPLE }, (_, i) => i + 1);
  const order = { scenario, system: scenario.rules.system, turns: 30, seeds };
  const began = performance.now();
  await fightGames(() => new Worker(inRepository('dist/main/engine-worker.js')), {
    order,
    threads: availableParallelism(),
    onGame: () => undefined,
  });
  return ((performance.now() - began) / 1000 / SAMPLE) * MANY;
}
