/** Odds of what befalls two that clash, as people are told them before they order it. */
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
    { p: both, then: { leaf: { 'enemy gives way': 1, 'gives way': 1 } } },
    { p: 1 - won - lost - both, then: { leaf: { stands: 1 } } },
  ].filter(({ p }) => p > ROUNDING),
});
