/** What stops command figures, for whom all ground is open that is open to any troops (HOW-CMD-06). */
import type { View } from '../../../battle';
import { minus, plus, pointGap, times, unit } from '../../../geometry';
import type { Point } from '../../../geometry';
import { areaRow, isClosedToAll } from './areas';
import { lineRow } from './lines';

/** Is there ground or a line closed to all between two places: an impassable river away from its crossings, or declared so? */
export function isClosedBetween(view: View, from: Point, to: Point): boolean {
  const { ground } = view;
  const carried = (s: number): boolean => {
    const at = plus(from, times(unit(minus(to, from)), s));
    return ground.crossings.some(({ box }) => pointGap(at, box) === 0);
  };
  return (
    ground
      .trace(from, to)
      .some(
        ({ area, from: enters, to: leaves }) =>
          isClosedToAll(areaRow(area).rates) && !(areaRow(area).water && carried((enters + leaves) / 2)),
      ) || ground.crossed(from, to).some(({ line }) => isClosedToAll(lineRow(line).shares))
  );
}
