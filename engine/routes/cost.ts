/** What a straight march costs: the way of the centre, stretch by stretch. */
import { distance, pointGap, spanInBox, TOLERANCE, type Point } from '../geometry';
import type { Ground } from '../terrain';
import { isWater, isWaterLine } from './barriers';
import type { MarchCosts } from './march-costs';

/** The least a cm costs anywhere. */
export function leastRate(ground: Ground, going: MarchCosts): number {
  const rates = [1, going.road ?? 1];
  for (const column of [false, true]) {
    for (const area of ground.areas) rates.push(going.area(area, column) ?? 1);
    for (const block of ground.blocks) rates.push(going.block(block, column) ?? 1);
    for (const crossing of ground.crossings) rates.push(going.crossing(crossing, column) ?? 1);
  }
  return Math.max(1e-6, Math.min(...rates));
}

/** Cost of marching straight from one point to another where nothing is closed. */
export function costOfMarch(
  ground: Ground,
  going: MarchCosts,
  column: boolean,
  from: Point,
  to: Point,
  onRoad: boolean,
): number {
  const reach = distance(from, to);
  if (reach === 0) return 0;
  let cost = onRoad && going.road !== null ? reach * going.road : costOfGround(ground, going, column, from, to, reach);
  for (const { line, at } of ground.crossed(from, to)) {
    const place = { x: from.x + ((to.x - from.x) * at) / reach, y: from.y + ((to.y - from.y) * at) / reach };
    if (isWaterLine(line) && isOnCrossing(ground, going, column, line.id, place)) continue;
    cost += going.over(line, column) ?? 0;
  }
  return cost;
}

const isOnCrossing = (ground: Ground, going: MarchCosts, column: boolean, water: string, place: Point): boolean =>
  ground.crossings.some(
    (one) => one.over === water && going.crossing(one, column) !== null && pointGap(place, one.box) <= TOLERANCE,
  );

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly rate: number;
}

/** Each cm at the dearest rate of what it lies in; open ground at 1. */
function costOfGround(
  ground: Ground,
  going: MarchCosts,
  column: boolean,
  from: Point,
  to: Point,
  reach: number,
): number {
  const stretches: Stretch[] = [];
  for (const { area, from: start, to: end } of ground.trace(from, to)) {
    const middle = (start + end) / 2 / reach;
    const place = { x: from.x + (to.x - from.x) * middle, y: from.y + (to.y - from.y) * middle };
    const over = isWater(area)
      ? ground.crossings.find((one) => one.over === area.id && pointGap(place, one.box) <= TOLERANCE)
      : undefined;
    const rate = (over && going.crossing(over, column)) ?? going.area(area, column) ?? 1;
    if (rate !== 1) stretches.push({ from: start, to: end, rate });
  }
  for (const block of ground.blocks) {
    const rate = going.block(block, column);
    const span = rate !== null && rate !== 1 ? spanInBox(block.box, from, to) : null;
    if (span && rate !== null) stretches.push({ ...span, rate });
  }
  if (stretches.length === 0) return reach;
  const ends = [0, reach, ...stretches.flatMap((one) => [one.from, one.to])].sort((a, b) => a - b);
  let cost = 0;
  ends.forEach((end, i) => {
    const start = ends[i - 1] ?? 0;
    if (end > start) cost += (end - start) * rateBetween(stretches, start, end);
  });
  return cost;
}

function rateBetween(stretches: readonly Stretch[], start: number, end: number): number {
  const middle = (start + end) / 2;
  const here = stretches.filter(({ from, to }) => from <= middle && middle <= to).map(({ rate }) => rate);
  return here.length > 0 ? Math.max(...here) : 1;
}
