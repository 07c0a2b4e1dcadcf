/** What a straight march costs by the table of ground costs that runs pay by: the way of the centre, stretch by stretch. */
import { distance, pointGap, TOLERANCE, type Point } from '../geometry';
import type { Cm } from '../scenario';
import type { GroundCost } from '../tabletop';
import type { Ground, GroundArea, GroundCrossing, AreaStretch } from '../terrain';
import { isWaterLine } from './barriers';
import { roadRateOf, type Marcher } from './marcher';

/** The least a cm costs anywhere: lines only add to it. */
export function leastRate(ground: Ground, marcher: Marcher): number {
  const rates = [1, roadRateOf(marcher) ?? 1];
  for (const formation of [marcher.line, marcher.column]) {
    if (!formation) continue;
    for (const area of ground.areas) rates.push(formation.costs.areas([area]));
    for (const crossing of ground.crossings) rates.push(formation.costs.crossing(crossing));
  }
  return Math.max(LEAST_RATE, Math.min(...rates));
}
/** So that a distance always counts for something. */
const LEAST_RATE = 1e-6;

/** Cost in cm of marching straight from one point to another where nothing is closed; `move` is the whole move. */
export function costOfMarch(
  ground: Ground,
  costs: GroundCost,
  move: Cm,
  from: Point,
  to: Point,
  onRoad: boolean,
): number {
  const reach = distance(from, to);
  if (reach === 0) return 0;
  let cost = onRoad && costs.road !== null ? reach * costs.road : costOfGround(ground, costs, from, to, reach);
  for (const { line, at } of ground.crossed(from, to)) {
    const place = { x: from.x + ((to.x - from.x) * at) / reach, y: from.y + ((to.y - from.y) * at) / reach };
    if (isWaterLine(line) && crossingAt(ground, costs, line.id, place)) continue;
    const share = costs.line(line);
    if (share < Infinity) cost += share * move;
  }
  return cost;
}

/** The bridge or ford over a water that carries the marcher at a place. */
const crossingAt = (ground: Ground, costs: GroundCost, water: string, place: Point): GroundCrossing | undefined =>
  costs.usesCrossings
    ? ground.crossings.find((one) => one.over === water && pointGap(place, one.box) <= TOLERANCE)
    : undefined;

/** Each cm at the rate of what it lies in; open ground at 1. What is closed is looked for by the barriers, not here. */
function costOfGround(ground: Ground, costs: GroundCost, from: Point, to: Point, reach: Cm): number {
  const stretches = ground.trace(from, to);
  if (stretches.length === 0) return reach;
  const ends = [0, reach, ...stretches.flatMap((one) => [one.from, one.to])].sort((a, b) => a - b);
  let cost = 0;
  ends.forEach((end, i) => {
    const start = ends[i - 1] ?? 0;
    if (end <= start) return;
    const middle = (start + end) / 2;
    const share = middle / reach;
    const place = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    cost += (end - start) * rateAt(ground, costs, areasAt(stretches, middle), place);
  });
  return cost;
}

const areasAt = (stretches: readonly AreaStretch[], at: Cm): readonly GroundArea[] =>
  stretches.filter(({ from, to }) => from <= at && at <= to).map(({ area }) => area);

function rateAt(ground: Ground, costs: GroundCost, areas: readonly GroundArea[], place: Point): number {
  const land = areas.filter((area) => !costs.isWater(area) && costs.areas([area]) < Infinity);
  let rate = costs.areas(land);
  for (const area of areas) {
    const crossing = costs.isWater(area) ? crossingAt(ground, costs, area.id, place) : undefined;
    if (crossing) rate = Math.max(rate, costs.crossing(crossing));
  }
  return rate;
}
