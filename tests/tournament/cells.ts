/** What a cell of the tournament came to, as a line. */
import { pentanomialOf, scoreOf, sprt } from '../../engine/analysis/pairs';
import type { PairScore, Sprt } from '../../engine/analysis/pairs';
import { wilson } from '../../engine/analysis/report';
import type { Target } from './entrants';
import type { PairResult } from './pair';

export interface CellSum extends PairScore {
  readonly games: number;
  /** The champion's battles won, lost, drawn and stalled. */
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly stalled: number;
  /** Points from the first side and from the second, as shares. */
  readonly bySeat: readonly [number, number];
  readonly test: Sprt;
}

export function sumOf(pairs: readonly PairResult[], target: Target): CellSum {
  const counts = pentanomialOf(pairs.map(({ points }) => points));
  const all = pairs.flatMap(({ points }) => points);
  const share = (seat: 0 | 1): number =>
    pairs.reduce((sum, { points }) => sum + points[seat], 0) / Math.max(1, pairs.length);
  return {
    ...scoreOf(counts),
    games: all.length,
    won: all.filter((points) => points === 1).length,
    lost: all.filter((points) => points === 0).length,
    drawn: pairs.reduce((sum, { draws }) => sum + draws, 0),
    stalled: pairs.reduce((sum, { stalls }) => sum + stalls, 0),
    bySeat: [share(0), share(1)],
    test: sprt(counts, target),
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export const HEADINGS = [
  'table'.padEnd(13),
  'against'.padEnd(15),
  'games'.padStart(6),
  'score'.padStart(8),
  '95 %'.padStart(18),
  'won-lost-drawn-open'.padStart(21),
  'first / second side'.padStart(21),
  'stalls'.padStart(22),
  'test',
].join('  ');

export function lineOf(table: string, opponent: string, sum: CellSum, { rejects, accepts }: Target): string {
  const { games, score, interval, won, lost, drawn, stalled, bySeat, test } = sum;
  const stalls = `${percent(stalled / Math.max(1, games))} (to ${percent(wilson(stalled, games)[1])})`;
  return [
    table.padEnd(13),
    opponent.padEnd(15),
    String(games).padStart(6),
    percent(score).padStart(8),
    interval.map(percent).join(' to ').padStart(18),
    [won, lost, drawn, stalled].join('-').padStart(21),
    bySeat.map(percent).join(' / ').padStart(21),
    stalls.padStart(22),
    `${test.verdict}: ${percent(accepts)} not ${percent(rejects)}, llr ${test.llr.toFixed(2)} in ${test.bounds.map((bound) => bound.toFixed(2)).join(' to ')}`,
  ].join('  ');
}
