import { CENTIMETRES, lengthInWords } from '../../engine/battle/lengths';
import type { Cm } from '../../engine/scenario';

/** Px to a cm of the screen, as browsers reckon. */
const SCREEN = 96 / 2.54;
const FOOT = 30.48;
/** A table is told in feet when it is so many half feet to within a hair, cm. */
const HAIR = 0.2;

/** "Plan 1 : 5.8", "6 × 4 ft": how large the plan is, `scale` px to a cm, and how large the table; null on the 3D table. */
export function shownInWords(
  { width, depth }: { readonly width: Cm; readonly depth: Cm },
  scale: number | null,
): string {
  const halves = [width, depth].map((cm) => Math.round((cm / FOOT) * 2));
  const isInFeet = halves.every((half, i) => Math.abs((half * FOOT) / 2 - (i === 0 ? width : depth)) < HAIR);
  const size = isInFeet
    ? `${halves.map((half) => half / 2).join(' × ')} ft`
    : [width, depth].map((cm) => lengthInWords(cm, CENTIMETRES)).join(' × ');
  if (scale === null || !(scale > 0)) return size;
  const ratio = SCREEN / scale;
  return `Plan 1 : ${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)} · ${size}`;
}
