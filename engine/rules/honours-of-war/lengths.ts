/** Lengths as players of the book say them: all its tables are in centimetres. */
import {
  CENTIMETRES,
  lengthInWords,
  lengthNumber,
  lengthsInWords,
  measuredInWords,
  shareInWords,
  unitInWords,
} from '../../battle';
import type { Cm, LengthUnit } from '../../battle';

export const LENGTHS: LengthUnit = CENTIMETRES;

/** A distance that is printed somewhere: "20 cm". */
export const lengthWords = (cm: Cm, places = 1): string => lengthInWords(cm, LENGTHS, places);
/** Several of a kind: "40 / 80 / 120 cm". */
export const lengthsWords = (all: readonly Cm[]): string => lengthsInWords(all, LENGTHS);
/** A distance that was measured: "20.0 cm". */
export const measuredWords = (cm: Cm): string => measuredInWords(cm, LENGTHS);
/** What of a measured distance: "12.5 of 20.0 cm". */
export const shareWords = (part: Cm, whole: Cm): string => shareInWords(part, whole, LENGTHS);
/** Without its unit, under a heading that has it. */
export const bareLength = (cm: Cm): string => lengthNumber(cm, LENGTHS);
/** For headings: "cm". */
export const UNIT: string = unitInWords(LENGTHS);
