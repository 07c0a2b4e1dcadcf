/**
 * Lengths in words, in the unit the players of a book measure with. Whatever is shown of the table passes here: a test
 * forbids lengths written by hand. What is cut from paper, and what is typed into a scenario, is in centimetres.
 */
import type { Cm } from './state';

/** How a book tells lengths: in `sign`, of which a centimetre of the table is `times`. */
export interface LengthUnit {
  readonly sign: 'cm' | '″';
  readonly times: number;
}

export const CENTIMETRES: LengthUnit = { sign: 'cm', times: 1 };
export const INCHES: LengthUnit = { sign: '″', times: 1 / 2.54 };

const signed = (number: string, { sign }: LengthUnit): string => (sign === 'cm' ? `${number} cm` : `${number}${sign}`);

/** The number alone, for scales and under headings that name the unit. Zeros at the end are left out. */
export const lengthNumber = (cm: Cm, { times }: LengthUnit, places = 1): string =>
  String(Number((cm * times).toFixed(places)));

/** A length of the table to so many places: "20 cm", "7.9″". Zeros at the end are left out. */
export const lengthInWords = (cm: Cm, unit: LengthUnit, places = 1): string =>
  signed(lengthNumber(cm, unit, places), unit);

/** Several of a kind: "40 / 80 / 120 cm". */
export const lengthsInWords = (all: readonly Cm[], unit: LengthUnit): string =>
  signed(all.map((cm) => lengthNumber(cm, unit)).join(' / '), unit);

/** A size: "183 by 122 cm", "72 by 48″". */
export const sizeInWords = (width: Cm, depth: Cm, unit: LengthUnit): string =>
  signed(`${lengthNumber(width, unit, 0)} by ${lengthNumber(depth, unit, 0)}`, unit);

/** A length that was measured in play, always to one place: "20.0 cm", "7.9″". */
export const measuredInWords = (cm: Cm, unit: LengthUnit): string => signed((cm * unit.times).toFixed(1), unit);

/** A part of a measured length: "12.5 of 20.0 cm". */
export const shareInWords = (part: Cm, whole: Cm, unit: LengthUnit): string =>
  `${(part * unit.times).toFixed(1)} of ${measuredInWords(whole, unit)}`;

/** The same functions for a book that always tells lengths in one unit. */
export const lengthsIn = (unit: LengthUnit) => ({
  /** A distance that is printed somewhere. */
  lengthWords: (cm: Cm, places = 1): string => lengthInWords(cm, unit, places),
  /** Several of a kind. */
  lengthsWords: (all: readonly Cm[]): string => lengthsInWords(all, unit),
  /** A distance that was measured. */
  measuredWords: (cm: Cm): string => measuredInWords(cm, unit),
  /** What of a measured distance. */
  shareWords: (part: Cm, whole: Cm): string => shareInWords(part, whole, unit),
  /** Without its unit, under a heading that has it. */
  bareLength: (cm: Cm): string => lengthNumber(cm, unit),
});

/** The unit in a heading: "Ranges, inches". */
export const unitInWords = ({ sign }: LengthUnit): string => (sign === 'cm' ? 'cm' : 'inches');
