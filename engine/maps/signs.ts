/**
 * The signs of troops, the same in plan, print and counters: a block of the true footprint in its side's manner, and a
 * sign for its arm. The first side is solid, the second split along its length.
 */
import { along, type Pose } from '../geometry';
import type { Arm, UnitType } from '../scenario';
import { armSign, isColumn, signRoom } from './arms';
import type { Inks, SideInks } from './inks';
import { letterWidths, widthOf } from './lettering';
import type { Lettering, Paint, Shape, Stroke } from './scene';
import { dot, drawing, EAST, inked, onTable, oval, point, polygon, polyline, rectangle, shifted } from './strokes';

/** A unit as it is drawn. */
export interface BlockSign {
  readonly id: string;
  readonly name: string;
  /** 0 for the first side of the file, 1 for the second. */
  readonly side: 0 | 1;
  readonly arm: Arm;
  readonly type: UnitType;
  readonly pose: Pose;
  readonly width: number;
  readonly depth: number;
  /** Bases out of place, each drawn for itself instead of the one block. */
  readonly bases: readonly { readonly pose: Pose; readonly width: number; readonly depth: number }[];
  readonly hits: number;
  /** Broken off or reforming: the block stands open at the front. */
  readonly open: boolean;
  /** Reforming: its edge is broken. */
  readonly reforming: boolean;
  /** Smoke hangs before its front. */
  readonly fired: boolean;
}

type WordsShape = Extract<Shape, { readonly kind: 'words' }>;

/** Longest and smallest type in a block, cm. */
const NAME = { largest: 1.75, smallest: 0.95 } as const;

/** A block with its sign, name, hits and smoke; `least` is the smallest type that can be read, cm. */
export function blockShape(sign: BlockSign, inks: Inks, least = 0): Shape {
  const side = inks.sides[sign.side];
  if (sign.bases.length > 0) return scatteredShape(sign, inks, least);
  const name = nameOf(sign, side, inks, least);
  return {
    kind: 'group',
    frame: sign.pose,
    tags: { id: sign.id, kind: 'unit', side: String(sign.side + 1) },
    shapes: inked([
      drawing([shadow(sign)], { fill: inks.ink, fillOpacity: 0.25 }),
      ...body(sign, side, inks, 0.2),
      ...armSign(sign, side, name && widthOf(name.lettering) / 2 + 0.25),
      ...(name ? [name] : []),
      ...pips(sign, inks, least),
      ...smoke(sign, inks),
    ]),
  };
}

/** A unit whose bases stand out of place: each for itself, the sign and the hits where the unit is. */
function scatteredShape(sign: BlockSign, inks: Inks, least: number): Shape {
  const side = inks.sides[sign.side];
  const bases = sign.bases.map((base): Shape => {
    const part: BlockSign = { ...sign, ...base, bases: [] };
    return { kind: 'group', frame: base.pose, tags: {}, shapes: inked(body(part, side, inks, 0.2)) };
  });
  const over = inked([...armSign(sign, side, null), ...pips(sign, inks, least), ...smoke(sign, inks)]);
  return {
    kind: 'group',
    frame: null,
    tags: { id: sign.id, kind: 'unit', side: String(sign.side + 1) },
    shapes: [...bases, { kind: 'group', frame: sign.pose, tags: {}, shapes: over }],
  };
}

/**
 * Blocks for a small picture: heavier pens, no words, and all strokes of one ink in one drawing. `scale` is how many
 * times larger than usual the table is.
 */
export function plainBlocks(signs: readonly BlockSign[], inks: Inks, scale: number): Shape[] {
  const drawings = new Map<string, { readonly paint: Paint; readonly strokes: Stroke[] }>();
  for (const part of [body, armSign]) {
    for (const sign of signs) {
      const side = inks.sides[sign.side];
      const shapes = part === body ? body(sign, side, inks, 0.45 * scale) : armSign(sign, side, null, 1.5 * scale);
      for (const shape of shapes) {
        if (shape.kind !== 'drawing') continue;
        const ink = JSON.stringify(shape.paint);
        const known = drawings.get(ink) ?? { paint: shape.paint, strokes: [] };
        known.strokes.push(...shape.strokes.map((stroke) => onTable(stroke, sign.pose)));
        drawings.set(ink, known);
      }
    }
  }
  return [...drawings.values()].map(({ strokes, paint }) => drawing(strokes, paint));
}

function body(sign: BlockSign, side: SideInks, inks: Inks, pen: number): Shape[] {
  const [x, y] = [sign.width / 2, sign.depth / 2];
  const whole = rectangle(-x, -y, x, y);
  const faded: Pick<Paint, 'fillOpacity'> = sign.open ? { fillOpacity: 0.5 } : {};
  const edge = { stroke: side.edge, width: pen, ...(sign.reforming ? { dash: [1.2, 0.9] } : {}) };
  const fills =
    sign.side === 0
      ? [drawing([whole], { fill: side.fill, ...faded }), ...hatching(sign, side)]
      : [
          drawing([whole], { fill: inks.halo }),
          drawing([isColumn(sign) ? rectangle(0, -y, x, y) : rectangle(-x, 0, x, y)], { fill: side.fill, ...faded }),
          ...hatching(sign, side),
        ];
  if (sign.open) {
    const cup = polyline([point(-x, y), point(-x, -y), point(x, -y), point(x, y)]);
    return [...fills, drawing([cup], edge)];
  }
  const nose = Math.min(1.1, x * 0.5);
  const front = [polyline([point(-x - pen / 2, y), point(x + pen / 2, y)])];
  const arrow = polygon([point(-nose, y), point(0, y + nose * 1.35), point(nose, y)]);
  return [
    drawing([arrow], { fill: side.edge }),
    ...fills,
    drawing([whole], edge),
    drawing(front, { stroke: side.edge, width: pen * 2.2 }),
  ];
}

/** Lines in place of a fill: over the whole block of the first side, over the coloured half of the second. */
function hatching(sign: BlockSign, { hatching: way, edge }: SideInks): Shape[] {
  if (way === null) return [];
  const [x, y] = [sign.width / 2, sign.depth / 2];
  const west = sign.side === 1 && isColumn(sign) ? 0 : -x;
  const south = sign.side === 1 && !isColumn(sign) ? 0 : -y;
  const lines = [];
  if (way === 'along')
    for (let at = south + 0.8; at < y - 0.2; at += 0.8) lines.push(polyline([point(west, at), point(x, at)]));
  else for (let at = west + 0.8; at < x - 0.2; at += 0.8) lines.push(polyline([point(at, south), point(at, y)]));
  return [drawing(lines, { stroke: edge, width: 0.1, ...(sign.open ? { opacity: 0.5 } : {}) })];
}

/** The footprint carried to the south-east of the paper. */
function shadow({ pose, width, depth }: BlockSign): Stroke {
  const [right, ahead] = [(pose.hy + pose.hx) * 0.3, (pose.hx - pose.hy) * 0.3];
  return rectangle(right - width / 2, ahead - depth / 2, right + width / 2, ahead + depth / 2);
}

/** The name in a block as it lies on the table; null when the block has none. */
export function nameOnTable(sign: BlockSign, inks: Inks, least: number): WordsShape | null {
  const name = sign.bases.length > 0 ? null : nameOf(sign, inks.sides[sign.side], inks, least);
  if (!name) return null;
  const { at, toward } = name.place;
  const { hx, hy } = sign.pose;
  const way = point(toward.x * hy + toward.y * hx, toward.y * hy - toward.x * hx);
  return { ...name, place: { at: along(sign.pose, at.y, at.x), toward: way } };
}

/** The name inside the block, upright on the paper; null when it would be too small to read. */
function nameOf(sign: BlockSign, side: SideInks, inks: Inks, least: number): WordsShape | null {
  if (sign.name === '' || sign.arm === 'guns' || sign.arm === 'train') return null;
  const column = isColumn(sign);
  const room = (column ? sign.depth : sign.width) - signRoom(sign) - 1;
  const deep = column ? sign.width : sign.depth;
  const wide = letterWidths(sign.name, 'italic', 1).reduce((sum, width) => sum + width, 0);
  const largest = Math.max(NAME.largest, least);
  // Half a split block is too thin for large type: it then lies over both halves.
  const split = sign.side === 1 && deep * 0.36 >= Math.min(largest, room / wide) * 0.8;
  const thick = split || (sign.side === 1 && least === 0) ? deep * 0.5 : deep;
  const size = Math.min(largest, thick * 0.78, room / wide);
  if (size < NAME.smallest) return null;
  const axis = column ? point(0, 1) : EAST;
  const eastward = axis.x * sign.pose.hy + axis.y * sign.pose.hx;
  const northward = axis.y * sign.pose.hy - axis.x * sign.pose.hx;
  const toward =
    eastward < -0.01 || (Math.abs(eastward) <= 0.01 && northward < 0) ? shifted(point(0, 0), axis, -1) : axis;
  const lettering: Lettering = {
    text: sign.name,
    role: 'italic',
    size,
    spacing: 0,
    colour: side.sign,
    halo: {
      colour: sign.side === 0 ? side.fill : inks.halo,
      width: side.hatching !== null || (thick === deep && sign.side === 1) ? 0.9 : 0.4,
    },
  };
  const off = sign.side === 1 && thick < deep ? thick / 2 : 0;
  const aside = signRoom(sign) / 2;
  const at = column ? point(-off, aside) : point(aside, -off);
  return { kind: 'words', lettering, place: { at, toward } };
}

/** Hits as a row of pips behind the rear edge, larger where type has to be. */
function pips({ hits, depth }: BlockSign, inks: Inks, least: number): Shape[] {
  const size = Math.max(1, least / NAME.largest);
  const places = Array.from({ length: Math.min(hits, 12) }, (_, index) =>
    dot(point((index - (Math.min(hits, 12) - 1) / 2) * 1.15 * size, -depth / 2 - 0.95 * size)),
  );
  return [
    drawing(places, { stroke: inks.halo, width: 1.15 * size, round: true }),
    drawing(places, { stroke: inks.pip, width: 0.8 * size, round: true }),
  ];
}

/** Between two puffs, and from the front to the first row of them, cm. */
const PUFFS = { apart: 2.3, ahead: 2.1 } as const;

/** Puffs of smoke before the front. */
function smoke({ fired, width, depth }: BlockSign, inks: Inks): Shape[] {
  if (!fired) return [];
  const count = Math.max(2, Math.floor(width / PUFFS.apart));
  const puffs = Array.from({ length: count }, (_, index) => {
    const size = index % 3 === 1 ? 1.25 : 0.95;
    const x = (index - (count - 1) / 2) * PUFFS.apart;
    return oval(point(x, depth / 2 + PUFFS.ahead + (index % 2) * 0.8), size, size * 0.8);
  });
  return [drawing(puffs, { fill: inks.smoke, fillOpacity: 0.85, stroke: inks.ink, width: 0.16 })];
}
