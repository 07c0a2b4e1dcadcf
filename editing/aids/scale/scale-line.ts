import type { Id } from '../../../engine/scenario';

/** One thing measured at the scale of the ground. */
export interface ScaleLine {
  readonly of: 'ground' | 'figures' | 'troops' | 'range' | 'village' | 'wood' | 'water' | 'room';
  /** The feature or army it is about; null of the whole. */
  readonly about: Id | null;
  /** Does it fit? `told` for what can be neither right nor wrong. */
  readonly verdict: 'right' | 'small' | 'large' | 'told';
  readonly sentence: string;
  /** What to change; null when nothing need be. */
  readonly change: string | null;
}

/** Bounds between which a size is right, paces or men. */
export interface Fitting {
  readonly least: number;
  readonly most: number;
}

export const verdictOn = (size: number, { least, most }: Fitting): 'right' | 'small' | 'large' =>
  size < least ? 'small' : size > most ? 'large' : 'right';

/** To two figures, as estimates are told, with a thin space in thousands: "1 800", "9.9". */
export function about(number: number): string {
  if (number < 9.95) return String(Number(number.toFixed(1)));
  const step = Number(`1e${Math.max(0, String(Math.round(number)).length - 2)}`);
  return spaced(Math.round(number / step) * step);
}

/** A whole number with a thin space in thousands. */
export const spaced = (number: number): string => String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, '\u2009');
