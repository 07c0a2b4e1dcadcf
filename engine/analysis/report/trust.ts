/** May the figures be believed? A scenario is settled when generals who think differently agree on it and it comes to an end. */
import type { Id } from '../../battle';
import type { GameSummary, Setting } from './game';
import { FEWEST_FOR_SHARES } from './intervals';
import { resultsOf } from './results';

/** Battles of one scenario under one general on both sides. */
export interface UnderGeneral {
  readonly general: Id;
  readonly games: readonly GameSummary[];
}
export interface Trust {
  /** By general: the first side's share of wins, half of one for a battle that nobody won. */
  readonly shares: readonly { readonly general: Id; readonly share: number; readonly stalled: number }[];
  /** From the lowest share to the highest. */
  readonly spread: number;
  /** Why it is not settled; none when it is. */
  readonly doubts: readonly ('generals disagree' | 'stalls' | 'too few battles')[];
}

/** Generals may disagree by so much, and so many battles may stall. */
export const MOST_SPREAD = 0.15;
export const MOST_STALLED = 0.05;

export function trustIn({ sides }: Pick<Setting, 'sides'>, under: readonly UnderGeneral[]): Trust {
  const [first] = sides;
  const shares = under.map(({ general, games }) => {
    const { wins, games: of, stalled } = resultsOf({ sides }, games);
    const won = wins[first?.id ?? ''] ?? 0;
    const lost = Object.values(wins).reduce((sum, count) => sum + count, 0) - won;
    return {
      general,
      share: of === 0 ? 0.5 : (won + (of - won - lost) / 2) / of,
      stalled: of === 0 ? 0 : stalled / of,
    };
  });
  const all = shares.map(({ share }) => share);
  const spread = all.length === 0 ? 0 : Math.max(...all) - Math.min(...all);
  const doubts: Trust['doubts'][number][] = [];
  if (spread > MOST_SPREAD + 1e-9) doubts.push('generals disagree');
  if (shares.some(({ stalled }) => stalled > MOST_STALLED + 1e-9)) doubts.push('stalls');
  if (under.some(({ games }) => games.length < FEWEST_FOR_SHARES)) doubts.push('too few battles');
  return { shares, spread, doubts };
}
