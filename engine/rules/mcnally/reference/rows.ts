/** How values stand on the play sheet; house values say so under their table. */
import { HOUSE_VALUE } from '../house-values';

/** A table whose numbers are not the source's. */
export const house = (title: string): string => `${title} (${HOUSE_VALUE}s)`;

/** A share of a move or of normal speed. */
export const share = (value: number | null): string => {
  if (value === null || value === 0) return 'closed';
  if (value === 1) return 'all';
  const fraction = FRACTIONS.find(([of]) => Math.abs(of - value) < 0.005)?.[1];
  return fraction ?? (value > 1 ? `${value}` : `${Math.round(value * 100)}%`);
};
const FRACTIONS = [
  [1 / 3, '1/3'],
  [1 / 2, '1/2'],
  [2 / 3, '2/3'],
] as const;
