/** Numbers as a person would write them: a millimetre is close enough, and a length keeps the unit it was written in. */
import { isOnGround, METRES, parseLength, scaleWritten } from '../../engine/scenario';
import type { Cm } from '../../engine/scenario';
import type { Plain } from '../../engine/scenario/edits';
import { valueAt } from '../draft';

const WRITTEN = /^\s*[+-]?[\d.]+(\s*)([a-z]+)\s*$/i;
const INCH = 2.54;
const FOOT = 12 * INCH;
/** So far from what was wanted a number in feet may lie, cm. */
const CLOSE = 0.02;

/** To so many places; never -0. */
export function rounded(number: number, places: number): number {
  const power = powerOf(places);
  return Math.round(number * power) / power + 0;
}
const powerOf = (places: number): number => (places === 0 ? 1 : places === 1 ? 10 : places === 2 ? 100 : 1000);

/** A length to the millimetre. */
export const tidy = (length: Cm): Cm => rounded(length, 1);

/** What to write for a length in place of what stands there, to so many places of a centimetre. */
export function lengthText(written: Plain | undefined, wanted: Cm, scale: GroundScale, places = 1): number | string {
  const plain = rounded(wanted, places);
  if (typeof written !== 'string') return plain;
  const [, gap = '', unit = ''] = WRITTEN.exec(written) ?? [];
  switch (unit.toLowerCase()) {
    case 'cm':
      return `${plain}${gap}${unit}`;
    case 'mm':
      return `${rounded(plain * 10, Math.max(0, places - 1))}${gap}${unit}`;
    case 'in':
      return `${rounded(wanted / INCH, Math.abs(rounded(wanted / INCH, 1) * INCH - wanted) <= CLOSE ? 1 : 2)}${gap}${unit}`;
    case 'ft': {
      const feet = rounded(wanted / FOOT, 2);
      return Math.abs(feet * FOOT - wanted) <= CLOSE ? `${feet}${gap}${unit}` : plain;
    }
    default:
      return scale !== null && isOnGround(written) ? `${onGround(wanted, unit, scale, places)}${gap}${unit}` : plain;
  }
}

/** A length of the table in a unit of the ground, with the fewest places that are close enough. */
function onGround(wanted: Cm, unit: string, scale: number, places: number): number {
  const metres = Object.entries(METRES).find(([one]) => one === unit.toLowerCase())?.[1] ?? 1;
  const exact = (wanted * scale) / metres;
  const close = Math.min(CLOSE, 0.5 / powerOf(places));
  const digits = [0, 1, 2, 3, 4, 5].find(
    (some) => Math.abs(Number(exact.toFixed(some)) - exact) * metres <= close * scale,
  );
  return Number(exact.toFixed(digits ?? MOST_DIGITS)) + 0;
}
const MOST_DIGITS = 6;

/** Metres of the ground to a cm of the table; null where the scenario does not tell it. */
export type GroundScale = number | null;

/** The scale that the text of a scenario tells. */
export function groundScaleOf(values: Plain): GroundScale {
  const oneFoot = valueAt(values, ['table', 'one foot']);
  return typeof oneFoot === 'string' ? scaleWritten(oneFoot) : null;
}

/** What a written length means, in cm; null when it is none. */
export function cmOf(written: Plain | undefined, scale: GroundScale): Cm | null {
  if (typeof written === 'number') return written;
  return typeof written === 'string' ? parseLength(written, scale) : null;
}

/** The fewest places, from one to three, with which `isGood`; three when none is good enough. */
export const placesFor = (isGood: (places: number) => boolean): number => (isGood(1) ? 1 : isGood(2) ? 2 : 3);

/** Degrees from 0 up to 360, to so many places. */
export function headingText(degrees: number, places = 1): number {
  const whole = rounded(((degrees % 360) + 360) % 360, places);
  return whole >= 360 ? 0 : whole;
}

/** Degrees from -180 to 180, to so many places: how a turned shape is written. */
export function turnText(degrees: number, places = 1): number {
  const whole = headingText(degrees, places);
  return rounded(whole > 180 ? whole - 360 : whole, places);
}
