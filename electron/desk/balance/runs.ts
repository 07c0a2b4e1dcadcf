import type { GameSummary } from '../../../engine/analysis/report';
import { engineWork } from '../../../engine/work';
import type { RuleSystem } from '../../../engine/rules';
import { refuse } from '../faults';
import type { Notifications } from '../notifications';
import { TaskCancelled } from '../threads';
import type { Balance } from './balance';
import type { BalanceJob } from './job';

/** Many battles as a window follows them: by the name it gave them. */
export interface BalanceRuns {
  /** Rejects with the fault `balance-stopped` when it was stopped; what was told until then is kept. */
  run(order: RunOrder): Promise<{ readonly fought: number }>;
  stop(run: string): void;
}
export interface RunOrder {
  readonly run: string;
  readonly job: Promise<BalanceJob>;
  readonly seed: number;
  readonly games: number;
  /** Tells of those fought before, and fights none. */
  readonly keptOnly: boolean;
  /** In one thread in the background. */
  readonly inBackground: boolean;
}

/** Battles that end close together are told together, ms. */
const TOGETHER_MS = 200;

export function openBalanceRuns(
  balance: Balance,
  notifications: Notifications,
  systems: readonly RuleSystem[],
): BalanceRuns {
  const running = new Map<string, AbortController>();
  const work = engineWork(systems);
  return {
    async run({ run, job: ordered, seed, games, keptOnly, inBackground }) {
      if (running.has(run)) throw refuse('run-twice', 'These battles are being fought already.');
      const stopping = new AbortController();
      running.set(run, stopping);
      let fought = 0;
      let untold: GameSummary[] = [];
      let timer: NodeJS.Timeout | undefined;
      const tell = (): void => {
        clearTimeout(timer);
        timer = undefined;
        if (untold.length > 0) notifications.send('balance.games', { run, games: untold });
        untold = [];
      };
      try {
        const job = await ordered;
        notifications.send('balance.setting', { run, setting: work.setting(job) });
        await balance.run({
          job,
          seeds: Array.from({ length: games }, (_, i) => seed + i),
          onGames(more) {
            fought += more.length;
            untold.push(...more);
            timer ??= setTimeout(tell, TOGETHER_MS);
          },
          signal: stopping.signal,
          keptOnly,
          inBackground,
        });
        return { fought };
      } catch (error) {
        throw error instanceof TaskCancelled
          ? refuse(
              'balance-stopped',
              inBackground ? 'The battles were stopped.' : 'The battles were stopped; those that were fought are kept.',
            )
          : error;
      } finally {
        tell();
        running.delete(run);
      }
    },
    stop: (run) => running.get(run)?.abort(),
  };
}
