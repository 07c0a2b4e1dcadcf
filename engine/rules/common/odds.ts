/** Odds of what befalls units, as people are told them before they order it. */
import type { Odds } from '../../battle';
import { ROUNDING } from '../../geometry';

/** Chances, each 0 to 1, that the enemy, the unit itself or both give way; neither does in what is left. */
export const clashOdds = ({
  won,
  lost,
  both = 0,
}: Readonly<Record<'won' | 'lost', number>> & { both?: number }): Odds => ({
  chance: [
    { p: won, then: { leaf: { 'enemy gives way': 1 } } },
    { p: lost, then: { leaf: { 'gives way': 1 } } },
    { p: both, then: { leaf: { 'both give way': 1 } } },
    { p: 1 - won - lost - both, then: { leaf: { stands: 1 } } },
  ].filter(({ p }) => p > ROUNDING),
});

/** One thing or the other, by the chance of the first, 0 to 1. */
export const eitherOf = (p: number, then: Odds, otherwise: Odds): Odds => ({
  chance: [
    { p, then },
    { p: 1 - p, then: otherwise },
  ].filter((one) => one.p > 0),
});

/** Chances of each total of two dice, from 2 to 12. */
export const TWO_DICE: readonly { readonly score: number; readonly p: number }[] = Array.from(
  { length: 11 },
  (_, i) => ({ score: i + 2, p: (6 - Math.abs(i - 5)) / 36 }),
);
/** Chances of each face of one die. */
export const ONE_DIE: readonly { readonly score: number; readonly p: number }[] = Array.from({ length: 6 }, (_, i) => ({
  score: i + 1,
  p: 1 / 6,
}));
