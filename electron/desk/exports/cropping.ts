/**
 * Readies a sheet for the writer of pictures. What lies wholly beyond the sheet or its window is left out: a tile looks
 * at a small part of its table, and the writer breaks down over clips with nothing in them, and over pale shapes inked
 * apart that lie outside.
 */
import type { Frame, Paint, Shape, Stroke } from '../../../drawing/map';
import type { Sheet } from '../../../drawing/paper';
import { memo } from '../../../engine/facts';

/** How a drawing lies on the sheet: a point `x y` comes to `a x + c y + e`, `b x + d y + f`. */
interface Lie {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}
const FLAT: Lie = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
const within = (outer: Lie, inner: Lie): Lie => ({
  a: outer.a * inner.a + outer.c * inner.b,
  b: outer.b * inner.a + outer.d * inner.b,
  c: outer.a * inner.c + outer.c * inner.d,
  d: outer.b * inner.c + outer.d * inner.d,
  e: outer.a * inner.e + outer.c * inner.f + outer.e,
  f: outer.b * inner.e + outer.d * inner.f + outer.f,
});

/** The sheet without what lies outside it or its windows; a shape must reach `edge` cm in to stay. Words stay: outline them before. */
export function croppedSheet(sheet: Sheet, edge: number): Sheet {
  const page = { west: 0, south: 0, east: sheet.width, north: sheet.height };
  const opening = { frame: page, edge };
  return {
    ...sheet,
    layers: sheet.layers.map((layer) => ({ ...layer, shapes: cropped(layer.shapes, FLAT, opening) })),
  };
}

/** The part of the sheet that can be seen through. */
interface Opening {
  readonly frame: Frame;
  readonly edge: number;
}

function cropped(shapes: readonly Shape[], lie: Lie, opening: Opening): readonly Shape[] {
  return shapes.flatMap((shape): readonly Shape[] => {
    switch (shape.kind) {
      case 'drawing': {
        const pen = penOf(shape.paint);
        const strokes = shape.strokes.filter((stroke) => isSeen(strokeBox(stroke, lie, pen), opening));
        return strokes.length === 0 ? [] : plainlyInked({ ...shape, strokes });
      }
      case 'disc':
        return isSeen(boxOf(discPoints(shape), lie, penOf(shape.paint)), opening) ? plainlyInked(shape) : [];
      case 'group': {
        const { frame } = shape;
        const inner = frame ? { a: frame.hy, b: -frame.hx, c: frame.hx, d: frame.hy, e: frame.x, f: frame.y } : FLAT;
        return holding(cropped(shape.shapes, within(lie, inner), opening), (held) => ({ ...shape, shapes: held }));
      }
      case 'window': {
        const { scale, origin, clip } = shape;
        const inner = { a: scale, b: 0, c: 0, d: scale, e: origin.x, f: origin.y };
        const narrowed = clip ? { ...opening, frame: common(opening.frame, boxOf(cornersOf(clip), lie, 0)) } : opening;
        return holding(cropped(shape.shapes, within(lie, inner), narrowed), (held) => ({ ...shape, shapes: held }));
      }
      default:
        return [shape];
    }
  });
}
/** A pale shape as its filling and, on that, its stroke, as the PDF has it. */
function plainlyInked(shape: Shape & { kind: 'drawing' | 'disc' }): readonly Shape[] {
  const { fill, fillOpacity, stroke, opacity = 1, ...pen } = shape.paint;
  if (!fill || !stroke || opacity >= 1) return [shape];
  return [
    { ...shape, paint: { fill, opacity, ...(fillOpacity !== undefined && { fillOpacity }) } },
    { ...shape, paint: { ...pen, stroke, opacity } },
  ];
}

const holding = (held: readonly Shape[], made: (held: readonly Shape[]) => Shape): readonly Shape[] =>
  held.length === 0 ? [] : [made(held)];

const isSeen = ({ west, south, east, north }: Frame, { frame, edge }: Opening): boolean =>
  west < frame.east - edge && east > frame.west + edge && south < frame.north - edge && north > frame.south + edge;
const common = (one: Frame, other: Frame): Frame => ({
  west: Math.max(one.west, other.west),
  south: Math.max(one.south, other.south),
  east: Math.min(one.east, other.east),
  north: Math.min(one.north, other.north),
});

type Spot = readonly [x: number, y: number];

/** How far ink reaches beyond a line, in the measure of the drawing. */
const penOf = ({ stroke, width = 0 }: Paint): number => (stroke === undefined ? 0 : width / 2);

/** The box round points and the ink of a pen on them, as it lies on the sheet. */
function boxOf(points: Iterable<Spot>, { a, b, c, d, e, f }: Lie, pen: number): Frame {
  const reach = pen * Math.hypot(a, b);
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    const [across, up] = [a * x + c * y + e, b * x + d * y + f];
    west = Math.min(west, across);
    east = Math.max(east, across);
    south = Math.min(south, up);
    north = Math.max(north, up);
  }
  return { west: west - reach, south: south - reach, east: east + reach, north: north + reach };
}
const cornersOf = ({ west, south, east, north }: Frame): Spot[] => [
  [west, south],
  [east, south],
  [west, north],
  [east, north],
];

/** Every sheet looks at the same strokes, so their boxes are found once; a turned one is looked at anew, for its box is another. */
const flatBox = memo((stroke: Stroke): Frame => boxOf(strokePoints(stroke), FLAT, 0));
function strokeBox(stroke: Stroke, lie: Lie, pen: number): Frame {
  if (lie.b !== 0 || lie.c !== 0) return boxOf(strokePoints(stroke), lie, pen);
  const box = flatBox(stroke);
  // Turned round by half a circle, west and east change places.
  const [west, east] = [lie.a * box.west + lie.e, lie.a * box.east + lie.e];
  const [south, north] = [lie.d * box.south + lie.f, lie.d * box.north + lie.f];
  const reach = pen * Math.abs(lie.a);
  return {
    west: Math.min(west, east) - reach,
    south: Math.min(south, north) - reach,
    east: Math.max(west, east) + reach,
    north: Math.max(south, north) + reach,
  };
}

/** Parts of a curve that are looked at. */
const PARTS = [0.25, 0.5, 0.75, 1];

function* strokePoints({ from, steps }: Stroke): Generator<Spot> {
  yield [from.x, from.y];
  let pen = from;
  for (const step of steps) {
    if (!('to' in step)) {
      yield [step.x, step.y];
      pen = step;
      continue;
    }
    const { leaving, arriving, to } = step;
    for (const t of PARTS) {
      const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      yield [
        p * pen.x + q * leaving.x + r * arriving.x + s * to.x,
        p * pen.y + q * leaving.y + r * arriving.y + s * to.y,
      ];
    }
    pen = to;
  }
}

function discPoints({ at, radius }: Shape & { kind: 'disc' }): Spot[] {
  return [
    [at.x - radius, at.y],
    [at.x + radius, at.y],
    [at.x, at.y - radius],
    [at.x, at.y + radius],
  ];
}
