/** Trees in side view: a crown or a fir on its trunk, with a shadow at its foot. */
import type { Point } from '../../engine/geometry';
import type { Inks } from './inks';
import { jitter } from './jitter';
import type { Shape, Stroke } from './scene';
import { bend, drawing, inked, oval, point, polygon, polyline } from './strokes';

export interface Tree {
  readonly at: Point;
  readonly kind: 'leaf' | 'fir';
  /** 1 is a grown tree, 2.3 cm high on the table. */
  readonly size: number;
}

/** Corners of a crown, as unit vectors. */
const CROWN = [
  [0.95, 0.31],
  [0.59, 0.81],
  [-0.2, 0.98],
  [-0.81, 0.59],
  [-0.95, -0.31],
  [-0.31, -0.95],
  [0.59, -0.81],
] as const;

/** A row of trees that stand side by side; rows are drawn from north to south. */
export function treeRow(trees: readonly Tree[], inks: Inks): Shape[] {
  const leaf = trees.filter(({ kind }) => kind === 'leaf');
  const firs = trees.filter(({ kind }) => kind === 'fir');
  const pen = { stroke: inks.woodInk, width: 0.095 };
  return inked([
    drawing(
      trees.map(({ at, size }) => oval(point(at.x + 0.6 * size, at.y - 0.04), 0.95 * size, 0.28 * size)),
      { fill: inks.shade, fillOpacity: 0.36 },
    ),
    drawing(
      trees.map(({ at, size }) => polyline([at, point(at.x, at.y + 0.9 * size)])),
      { stroke: inks.woodInk, width: 0.15 },
    ),
    drawing(leaf.map(crown), { fill: inks.leaf, ...pen }),
    drawing(leaf.map(shadedSide), { stroke: inks.woodInk, width: 0.08 }),
    drawing(firs.map(fir), { fill: inks.fir, ...pen }),
  ]);
}

function crown({ at, size }: Tree): Stroke {
  const around = (index: number, share: number): Point => {
    const [x, y] = CROWN[index % CROWN.length] ?? [1, 0];
    const radius = (0.72 + 0.22 * jitter(at.x, at.y, index % CROWN.length)) * size * share;
    return point(at.x + x * radius, at.y + 1.4 * size + y * radius);
  };
  return {
    from: around(0, 1),
    steps: CROWN.map((_, index) => bend(around(index, 1.42), around(index + 1, 1.42), around(index + 1, 1))),
    closed: true,
  };
}

/** Leaves on the side away from the light. */
function shadedSide({ at, size }: Tree): Stroke {
  const on = (x: number, y: number): Point => point(at.x + x * size, at.y + y * size);
  return { from: on(0.05, 0.85), steps: [bend(on(0.5, 0.85), on(0.62, 1.2), on(0.4, 1.6))], closed: false };
}

function fir({ at, size }: Tree): Stroke {
  const on = (x: number, y: number): Point => point(at.x + x * size, at.y + y * size);
  const right = [on(0.34, 1.5), on(0.2, 1.5), on(0.6, 0.5)];
  const left = [on(-0.6, 0.5), on(-0.2, 1.5), on(-0.34, 1.5)];
  return polygon([on(0, 2.45), ...right, ...left]);
}
