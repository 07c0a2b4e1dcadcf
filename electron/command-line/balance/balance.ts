import { availableParallelism } from 'node:os';
import { tally } from '../../engine/analysis/outcomes';
import type { RosterSide } from '../../engine/battle';
import { fightMany } from '../desk/engine';
import { BATTLE_OPTIONS, orderFrom } from './rule-words';
import { json, line } from './surroundings';
import type { ExitCode, Surroundings } from './surroundings';
import { sortWords } from './words';

export interface BalanceReport {
  readonly games: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly draws: number;
  readonly undecided: number;
  readonly turns: { readonly median: number; readonly p95: number };
  readonly intervals: Readonly<Record<string, readonly [number, number]>>;
  readonly seconds: number;
}

const GAMES = 100;

/** `balance FILE`: who wins how often, from battles with counted-up seeds on all cores. */
export async function balance(given: readonly string[], around: Surroundings): Promise<ExitCode> {
  const words = sortWords(given, [...BATTLE_OPTIONS, 'games'], ['json']);
  const games = words.count('games', GAMES, 1);
  const order = { ...(await orderFrom(words, around)), games };
  const began = performance.now();
  const onProgress = (fought: number): void => around.complain(progress(fought, games, around.isTerminal));
  const outcomes = await fightMany(around.spawn, { order, threads: availableParallelism(), onProgress });
  const seconds = Math.round(performance.now() - began) / 1000;
  const armies = order.scenario.armies;
  const report: BalanceReport = {
    ...tally(
      armies.map((army) => army.id),
      outcomes,
    ),
    seconds,
  };
  around.out(words.flag('json') ? json(report) : table(report, armies));
  return 0;
}

function progress(fought: number, games: number, isTerminal: boolean): string {
  const sentence = `${fought} of ${games} battles fought`;
  if (isTerminal) return `\r${sentence}${fought === games ? '\n' : ''}`;
  return line(sentence);
}

function table(report: BalanceReport, sides: readonly Pick<RosterSide, 'id' | 'name'>[]): string {
  const share = (part: number): string => `${(part * 100).toFixed(1)} %`;
  const wins = sides.map(({ id, name }) => {
    const [low, high] = report.intervals[id] ?? [0, 1];
    const won = report.wins[id] ?? 0;
    return line(
      `${name} won ${won}: ${share(won / report.games)} (${share(low)} to ${share(high)} with 95 % confidence)`,
    );
  });
  return [
    line(`${report.games} battles in ${report.seconds} s`),
    ...wins,
    line(`${report.draws} draws, ${report.undecided} undecided`),
    line(`Turns: median ${report.turns.median}, 95 % over by turn ${report.turns.p95}`),
  ].join('');
}
