/** Shares with what chance leaves open about them. */

/** From 0 to 1 for a share, from -1 to 1 for a difference. */
export type Interval = readonly [number, number];

/** The deviate that leaves 2.5 % of a normal distribution on each side. */
const Z = 1.959964;

/** Below so many battles a share says nothing. */
export const FEWEST_FOR_SHARES = 20;

/** Wilson's interval for a share of `wins` in `games`: honest near 0 and 1, where the plain one is not. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const centre = share + (Z * Z) / (2 * games);
  const spread = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  const whole = 1 + (Z * Z) / games;
  return [Math.max(0, (centre - spread) / whole), Math.min(1, (centre + spread) / whole)];
}

/** So many of so many. */
export interface Count {
  readonly count: number;
  readonly of: number;
}

/** Newcombe's interval for the difference of two shares found in battles apart from each other: the second less the first. */
export function differenceInterval(first: Count, second: Count): Interval {
  const one = shareOf(first);
  const other = shareOf(second);
  const [low1, high1] = wilson(first.count, first.of);
  const [low2, high2] = wilson(second.count, second.of);
  const difference = other - one;
  return [
    Math.max(-1, difference - Math.sqrt((other - low2) * (other - low2) + (high1 - one) * (high1 - one))),
    Math.min(1, difference + Math.sqrt((high2 - other) * (high2 - other) + (one - low1) * (one - low1))),
  ];
}

export const shareOf = ({ count, of }: Count): number => (of === 0 ? 0 : count / of);

/** Does it leave out zero? */
export const isSure = ([low, high]: Interval): boolean => low > 0 || high < 0;

/**
 * How many battles of each kind would tell a difference as large as the one found: the whole number, not how many more.
 * Infinity where none was found.
 */
export function battlesToTell(first: Count, second: Count): number {
  const one = shareOf(first);
  const other = shareOf(second);
  const difference = other - one;
  if (difference === 0) return Infinity;
  const variance = Math.max(one * (1 - one) + other * (1 - other), 1 / 8);
  return Math.ceil((Z * Z * variance) / (difference * difference));
}
