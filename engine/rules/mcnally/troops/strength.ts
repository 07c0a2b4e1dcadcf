/** Strength points: what a unit begins with, and how armies are put together by them (MCN-STR). */
import type { UnitSize } from '../../../scenario';
import type { UnitClass } from './unit-classes';

/** A full unit (MCN-STR-01). */
export const FULL = 6;
/** Units below are combined, units above are split (MCN-STR-03). */
export const WEAK = 4;
export const STRONG = 8;

/** Men of a full unit (MCN-SCALE-04). */
export const FULL_MEN: Readonly<Record<UnitClass, number>> = {
  CO: 1200,
  OO: 600,
  HC: 400,
  LC: 400,
  ART: 240,
  WAG: 60,
};

/** A scenario that gives sizes and no numbers of men: three fifths, all, or seven fifths of a full unit. */
const SHARES: Readonly<Record<UnitSize, number>> = { small: 0.6, standard: 1, large: 1.4 };
export const menOfSize = (unitClass: UnitClass, size: UnitSize): number =>
  Math.round(FULL_MEN[unitClass] * SHARES[size]);

/** A point for each fifth under or over strength, to the nearest, an exact half dropped (MCN-STR-02). */
export function strengthOf(men: number, full: number): number {
  const steps = (apart: number): number => Math.max(0, Math.ceil((10 * apart - full) / (2 * full)));
  return FULL - steps(full - men) + steps(men - full);
}

/** The strengths two weak units of a type would have together; null where they are too many (MCN-STR-03). */
export const combined = (one: number, other: number): number | null => (one + other <= STRONG ? one + other : null);
/** The two halves of a unit that is too strong, the odd point to the first (MCN-STR-03). */
export const halves = (points: number): readonly [number, number] => [Math.ceil(points / 2), Math.floor(points / 2)];
