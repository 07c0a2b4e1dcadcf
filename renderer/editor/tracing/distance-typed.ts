import { GROUND_UNITS, type DistanceUnit } from '../../../editing/tracing/distances';
import { lengthTyped } from '../../ui/lengths';

/** As it is typed: a number in the unit that is chosen, or with a unit of its own, of the ground or else of the table. */
export function distanceTyped(
  typed: string,
  chosen: DistanceUnit,
): { readonly distance: number; readonly unit: DistanceUnit } | null {
  const [, number, sign = ''] = /^(\d+(?:[.,]\d+)?)\s*([a-z]*)$/i.exec(typed.trim()) ?? [];
  const ground = GROUND_UNITS.find((unit) => unit === sign.toLowerCase());
  if (number !== undefined && (sign === '' || ground))
    return { distance: Number(number.replace(',', '.')), unit: ground ?? chosen };
  const length = lengthTyped(typed);
  return length === null ? null : { distance: length, unit: 'cm of the table' };
}
