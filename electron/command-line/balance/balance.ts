import {
  compared,
  comparisonPage,
  csvOf,
  gamesTable,
  pagesOf,
  reportOf,
  trustIn,
  trustPage,
} from '../../../engine/analysis/report';
import type { GameSummary, Setting } from '../../../engine/analysis/report';
import { engineWork } from '../../../engine/work';
import { openBalance } from '../../desk/balance';
import type { BalanceJob } from '../../desk/balance';
import { TaskCancelled } from '../../desk/threads';
import { fightersOver } from '../../queue';
import type { QueuedFighters } from '../../queue';
import { json, line } from '../context';
import type { ExitCode, CommandContext } from '../context';
import { sortWords, UsageFault } from '../command-words';
import type { Words } from '../command-words';
import { pageFrom, writePage } from './page';
import type { BalancePage } from './page';
import { progressOn } from './progress';
import { comparisonText, reportText, trustText } from './text';
import { KIND_OPTIONS, kindsFrom, trustedFrom } from './compared-kinds';
import type { ComparedKind } from './compared-kinds';

const GAMES = 100;

/** Battles of one kind as far as they were fought. */
interface FoughtKind extends ComparedKind {
  readonly setting: Setting;
  readonly games: readonly GameSummary[];
}

/** `balance FILE`: many battles over all cores and what they tell; of two kinds side by side, or under several generals. */
export async function balance(given: readonly string[], context: CommandContext): Promise<ExitCode> {
  const words = sortWords(
    given,
    [...KIND_OPTIONS, 'generals', 'games', 'seed', 'queue', 'out'],
    ['afresh', 'csv', 'json'],
  );
  const flags = ['csv', 'json'].filter((flag) => words.flag(flag));
  if (flags.length > 1) throw new UsageFault('One of --csv and --json settles what is printed.');
  const out = pageFrom(words.text('out'));
  const seeds = seedsFrom(words);
  const kinds = await kindsFrom(words, context);
  const generals = trustedFrom(words);
  const wanted = generals ? underEach(kinds, generals) : kinds;
  const fought: FoughtKind[] = [];
  const began = performance.now();
  const isStopped = await fightAll(wanted, seeds, words, context, fought);
  const seconds = Math.round(performance.now() - began) / 1000;
  const [first] = fought;
  if (!first || first.games.length === 0) return 1;
  context.out(printed(fought, generals, words, seconds));
  if (out !== null) await writePage(pageOf(fought, generals), out, context);
  return isStopped ? 1 : 0;
}

/** The first kind of battle with each general on both sides. */
function underEach(
  [{ job }, ...others]: readonly [ComparedKind, ...ComparedKind[]],
  generals: readonly string[],
): readonly ComparedKind[] {
  if (others.length > 0) throw new UsageFault('--generals compares generals: leave --against and --if-… out.');
  return generals.map((general) => ({
    label: general,
    job: { ...job, generals: Object.fromEntries(job.scenario.armies.map(({ id }) => [id, general])) },
  }));
}

function seedsFrom(words: Words): readonly number[] {
  const count = words.count('games', GAMES, 1);
  const first = words.count('seed', 1, 0);
  return Array.from({ length: count }, (_, i) => first + i);
}

/** True when it was stopped before all battles were fought; those that were are kept. */
async function fightAll(
  kinds: readonly ComparedKind[],
  seeds: readonly number[],
  words: Words,
  context: CommandContext,
  fought: FoughtKind[],
): Promise<boolean> {
  const service = openBalance({ user: context.user, spawn: context.spawn });
  const queue = await queueFrom(words, context);
  const stopping = new AbortController();
  const forget = context.onInterrupt?.(() => stopping.abort());
  const progress = progressOn(context, seeds.length * kinds.length);
  try {
    for (const kind of kinds) {
      const games: GameSummary[] = [];
      fought.push({ ...kind, setting: settingOf(kind.job), games });
      const onGames = (more: readonly GameSummary[]): void => {
        games.push(...more);
        progress.fought(more.length);
      };
      await service
        .run({
          job: kind.job,
          seeds,
          onGames,
          signal: stopping.signal,
          afresh: words.flag('afresh'),
          ...(queue && { fighters: queue.fighters }),
        })
        .finally(() => games.sort((a, b) => a.seed - b.seed));
    }
    return false;
  } catch (error) {
    if (!(error instanceof TaskCancelled)) throw error;
    progress.end();
    context.complain(line('Stopped. What was fought is kept: the same command goes on from there.'));
    return true;
  } finally {
    forget?.();
    await queue?.close();
  }
}

/** The workers of the queue that is named, if one is. */
async function queueFrom(words: Words, context: CommandContext): Promise<QueuedFighters | null> {
  const address = words.text('queue');
  if (address === undefined) return null;
  const queue = await fightersOver(address);
  if ((await queue.workers()) === 0)
    context.complain(line(`No worker of this Cockade is there yet. Start some: cockade worker --queue ${address}`));
  return queue;
}

const settingOf = ({ scenario, system }: BalanceJob): Setting => engineWork().setting({ scenario, system });

function printed(
  fought: readonly FoughtKind[],
  generals: readonly string[] | null,
  words: Words,
  seconds: number,
): string {
  const [first, second] = fought;
  if (!first) return '';
  if (words.flag('csv'))
    return csvOf(fought.map(({ label, setting, games }) => ({ kind: label, ...gamesTable(setting, games) })));
  const reports = fought.map(({ label, setting, games }) => ({ label, report: reportOf(setting, games) }));
  const trust =
    generals &&
    trustIn(
      first.setting,
      fought.map(({ label, games }) => ({ general: label, games })),
    );
  const differences = !generals && second ? compared(first.setting, first.games, second.games) : null;
  if (words.flag('json')) {
    const kinds = reports.map(({ label, report }) => ({ label, ...report }));
    return json({ seconds, kinds, ...(differences && { differences }), ...(trust && { trust }) });
  }
  const all = reports.map(
    ({ label, report }) => heading(label, report.setting, report.results.games, seconds) + reportText(report),
  );
  const remarks = [
    ...(differences && second ? [comparisonText(first.setting, [first.label, second.label], differences)] : []),
    ...(trust ? [trustText(first.setting, trust)] : []),
  ];
  return [...all, ...remarks].join('\n');
}

/** The same on paper. */
function pageOf(fought: readonly FoughtKind[], generals: readonly string[] | null): BalancePage {
  const [first, second] = fought;
  if (!first) throw new Error('nothing was fought');
  const { title, rules } = first.setting;
  const parts = fought.map(({ label, setting, games }) => ({
    title: `${label}, ${games.length} battles`,
    tables: pagesOf(reportOf(setting, games)),
  }));
  const all = fought.map(({ label, games }) => ({ general: label, games }));
  const beside = generals
    ? [trustPage(trustIn(first.setting, all))]
    : second
      ? [comparisonPage(first.setting, [first.label, second.label], compared(first.setting, first.games, second.games))]
      : [];
  return {
    title,
    rules: `${rules.title} ${rules.version}`,
    scale: rules.scale,
    parts: [...(beside.length > 0 ? [{ title: 'In short', tables: beside }] : []), ...parts],
  };
}

const heading = (label: string, { title, rules }: Setting, games: number, seconds: number): string =>
  line(`${title} (${label}): ${games} battles under ${rules.title} ${rules.version}, ${rules.scale}, in ${seconds} s`);
