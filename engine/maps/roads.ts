/** Roads: a dark casing below, the pale way above, so that crossroads open into each other. */
import type { Land } from './land';
import type { Inks } from './inks';
import type { Shape } from './scene';
import { drawing, polyline, runOut } from './strokes';

/** Share of its true width a road is drawn with. */
export const ROAD_SHARE = 0.62;

/** Roads with a casing `casing` cm wide on each side. */
export function drawRoads(land: Land, inks: Inks, casing: number): Shape[] {
  const roads = land.lines.filter(({ kind }) => kind === 'road');
  const laid = (colour: string, rim: number): Shape[] =>
    roads.map(({ course, width }) =>
      drawing([polyline(runOut(course, land))], { stroke: colour, width: width * ROAD_SHARE + rim }),
    );
  return [...laid(inks.ink, casing * 2), ...laid(inks.road, 0)];
}
