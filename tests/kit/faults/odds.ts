import type { Odds } from '../../../engine/battle';

/** What is wrong with odds; null when every chance in them adds up to 1. */
export function oddsFault(odds: Odds): string | null {
  if ('leaf' in odds) return null;
  if ('answers' in odds) return odds.each.map(({ then }) => oddsFault(then)).find((fault) => fault !== null) ?? null;
  const sum = odds.chance.reduce((total, { p }) => total + p, 0);
  if (Math.abs(sum - 1) > 1e-9) return `chances add up to ${sum}`;
  return odds.chance.map(({ then }) => oddsFault(then)).find((fault) => fault !== null) ?? null;
}
