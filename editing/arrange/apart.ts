/** Troops that would come to stand on one another, moved apart in a row. */
import { boxMovedBy, overlaps, plus } from '../../engine/geometry';
import type { Bounds, Box, Point } from '../../engine/geometry';
import type { Cm, Id, Scenario } from '../../engine/scenario';
import type { Refused } from '../draft';
import { nameOf } from '../things';

export type TableAxis = 'west to east' | 'south to north';

/** A thing, how far it reaches, the footprints of its troops, and by how much it is to be moved. */
export interface Placing {
  readonly id: Id;
  readonly bounds: Bounds;
  readonly boxes: readonly Box[];
  readonly by: Point;
}

/** Footprints may lie so deep in one another, cm: places are written to the millimetre. */
const TOUCH = 0.2;

const boxesOf = ({ boxes, by }: Placing): readonly Box[] => boxes.map((box) => boxMovedBy(box, by));
const meet = (some: readonly Box[], others: readonly Box[]): boolean =>
  some.some((box) => others.some((other) => overlaps(box, other, TOUCH)));

/** Troops of some would stand on those of others. */
export const doMeet = (placings: readonly Placing[]): boolean => {
  const all = placings.map(boxesOf);
  return all.some((boxes, i) => all.slice(i + 1).some((others) => meet(boxes, others)));
};

/** The same where no troops meet; else those with troops side by side along the axis, as near to their places as they can. */
export function apart(
  placings: readonly Placing[],
  axis: TableAxis,
  { table }: Scenario,
): readonly Placing[] | Refused {
  if (!doMeet(placings)) return placings;
  const isAcross = axis === 'west to east';
  const room = isAcross ? table.width : table.depth;
  const low = ({ bounds, by }: Placing): Cm => (isAcross ? bounds.minX + by.x : bounds.minY + by.y);
  const long = ({ bounds }: Placing): Cm => (isAcross ? bounds.maxX - bounds.minX : bounds.maxY - bounds.minY);
  const row = placings
    .filter(({ boxes }) => boxes.length > 0)
    .toSorted((a, b) => low(a) + long(a) / 2 - low(b) - long(b) / 2);
  const taken = row.reduce((sum, one) => sum + long(one), 0);
  if (taken > room) return { refused: 'Side by side they need more room than the table has.' };
  const before = row.map((_, i) => row.slice(0, i).reduce((sum, one) => sum + long(one), 0));
  // Without their own lengths they stand in order of their places, and none passes another.
  const wanted = row.map((one, i) => low(one) - (before[i] ?? 0));
  const places = inOrder(wanted).map((at) => Math.min(Math.max(0, at), room - taken));
  const moved = new Map(
    row.map((one, i) => {
      const more = (places[i] ?? 0) + (before[i] ?? 0) - low(one);
      return [one.id, { ...one, by: plus(one.by, isAcross ? { x: more, y: 0 } : { x: 0, y: more }) }];
    }),
  );
  return placings.map((one) => moved.get(one.id) ?? one);
}

/** The numbers nearest to these of which none is smaller than the one before it. */
function inOrder(numbers: readonly number[]): readonly number[] {
  const runs: { sum: number; count: number }[] = [];
  for (const number of numbers) {
    let run = { sum: number, count: 1 };
    for (let last = runs.at(-1); last && last.sum / last.count > run.sum / run.count; last = runs.at(-1)) {
      runs.pop();
      run = { sum: last.sum + run.sum, count: last.count + run.count };
    }
    runs.push(run);
  }
  return runs.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count));
}

/** Why the things cannot go there: somebody who stays would be stood on. Null where nobody is. */
export function stoodOn(
  scenario: Scenario,
  placings: readonly Placing[],
  staying: ReadonlyMap<Id, Box>,
): Refused | null {
  for (const placing of placings)
    for (const [id, box] of staying)
      if (meet(boxesOf(placing), [box]) && !meet(placing.boxes, [box]))
        return {
          refused: `${nameOf(scenario, placing.id) ?? 'A unit'} would stand on ${nameOf(scenario, id) ?? 'another unit'}, which is not selected.`,
        };
  return null;
}
