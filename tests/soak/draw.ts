/** Chance as a builder asks for it. */
import type { Point } from '../../engine/geometry';

export interface Draw {
  /** A number from `low` to `high`, to a tenth. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  of<T>(all: readonly T[]): T;
  /** True `share` of the time. */
  happens(share: number): boolean;
  place(width: number, depth: number, margin?: number): Point;
}

/** Draws from `chance`, numbers from 0 up to 1. */
export function drawing(chance: () => number): Draw {
  const whole = (low: number, high: number): number => low + Math.floor(chance() * (high - low + 1));
  const between = (low: number, high: number): number => Math.round((low + chance() * (high - low)) * 10) / 10;
  return {
    between,
    whole,
    of: (all) => {
      const one = all[whole(0, all.length - 1)];
      if (one === undefined) throw new Error('nothing to draw from');
      return one;
    },
    happens: (share) => chance() < share,
    place: (width, depth, margin = 0) => ({ x: between(margin, width - margin), y: between(margin, depth - margin) }),
  };
}
