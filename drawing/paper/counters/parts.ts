/** Drawings larger than the paper, cut into parts that are joined edge to edge. */
import type { Cm } from '../../../engine/battle';
import { areaOf, clipToConvex, ROUNDING, NEGLIGIBLE, type Point } from '../../../engine/geometry';
import type { Frame, Shape, Stroke } from '../../map/scene';
import { drawing, frameOf, point, polygon, polyline } from '../../map/strokes';
import type { PackingArea } from '../packing';
import { BLACK } from './brush';
import { CUT, seen, type Cutout } from './cutouts';

/** A drawing to be cut out along its convex outline. */
export interface Whole {
  readonly id: string;
  readonly outline: readonly Point[];
  readonly shapes: readonly Shape[];
  /** What a part has of its own, in the measure of the drawing. */
  readonly over: (part: BasePart) => readonly Shape[];
}
export interface BasePart {
  readonly outline: readonly Point[];
  readonly frame: Frame;
  /** From 1, and of how many. */
  readonly number: number;
  readonly many: number;
}

/** Parts with less than this on them are left out, cm2. */
const CRUMB = 0.05;

/** Edges of parts of a length, the last one the length itself; each part a whole number of cm but the last. */
export function stops(length: Cm, most: Cm): number[] {
  const count = Math.ceil(length / most - ROUNDING);
  const each = Math.ceil(length / count - ROUNDING);
  const step = each <= most ? each : most;
  return Array.from({ length: count }, (_, index) => Math.min(length, (index + 1) * step));
}

/** As few parts as fit the paper, upright or turned. All share one list of shapes; parts that meet have arrowheads that do. */
export function partsOf(
  { id, outline, shapes, over }: Whole,
  { width, height }: Pick<PackingArea, 'width' | 'height'>,
): Cutout[] {
  const [upright, turned] = [cells(outline, width, height), cells(outline, height, width)];
  const parts = turned.length < upright.length ? turned : upright;
  return parts.map(({ outline: ring, joins }, index): Cutout => {
    const frame = frameOf(ring);
    const [wide, high] = [frame.east - frame.west, frame.north - frame.south];
    const many = parts.length;
    const part = { outline: ring, frame, number: index + 1, many };
    const own = [
      ...over(part),
      drawing(joins, { fill: BLACK }),
      drawing([polygon(ring)], { stroke: BLACK, width: CUT }),
    ];
    return {
      id: many === 1 ? id : `${id} ${index + 1} of ${many}`,
      width: wide,
      height: high,
      marked: Math.abs(areaOf(ring) - wide * high) < NEGLIGIBLE,
      front: [
        {
          kind: 'group',
          frame: null,
          tags: { part: id, west: String(frame.west), south: String(frame.south) },
          shapes: [seen(frame, shapes)],
        },
        { kind: 'group', frame: { x: 0 - frame.west, y: 0 - frame.south, hx: 0, hy: 1 }, tags: {}, shapes: own },
      ],
      back: null,
    };
  });
}

interface Cell {
  readonly outline: readonly Point[];
  readonly joins: readonly Stroke[];
}

/** The cells of a grid of at most `wide` by `high` cm that have something of the outline, row by row from below. */
function cells(outline: readonly Point[], wide: Cm, high: Cm): Cell[] {
  const { west, south, east, north } = frameOf(outline);
  const columns = [0, ...stops(east - west, wide)].map((at) => west + at);
  const rows = [0, ...stops(north - south, high)].map((at) => south + at);
  return rows.slice(1).flatMap((top, row) =>
    columns.slice(1).flatMap((right, column): Cell[] => {
      const [left, foot] = [columns[column] ?? west, rows[row] ?? south];
      const cell = [point(left, foot), point(right, foot), point(right, top), point(left, top)];
      const part = clipToConvex(outline, cell);
      if (areaOf(part) < CRUMB) return [];
      const joins = [
        ...(column > 0 ? upJoin(part, left, 1) : []),
        ...(column + 2 < columns.length ? upJoin(part, right, -1) : []),
        ...(row > 0 ? levelJoin(part, foot, 1) : []),
        ...(row + 2 < rows.length ? levelJoin(part, top, -1) : []),
      ];
      return [{ outline: part, joins }];
    }),
  );
}

/** Arrowheads whose tips are in the middle of a joined edge; their fellows on the next part meet them there. */
function upJoin(part: readonly Point[], x: number, inward: 1 | -1): Stroke[] {
  const on = part.filter((at) => Math.abs(at.x - x) < NEGLIGIBLE).map(({ y }) => y);
  return on.length < 2 ? [] : [arrowhead(x, (Math.min(...on) + Math.max(...on)) / 2, inward, 0)];
}
function levelJoin(part: readonly Point[], y: number, inward: 1 | -1): Stroke[] {
  const on = part.filter((at) => Math.abs(at.y - y) < NEGLIGIBLE).map(({ x }) => x);
  return on.length < 2 ? [] : [arrowhead((Math.min(...on) + Math.max(...on)) / 2, y, 0, inward)];
}
const arrowhead = (x: number, y: number, inX: number, inY: number): Stroke =>
  polygon([
    point(x, y),
    point(x + inX * 0.22 - inY * 0.12, y + inY * 0.22 + inX * 0.12),
    point(x + inX * 0.22 + inY * 0.12, y + inY * 0.22 - inX * 0.12),
  ]);

/** A line of two points. */
export const line = (x: number, y: number, toX: number, toY: number) => polyline([point(x, y), point(toX, toY)]);
