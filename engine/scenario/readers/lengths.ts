/** Lengths as people write them. One foot is 30.48 cm, so a 6 ft table is 182.88 cm wide. */
import type { Cm } from '../model/measures';

const UNITS: ReadonlyMap<string, Cm> = new Map([
  ['ft', 30.48],
  ['in', 2.54],
  ['cm', 1],
  ['mm', 0.1],
]);
const WRITTEN = /^([+-]?\d{1,9}(?:\.\d{1,9})?)\s*([a-z]*)$/;

/** A length as text, as a regular expression for editors. */
export const WRITTEN_LENGTH = '^\\s*[+-]?\\d{1,9}(\\.\\d{1,9})?\\s*([fF][tT]|[iI][nN]|[cC][mM]|[mM][mM])?\\s*$';

/** Centimetres, to a thousandth. */
export function toThousandths(length: Cm): Cm {
  // Adding zero turns -0 into 0.
  return Math.round(length * 1000) / 1000 + 0;
}

/** Reads `6ft`, `18in`, `25cm`, `8mm` or a bare number of centimetres; null when it is none of these. */
export function parseLength(written: string): Cm | null {
  const match = WRITTEN.exec(written.trim().toLowerCase());
  if (match === null) return null;
  const [, number = '', unit = ''] = match;
  const size = unit === '' ? 1 : UNITS.get(unit);
  return size === undefined ? null : toThousandths(Number(number) * size);
}
