import type { Id } from '../../../engine/scenario';
import type { Remedy } from '../../remedies';

/** One thing measured at the scale of the ground. */
export interface ScaleLine {
  readonly of: 'ground' | 'figures' | 'troops' | 'range' | 'village' | 'wood' | 'water' | 'room';
  /** The feature, the army or the unit that was measured; null of the whole. */
  readonly about: Id | null;
  /** Does it fit? `told` for what can be neither right nor wrong. */
  readonly verdict: 'right' | 'small' | 'large' | 'told';
  readonly sentence: string;
  /** What to change that a person must do himself; null when nothing need be, or the remedies are all. */
  readonly change: string | null;
  /** Changes that can be made at once, the likeliest first. */
  readonly remedies: readonly Remedy[];
}

/** Bounds between which a size is right, paces or men. */
export interface Fitting {
  readonly least: number;
  readonly most: number;
}

export const verdictOn = (size: number, { least, most }: Fitting): 'right' | 'small' | 'large' =>
  size < least ? 'small' : size > most ? 'large' : 'right';

/** So far within the bound that it missed a size is brought, that a little more or less does not make it wrong again. */
const WELL_WITHIN = 1.25;
export const broughtWithin = (size: number, { least, most }: Fitting): number =>
  size < least ? Math.min(most, least * WELL_WITHIN) : size > most ? Math.max(least, most / WELL_WITHIN) : size;

/** To two figures, as estimates are told, with a thin space in thousands: "1 800", "9.9". */
export const about = (number: number): string =>
  number < 9.95 ? String(Number(number.toFixed(1))) : spaced(toTwoFigures(number));

/** A number of ten and more to two figures. */
export function toTwoFigures(number: number): number {
  const step = Number(`1e${Math.max(0, String(Math.round(number)).length - 2)}`);
  return Math.round(number / step) * step;
}

/** A whole number with a space in thousands, at which no line breaks. */
export const spaced = (number: number): string => String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
