/** Where a unit comes to stand after a forced move: clear of friends, enemies and houses (HOW-INTER-08, HOW-RET-17). */
import type { Id, View } from '../../../battle';
import type { Box, Point } from '../../../geometry';
import { clearingShift, findsRoom, nearestRoom } from '../../../tabletop';
import type { Troop } from '../troops/troop';
import { RETREATS, tableOf } from './retreat-policy';

/** There is no room on the whole table. */
export const NOWHERE = 'nowhere';

/**
 * The shift that brings a unit clear from where it would end: straight out, else, in a crowd, to the nearest room there is;
 * null when it is clear as it is.
 */
export function shiftClear(
  view: View,
  troop: Troop,
  end: Box,
  direction: Point,
  exempt: readonly Id[],
): Point | null | typeof NOWHERE {
  const table = tableOf(view);
  if (findsRoom(table, troop, end, direction, exempt, RETREATS))
    return clearingShift(table, troop, end, direction, exempt, RETREATS);
  return nearestRoom(table, troop, end, direction, exempt, RETREATS) ?? NOWHERE;
}
