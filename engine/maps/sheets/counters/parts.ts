/** Drawings larger than the paper, cut into parts that are joined edge to edge. */
import type { Cm } from '../../../battle';
import type { Frame, Shape } from '../../scene';
import { drawing, polygon, polyline, point } from '../../strokes';
import { BLACK } from './brush';
import { cutLine, seen } from './cutouts';
import type { Area, Cutout } from './packing';
import { wordsAt } from './words';

/** Edges of parts of a length, the last one the length itself; each part a whole number of cm but the last. */
export function stops(length: Cm, most: Cm): number[] {
  const count = Math.ceil(length / most - 1e-9);
  const each = Math.ceil(length / count - 1e-9);
  const step = each <= most ? each : most;
  return Array.from({ length: count }, (_, index) => Math.min(length, (index + 1) * step));
}

/**
 * The parts of a drawing that fills `frame`, each no larger than `area`. All share one list of shapes; `over` adds what each
 * part has of its own, from its lower left corner. Edges that are joined have an arrowhead on either side that meet, and a number.
 */
export function partsOf(
  id: string,
  frame: Frame,
  area: Area,
  shapes: readonly Shape[],
  over: (part: Frame) => readonly Shape[] = () => [],
): Cutout[] {
  const columns = stops(frame.east - frame.west, area.width);
  const rows = stops(frame.north - frame.south, area.height);
  return rows.flatMap((north, row) =>
    columns.map((east, column): Cutout => {
      const part: Frame = {
        west: frame.west + (columns[column - 1] ?? 0),
        east: frame.west + east,
        south: frame.south + (rows[row - 1] ?? 0),
        north: frame.south + north,
      };
      const [width, height] = [part.east - part.west, part.north - part.south];
      const number = row * columns.length + column + 1;
      const joins = [
        ...(column > 0 ? [join(0, height / 2, 1, 0)] : []),
        ...(column < columns.length - 1 ? [join(width, height / 2, -1, 0)] : []),
        ...(row > 0 ? [join(width / 2, 0, 0, 1)] : []),
        ...(row < rows.length - 1 ? [join(width / 2, height, 0, -1)] : []),
      ];
      const many = columns.length * rows.length;
      return {
        id: many === 1 ? id : `${id} ${number} of ${many}`,
        width,
        height,
        cut: true,
        front: [
          {
            kind: 'group',
            frame: null,
            tags: { part: id, west: String(part.west), south: String(part.south) },
            shapes: [seen(part, shapes)],
          },
          ...over(part),
          ...(many === 1
            ? []
            : [
                drawing(joins, { fill: BLACK }),
                ...wordsAt(`${number}/${many}`, width - 0.45, height - 0.16, { colour: BLACK, size: 0.18, width: 0.8 }),
              ]),
          cutLine(width, height),
        ],
        back: null,
      };
    }),
  );
}

/** An arrowhead whose tip is on the edge; its fellow on the next part meets it there. */
const join = (x: number, y: number, inX: number, inY: number) =>
  polygon([
    point(x, y),
    point(x + inX * 0.22 - inY * 0.12, y + inY * 0.22 + inX * 0.12),
    point(x + inX * 0.22 + inY * 0.12, y + inY * 0.22 - inX * 0.12),
  ]);

/** A line of two points. */
export const line = (x: number, y: number, toX: number, toY: number) => polyline([point(x, y), point(toX, toY)]);
