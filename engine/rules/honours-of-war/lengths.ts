/** Lengths as players of the book say them: all its tables are in centimetres. */
import { CENTIMETRES, lengthsIn, unitInWords } from '../../battle';
import type { LengthUnit } from '../../battle';

export const LENGTHS: LengthUnit = CENTIMETRES;
export const { lengthWords, lengthsWords, measuredWords, shareWords, bareLength } = lengthsIn(LENGTHS);
/** For headings: "cm". */
export const UNIT: string = unitInWords(LENGTHS);
