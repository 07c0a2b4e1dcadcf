/** Ellipses and rectangles reshaped by the middles of their sides and by their corners; the side across stays. */
import { dot, facingOf, minus, plus, rightOf, times } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import type { Outline } from '../../engine/scenario';

type Shape = Extract<Outline, { readonly shape: 'ellipse' | 'rectangle' }>;

/** Where the handles are, as so many half widths across and half depths along. */
const HANDLES = [
  { across: 1, along: 0 },
  { across: 0, along: 1 },
  { across: -1, along: 0 },
  { across: 0, along: -1 },
  { across: 1, along: 1 },
  { across: -1, along: 1 },
  { across: -1, along: -1 },
  { across: 1, along: -1 },
] as const;
/** No shape is made smaller than this, cm. */
const LEAST = 1;

const halves = (shape: Shape): readonly [number, number] =>
  shape.shape === 'ellipse' ? shape.radii : [shape.size[0] / 2, shape.size[1] / 2];

/** An ellipse has no corners. */
export function handlesOf(shape: Shape): readonly Point[] {
  const [width, depth] = halves(shape);
  const ahead = facingOf(shape.turn);
  return HANDLES.slice(0, shape.shape === 'ellipse' ? 4 : 8).map(({ across, along }) =>
    plus(shape.at, plus(times(rightOf(ahead), across * width), times(ahead, along * depth))),
  );
}

export function withHandle(shape: Shape, index: number, to: Point): Shape {
  const handle = HANDLES[index];
  if (!handle) return shape;
  const ahead = facingOf(shape.turn);
  const right = rightOf(ahead);
  const off = minus(to, shape.at);
  const side = (half: number, sign: number, direction: Point) => {
    // From the side across to the pointer; null where this handle leaves the side alone.
    const reach = sign === 0 ? 2 * half : Math.max(LEAST, half + sign * dot(off, direction));
    return { half: reach / 2, shift: sign * (reach / 2 - half) };
  };
  const [width, depth] = halves(shape);
  const across = side(width, handle.across, right);
  const along = side(depth, handle.along, ahead);
  const at = plus(shape.at, plus(times(right, across.shift), times(ahead, along.shift)));
  return shape.shape === 'ellipse'
    ? { ...shape, at, radii: [across.half, along.half] }
    : { ...shape, at, size: [2 * across.half, 2 * along.half] };
}
