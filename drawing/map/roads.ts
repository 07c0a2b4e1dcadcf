/** Roads: a dark casing below, the pale way above, so that crossroads open into each other; sunken ones with their banks. */
import { leftOf, pointGap, pointInPolygon, type Point } from '../../engine/geometry';
import type { Land } from './land';
import type { Inks } from './inks';
import type { Shape } from './scene';
import { alongCourse, beside, drawing, polyline, runOut, shifted } from './strokes';

/** Share of its true width a road is drawn with. */
export const ROAD_SHARE = 0.62;

/** Roads with a casing `casing` cm wide on each side. */
export function drawRoads(land: Land, inks: Inks, casing: number): Shape[] {
  const roads = land.lines.filter(({ kind }) => kind === 'road' || kind === 'sunken road');
  const ways = roads.map(({ course, width }) => ({ width, parts: dryParts(runOut(course, land), width, land) }));
  const laid = (colour: string, rim: number): Shape[] =>
    ways.map(({ parts, width }) => drawing(parts.map(polyline), { stroke: colour, width: width * ROAD_SHARE + rim }));
  return [...laid(inks.ink, casing * 2), ...laid(inks.road, 0)];
}

/**
 * A road ends on the bank of water that nobody can enter, where no bridge or ford takes it over: drawn through the water
 * it would look like a bridge.
 */
function dryParts(course: readonly Point[], width: number, land: Land): readonly (readonly Point[])[] {
  const waters = land.areas.filter(
    ({ kind, feature }) => kind === 'pond' || (feature.kind === 'river' && feature.class === 'impassable'),
  );
  const isWet = (at: Point): boolean =>
    waters.some(({ outline }) => pointInPolygon(at, outline)) &&
    !land.crossings.some(({ box }) => pointGap(at, box) <= width / 2);
  const spots = waters.length > 0 ? alongCourse(course, 0.4).map(({ at }) => at) : [];
  if (!spots.some(isWet)) return [course];
  const parts: Point[][] = [[]];
  for (const at of spots)
    if (!isWet(at)) parts.at(-1)?.push(at);
    else if ((parts.at(-1)?.length ?? 0) > 0) parts.push([]);
  return parts.filter(({ length }) => length > 1);
}

/** Cm from the edge of a sunken road inwards, between two strokes, and the width of the pens. */
const BANK = { deep: 0.62, apart: 0.5, stroke: 0.09, edge: 0.2 } as const;

/** The banks of sunken roads: strokes from both edges down to the way. */
export function drawBanks(land: Land, inks: Inks): Shape[] {
  return land.lines.flatMap(({ kind, course, width }) => {
    if (kind !== 'sunken road') return [];
    const edges = [1, -1].map((side) => ({ side, line: beside(course, (side * width * ROAD_SHARE) / 2) }));
    const strokes = edges.flatMap(({ side, line }) =>
      alongCourse(line, BANK.apart).map(({ at, toward }) =>
        polyline([at, shifted(at, leftOf(toward), -side * BANK.deep)]),
      ),
    );
    return [
      drawing(strokes, { stroke: inks.ink, width: BANK.stroke }),
      drawing(
        edges.map(({ line }) => polyline(line)),
        { stroke: inks.ink, width: BANK.edge },
      ),
    ];
  });
}
