/** Lengths as people write them. One foot is 30.48 cm, so a 6 ft table is 182.88 cm wide. */
import type { Cm } from '../model/measures';
import { METRES } from './ground-units';

const UNITS: ReadonlyMap<string, Cm> = new Map([
  ['ft', 30.48],
  ['in', 2.54],
  ['cm', 1],
  ['mm', 0.1],
]);
const ON_GROUND: ReadonlyMap<string, number> = new Map(Object.entries(METRES));
const WRITTEN = /^([+-]?\d{1,9}(?:\.\d{1,9})?)\s*([a-z]*)$/;

/** Letters of either case, as a regular expression for editors has them. */
const eitherCase = (unit: string): string => [...unit].map((letter) => `[${letter}${letter.toUpperCase()}]`).join('');
/** A length as text, as a regular expression for editors. */
export const WRITTEN_LENGTH = `^\\s*[+-]?\\d{1,9}(\\.\\d{1,9})?\\s*(${[...UNITS.keys(), ...ON_GROUND.keys()].map(eitherCase).join('|')})?\\s*$`;

/** Centimetres, to a thousandth. */
export function toThousandths(length: Cm): Cm {
  // Adding zero turns -0 into 0.
  return Math.round(length * 1000) / 1000 + 0;
}

/** The number and the unit, in small letters; null of what is no length. */
function partsOf(written: string): { readonly number: number; readonly unit: string } | null {
  const [, number, unit = ''] = WRITTEN.exec(written.trim().toLowerCase()) ?? [];
  return number === undefined ? null : { number: Number(number), unit };
}

/** Whether it is a length of the real ground, as `1.2km` or `300 paces`. */
export const isOnGround = (written: string): boolean => ON_GROUND.has(partsOf(written)?.unit ?? '');

/**
 * Reads `6ft`, `18in`, `25cm`, `8mm`, a bare number of centimetres, or a length of the ground as `1.2km`, which the scale
 * makes one of the table; null when it is none of these, and of the ground without a scale.
 */
export function parseLength(written: string, metresToCm: number | null): Cm | null {
  const parts = partsOf(written);
  if (parts === null) return null;
  const { number, unit } = parts;
  const metres = ON_GROUND.get(unit);
  if (metres !== undefined) return metresToCm === null ? null : toThousandths((number * metres) / metresToCm);
  const size = unit === '' ? 1 : UNITS.get(unit);
  return size === undefined ? null : toThousandths(number * size);
}
