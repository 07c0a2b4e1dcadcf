/** Outlines filled with signs: what lies inside, rows across, scattered places. */
import { distanceToPolyline, leftOf, pointInPolygon, type Point } from '../../engine/geometry';
import { jitter } from './jitter';
import { frameOf, point, shifted } from './strokes';

/** Stretches of parallel lines inside an outline, `spacing` cm apart, running along the unit vector `way`. */
export function rowsInside(outline: readonly Point[], spacing: number, direction: Point): [Point, Point][] {
  const across = leftOf(direction);
  const turned = outline.map(({ x, y }) => point(x * direction.x + y * direction.y, x * across.x + y * across.y));
  const { south, north } = frameOf(turned);
  const back = (along: number, off: number): Point =>
    shifted(point(direction.x * along, direction.y * along), across, off);
  const rows: [Point, Point][] = [];
  for (let row = Math.ceil(south / spacing + 0.25); row * spacing < north; row += 1) {
    const off = row * spacing;
    const cuts: number[] = [];
    let previous = turned[turned.length - 1];
    for (const corner of turned) {
      if (previous && corner.y > off !== previous.y > off) {
        cuts.push(corner.x + ((off - corner.y) / (previous.y - corner.y)) * (previous.x - corner.x));
      }
      previous = corner;
    }
    cuts.sort((a, b) => a - b);
    for (let index = 0; index + 1 < cuts.length; index += 2) {
      rows.push([back(cuts[index] ?? 0, off), back(cuts[index + 1] ?? 0, off)]);
    }
  }
  return rows;
}

/** A place for a sign and a number from 0 to 1 of its own. */
export interface Scattered {
  readonly at: Point;
  readonly chance: number;
}
/**
 * Places inside an outline, about `spacing` cm apart and `margin` cm from its edge, in rows from north to south. A place
 * depends on the ground alone, so that reshaping an outline leaves the signs inside where they are.
 */
export function scattered(outline: readonly Point[], spacing: number, margin: number): Scattered[][] {
  const { west, south, east, north } = frameOf(outline);
  const lift = spacing * 0.87;
  const edge = [...outline, ...outline.slice(0, 1)];
  const rows: Scattered[][] = [];
  for (let row = Math.ceil(north / lift); row >= Math.floor(south / lift); row -= 1) {
    const places: Scattered[] = [];
    for (let column = Math.floor(west / spacing) - 1; column <= Math.ceil(east / spacing); column += 1) {
      const at = point(
        (column + (row % 2 === 0 ? 0.25 : 0.75) + (jitter(column, row, 1) - 0.5) * 0.42) * spacing,
        (row + (jitter(column, row, 2) - 0.5) * 0.5) * lift,
      );
      if (pointInPolygon(at, outline) && distanceToPolyline(at, edge) >= margin)
        places.push({ at, chance: jitter(column, row, 3) });
    }
    if (places.length > 0) rows.push(places);
  }
  return rows;
}
