/** Lines of a sum whose number the source has lost. */
import type { Id } from '../../battle';
import type { Modifier } from '../common';
import { HOUSE_VALUE } from './house-values';

export const houseLine = (clause: Id, label: string, value: number): Modifier => ({
  clause,
  label: `${label}, ${HOUSE_VALUE}`,
  value,
});
