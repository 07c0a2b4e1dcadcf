/**
 * The signs of troops, the same in plan, print and counters: a block of the true footprint in its side's manner, and a
 * sign for its arm. The first side is solid, the second split along its length.
 */
import { armSign } from './arms';
import { isColumn } from './block-sign';
import { NAME_SIZE, nameIn, nameRoom } from './block-names';
import type { Inks, SideInks } from './inks';
import type { Paint, Shape, Stroke } from './scene';
import { dot, drawing, inked, onTable, oval, point, polygon, polyline, rectangle } from './strokes';
import type { BlockSign } from './block-sign';

/**
 * A block with its sign, name, counter and smoke; `least` is the smallest type that can be read, cm. `name` stands where
 * it usually does unless it is given.
 */
export function blockShape(sign: BlockSign, inks: Inks, least = 0, name = nameIn(sign, inks, least)): Shape {
  const side = inks.sides[sign.side];
  if (sign.bases.length > 0) return scatteredShape(sign, inks, least);
  return {
    kind: 'group',
    frame: sign.pose,
    tags: { id: sign.id, kind: 'unit', side: String(sign.side + 1) },
    shapes: inked([
      drawing([shadow(sign)], { fill: inks.ink, fillOpacity: 0.25 }),
      ...body(sign, side, inks, 0.2, name?.rear),
      ...armSign(sign, side, name && nameRoom(sign, name)),
      ...(name ? [name.words] : []),
      ...pips(sign, inks, least),
      ...smoke(sign, inks),
    ]),
  };
}

/** A unit whose bases stand out of place: each for itself, the sign and the counter where the unit is. */
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

/** `rear`: the share of a split block that stays bare. */
function body(sign: BlockSign, side: SideInks, inks: Inks, pen: number, rear = 0.5): Shape[] {
  const [x, y] = [sign.width / 2, sign.depth / 2];
  const whole = rectangle(-x, -y, x, y);
  const coloured = isColumn(sign) ? rectangle(x * (2 * rear - 1), -y, x, y) : rectangle(-x, y * (2 * rear - 1), x, y);
  const faded: Pick<Paint, 'fillOpacity'> = sign.open ? { fillOpacity: 0.5 } : {};
  const edge = { stroke: side.edge, width: pen, ...(sign.unformed ? { dash: [1.2, 0.9] } : {}) };
  const fills =
    sign.side === 0
      ? [drawing([whole], { fill: side.fill, ...faded }), ...hatching(sign, side, 0)]
      : [
          drawing([whole], { fill: inks.halo }),
          drawing([coloured], { fill: side.fill, ...faded }),
          ...hatching(sign, side, rear),
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

/** Lines in place of a fill, but for the share at the rear that stays bare. */
function hatching(sign: BlockSign, { hatching: direction, edge }: SideInks, rear: number): Shape[] {
  if (direction === null) return [];
  const [x, y] = [sign.width / 2, sign.depth / 2];
  const west = isColumn(sign) ? x * (2 * rear - 1) : -x;
  const south = isColumn(sign) ? -y : y * (2 * rear - 1);
  const lines = [];
  // The whole block of the first side is ruled closer as well, so that it is the darker from afar.
  if (direction === 'along')
    for (let at = south + 0.5; at < y - 0.2; at += 0.5) lines.push(polyline([point(west, at), point(x, at)]));
  else for (let at = west + 0.8; at < x - 0.2; at += 0.8) lines.push(polyline([point(at, south), point(at, y)]));
  return [drawing(lines, { stroke: edge, width: 0.1, ...(sign.open ? { opacity: 0.5 } : {}) })];
}

/** The footprint carried to the south-east of the paper. */
function shadow({ pose, width, depth }: BlockSign): Stroke {
  const [right, ahead] = [(pose.hy + pose.hx) * 0.3, (pose.hx - pose.hy) * 0.3];
  return rectangle(right - width / 2, ahead - depth / 2, right + width / 2, ahead + depth / 2);
}

/** The counter as a row of pips behind the rear edge, larger where type has to be. */
function pips({ count, depth }: BlockSign, inks: Inks, least: number): Shape[] {
  const size = Math.max(1, least / NAME_SIZE.largest);
  const places = Array.from({ length: Math.min(count, 12) }, (_, index) =>
    dot(point((index - (Math.min(count, 12) - 1) / 2) * 1.15 * size, -depth / 2 - 0.95 * size)),
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
