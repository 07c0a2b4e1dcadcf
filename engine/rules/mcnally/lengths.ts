/** Inches: the book's own at 25mm, two thirds of them for 15mm figures (MCN-SCALE-01). The table is in centimetres. */
import { INCHES, lengthsIn } from '../../battle';
import type { Cm, LengthUnit, Roster } from '../../battle';

export const SCALES = ['25mm', '15mm'] as const;
export type ScaleId = (typeof SCALES)[number];
export const isScale = (id: string): id is ScaleId => SCALES.some((scale) => scale === id);

const CM_TO_INCH = 2.54;
/** What becomes of every distance at a figure scale. */
const SHARES: Readonly<Record<ScaleId, number>> = { '25mm': 1, '15mm': 2 / 3 };

/** Centimetres of the table to an inch of the book. */
export const inchAt = (measure: string): Cm => CM_TO_INCH * SHARES[isScale(measure) ? measure : '25mm'];

/** A distance of the book on the table of a battle, cm. */
export const inches = ({ roster }: { readonly roster: Pick<Roster, 'measure'> }, number: number): Cm =>
  number * inchAt(roster.measure);

export const LENGTHS: LengthUnit = INCHES;
export const { lengthWords, lengthsWords, measuredWords } = lengthsIn(LENGTHS);
