/** What a unit that is charged or attacked stands behind or in: one line at a time (MCN-DEF-07, MCN-TERR-10, MCN-CHG-06). */
import type { View } from '../../../battle';
import type { Point } from '../../../geometry';
import { linesBetween } from '../ground/behind';
import type { Troop } from '../troops/troop';
import { defenceOfLine, isFortification, pointsOfBlock } from './strength';

export type Defence = 'fortification' | 'building' | 'obstacle' | null;

/** Against somebody who comes from `from`. */
export function defenceOf(view: View, troop: Troop, from: Point): Defence {
  if (troop.inside) {
    const points = pointsOfBlock(view, troop.inside);
    return isFortification(points) ? 'fortification' : points >= 1 ? 'building' : null;
  }
  const kinds = linesBetween(view, troop.box, from).map((line) => defenceOfLine(view, line));
  return kinds.includes('fortification') ? 'fortification' : kinds.includes('obstacle') ? 'obstacle' : null;
}
