/** What the strip below the table says. */
import { FEWEST_FOR_SHARES } from '../../../engine/analysis/report';
import type { Id } from '../../../engine/scenario';
import type { Estimate } from './estimate';

/** "1 210", with a space in thousands at which no line breaks. */
export const spaced = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

interface Sides {
  readonly name: string;
  readonly points: number | null;
  readonly breaksAt: number;
}

/** From so many times the strength on per cents say nothing. */
const TOLD_IN_TIMES = 3;

/** Who is stronger, and when each breaks: "Prussia is 6 % stronger. Break points 6 and 6." */
export function strengthSentence(sides: readonly Sides[]): string {
  if (sides.every(({ breaksAt }) => breaksAt === 0)) return 'Nobody has units yet.';
  const breaking = `Break points ${sides.map(({ breaksAt }) => breaksAt).join(' and ')}.`;
  const [first, second] = sides;
  if (sides.length !== 2 || first?.points == null || second?.points == null) return breaking;
  if (first.points === second.points) return `Both are as strong. ${breaking}`;
  const [more, less] = first.points > second.points ? [first, second] : [second, first];
  if (!less.points || !more.points) return breaking;
  const percent = Math.round((more.points / less.points - 1) * 100);
  const stronger = `${percent === 0 ? 'less than 1' : percent}\u00a0%`;
  const times = Math.floor(more.points / less.points);
  return `${more.name} is ${times < TOLD_IN_TIMES ? `${stronger} stronger` : `${times} times as strong`}. ${breaking}`;
}

export const shareOf = (estimate: Estimate, side: Id): number =>
  estimate.games === 0 ? 0 : (estimate.wins[side] ?? 0) / estimate.games;

/** The first side's interval, how many were drawn, and what it was before: "34 to 60 % at 95 %. 8 % drawn." */
export function estimateSentence(
  estimate: Estimate,
  side: Id,
  before: { readonly does: string; readonly estimate: Estimate } | null,
): string {
  const { games, draws, stalled, intervals } = estimate;
  if (games < FEWEST_FOR_SHARES) return `${games} of ${estimate.of} battles so far: too few for per cents.`;
  const [low, high] = intervals[side] ?? [0, 1];
  const percent = (share: number): number => Math.round(share * 100);
  const open = draws + stalled;
  return [
    `${percent(low)} to ${percent(high)}\u00a0% at 95\u00a0%.`,
    ...(open > 0 ? [`${percent(open / games)}\u00a0% without a winner.`] : []),
    ...(before && before.estimate.games >= FEWEST_FOR_SHARES
      ? [`Before “${before.does}”: ${percent(shareOf(before.estimate, side))}\u00a0%.`]
      : []),
  ].join(' ');
}
