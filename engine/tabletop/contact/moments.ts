/** Moments of a move that have no formula: looked for at steps along it and then narrowed. */
import { TOLERANCE } from '../../geometry';
import type { Cm } from '../../scenario';

/** Halvings between two looks: to a four-thousandth of a step. */
const HALVINGS = 12;

/**
 * How far a move of `length` cm goes while something holds that holds at its start: looked at every `step` cm, then
 * narrowed to the last moment found true.
 */
export function lengthWhile(length: Cm, step: Cm, holds: (at: Cm) => boolean): Cm {
  let last: Cm = 0;
  for (let at = step; at < length + step; at += step) {
    const here = Math.min(at, length);
    if (!holds(here)) return narrowed(last, here, holds);
    last = here;
  }
  return last;
}

function narrowed(from: Cm, to: Cm, holds: (at: Cm) => boolean): Cm {
  let [last, over] = [from, to];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (last + over) / 2;
    if (holds(middle)) last = middle;
    else over = middle;
  }
  return last;
}

/** Is something entered on a move of `length` cm, looked at every `step` cm? What it is in at the start must be left first. */
export function isEnteredAlong(length: Cm, step: Cm, isIn: (at: Cm) => boolean): boolean {
  let hasBeenOut = !isIn(0);
  for (let at = step; at < length + step; at += step) {
    const inside = isIn(Math.min(at, length));
    if (inside && hasBeenOut) return true;
    hasBeenOut ||= !inside;
  }
  return false;
}

/** So many equal parts of a move: where each begins and the last ends, in cm of it; 0 alone of a move that goes nowhere. */
export const evenMoments = (length: Cm, parts: number): readonly Cm[] =>
  length < TOLERANCE ? [0] : Array.from({ length: parts + 1 }, (_, i) => (length * i) / parts);
