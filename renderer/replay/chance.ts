import { FEWEST_FOR_SHARES, wilson } from '../../engine/analysis/report';
import type { BattleRecord, Id } from '../../engine/battle';
import { verbFor } from '../../engine/battle/sentences';
import type { Chapter } from './chapters';
import { sideName } from './side-names';
import type { Turn } from './turns';

/** Who won each continuation from the beginning of a turn; null where nobody did. */
export interface TurnSample {
  readonly turn: number;
  readonly winners: readonly (Id | null)[];
}

/** The first side's chance to win at a moment, draws and open battles counted as half, 0 to 1. */
export interface ChancePoint {
  readonly moment: number;
  readonly turn: number;
  readonly share: number;
  /** Where it lies with 95 % confidence. */
  readonly interval: readonly [number, number];
  /** Continuations it rests on; 0 at the end, which is known. */
  readonly games: number;
}

/** A point for the beginning of each turn of which anything is known, and one for the end. */
export function chancesOf(
  samples: readonly TurnSample[],
  turns: readonly Turn[],
  { roster, outcome }: Pick<BattleRecord, 'roster' | 'outcome'>,
): readonly ChancePoint[] {
  const first = roster.sides[0]?.id ?? '';
  const points = turns.flatMap((turn): ChancePoint[] => {
    const winners = samples.find((sample) => sample.turn === turn.number)?.winners ?? [];
    if (winners.length === 0) return [];
    const wins = winners.reduce((sum, winner) => sum + valueOf(winner, first), 0);
    const games = winners.length;
    return [{ moment: turn.from, turn: turn.number, share: wins / games, interval: wilson(wins, games), games }];
  });
  const last = turns.at(-1);
  if (points.length === 0 || !last) return [];
  const end = valueOf(outcome.winner, first);
  return [...points, { moment: last.to, turn: last.number, share: end, interval: [end, end], games: 0 }];
}

const valueOf = (winner: Id | null, side: Id): number => (winner === null ? 0.5 : winner === side ? 1 : 0);

/** The point that holds at a moment: the last one sampled by then, or the first turn's before it begins; null where none is known. */
export function chanceAt(points: readonly ChancePoint[], moment: number): ChancePoint | null {
  const [first] = points;
  return points.findLast((point) => point.moment <= moment) ?? (first?.turn === 1 ? first : null);
}

const percent = (share: number): number => Math.round(share * 100);

/** "Bernau wins 63 %, ±21, 9 more than a turn before"; from too few continuations no per cents. */
export function chanceInWords(
  points: readonly ChancePoint[],
  moment: number,
  roster: BattleRecord['roster'],
): string | null {
  const point = chanceAt(points, moment);
  const first = roster.sides[0];
  if (!point || !first) return null;
  const name = sideName(roster, first.id);
  if (point.games === 0) return null;
  if (point.games < FEWEST_FOR_SHARES)
    return `${name} ${verbFor(name, 'wins')} ${Math.round(point.share * point.games * 2) / 2} of ${point.games} ${point.games === 1 ? 'continuation' : 'continuations'}`;
  const spread = percent((point.interval[1] - point.interval[0]) / 2);
  const before = points[points.indexOf(point) - 1];
  const isNext = before?.turn === point.turn - 1;
  const change = isNext && before.games >= FEWEST_FOR_SHARES ? percent(point.share) - percent(before.share) : 0;
  const words = `${name} ${verbFor(name, 'wins')} ${percent(point.share)} %, ±${spread}`;
  return change === 0 ? words : `${words}, ${Math.abs(change)} ${change > 0 ? 'more' : 'less'} than a turn before`;
}

/** A turn in which the chance changed, and by how much for the first side. */
export interface ChanceTurn {
  readonly turn: number;
  readonly change: number;
}

/** The turns in which the chance changed most, the greatest change first: only such as are more than the intervals leave open. */
export function turningTurns(points: readonly ChancePoint[]): readonly ChanceTurn[] {
  const turns = points.slice(1).flatMap((point, i): ChanceTurn[] => {
    const before = points[i];
    if (!before || before.games < FEWEST_FOR_SHARES) return [];
    const isSure = before.interval[1] < point.interval[0] || point.interval[1] < before.interval[0];
    return isSure ? [{ turn: before.turn, change: point.share - before.share }] : [];
  });
  return turns.sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
}

/**
 * The turning points as the chance to win has them, once it is known: what happened in the turns that changed it is heavy,
 * all else but the end is light; what happened in turns of which too little is known stays as it was. A turn that changed it without a turning point of its own gets one.
 */
export function chaptersByChance(
  chapters: readonly Chapter[],
  points: readonly ChancePoint[],
  turns: readonly Turn[],
): readonly Chapter[] {
  const turning = turningTurns(points);
  if (turning.length === 0) return chapters;
  const weighed = chapters.map((chapter): Chapter => {
    const isKnown = points.some(({ turn, games }) => turn === chapter.turn && games >= FEWEST_FOR_SHARES);
    if (chapter.weight === 3 || !isKnown) return chapter;
    return { ...chapter, weight: turning.some(({ turn }) => turn === chapter.turn) ? 2 : 1 };
  });
  const bare = turning.flatMap(({ turn }): Chapter[] => {
    const at = turns.find(({ number }) => number === turn);
    return at && chapters.every((chapter) => chapter.turn !== turn)
      ? [{ moment: at.to, turn, title: 'The chance changes', side: null, weight: 2 }]
      : [];
  });
  return [...weighed, ...bare].sort((one, other) => one.moment - other.moment);
}
