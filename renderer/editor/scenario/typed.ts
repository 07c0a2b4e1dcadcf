import type { LengthUnit } from '../../../engine/battle';
import { lengthTyped } from '../../ui/lengths';

/** Centimetres to a tenth; a bare number is in the unit of the battle. Null for nothing and for what is no length. */
export function cmTyped(text: string, { times }: LengthUnit): number | null {
  if (text === '') return null;
  const number = Number(text.replace(',', '.'));
  const length = Number.isNaN(number) ? lengthTyped(text) : number / times;
  return length === null ? null : Math.round(length * 10) / 10;
}
