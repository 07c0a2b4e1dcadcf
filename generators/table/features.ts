/**
 * From pieces to features: printed sizes become the scale's, levels become heights and effects. A hill rises by as much
 * a level as a gentle hill is high; level 0 is gentle and higher ones are steep, with a contour for each level. A wood of
 * level 2 is a wood and one of level 1 an orchard; thicker ones are slower still. Towns are built of whole blocks.
 */
import { facingOf, plus, rightOf, times, type Point } from '../../engine/geometry';
import { Chance } from '../army/chance';
import { bridgesBetween } from './bridges';
import { measured, measureOf } from './measure';
import type { Extent } from './sectors';
import { dents, irregular, keepsClearOf, winding } from './winding';
import { kebab, PLAIN_FEATURE, HILL_HEIGHTS, scaled, WIDTHS } from '../../engine/scenario';
import type { Block, Cm, Course, Effects, Feature, Outline, Scale } from '../../engine/scenario';
import type { TerrainPiece } from './pieces';

/** Woods of more than level 2 by arm, as the table of movement has them. */
const THICKETS: Readonly<Record<number, Effects>> = {
  3: {
    movement: { foot: 'quarter', 'light foot': 'half', horse: 'closed', guns: 'closed', train: 'closed' },
    cover: null,
    sight: null,
  },
  4: {
    movement: { foot: 'closed', 'light foot': 'quarter', horse: 'closed', guns: 'closed', train: 'closed' },
    cover: null,
    sight: null,
  },
};
/** How far streams and roads run past the edge, cm. */
const BEYOND: Cm = 4;

/** Pieces under their names, in the order they were put down, then a bridge wherever the road meets the stream. */
export function featuresOf(
  pieces: readonly TerrainPiece[],
  names: readonly string[],
  order: ShapeOrder,
): readonly Feature[] {
  const features = pieces.map((piece, n) => {
    const chance = new Chance(order.seed, SHAPES_FROM + n * SHAPES_EACH);
    return featureOf(piece, names[n] ?? piece.kind, {
      ...order,
      chance,
      others: pieces.filter((one) => one !== piece),
    });
  });
  return [...features, ...bridgesOver(features, { width: order.table.width, depth: order.table.depth }, order.scale)];
}

/** What shapes are drawn by: the table is in centimetres at 15mm. */
export interface ShapeOrder {
  readonly seed: number;
  readonly scale: Scale;
  readonly table: Extent;
}
interface Drawing extends ShapeOrder {
  readonly chance: Chance;
  readonly others: readonly TerrainPiece[];
}

/** Where the chances of shapes begin in a seed, clear of dice and names, and how many a piece has. */
const SHAPES_FROM = 400_000;
const SHAPES_EACH = 1000;

function featureOf(piece: TerrainPiece, name: string, drawing: Drawing): Feature {
  const { scale, chance } = drawing;
  const title = titled(name);
  const edge = dents(chance);
  switch (piece.kind) {
    case 'hill':
      return {
        ...title,
        kind: 'hill',
        slope: piece.level === 0 ? 'gentle' : 'steep',
        height: levelHeight(piece.level, scale),
        outline: edgeOf(piece, scale, 1, edge),
        contours: contoursOf(piece, scale, edge),
      };
    case 'wood':
      return {
        ...title,
        kind: piece.level === 1 ? 'orchard' : 'wood',
        outline: edgeOf(piece, scale, 1, edge),
        effects: THICKETS[piece.level] ?? null,
      };
    case 'marsh':
      return { ...title, kind: 'marsh', outline: edgeOf(piece, scale, 1, edge) };
    case 'town':
      return { ...title, kind: 'bua', build: 'rustic', fortified: false, blocks: blocksOf(piece, title.id, scale) };
    case 'stream':
    case 'road': {
      const line = { ...title, width: measured(piece.width, scale), course: courseOf(piece, drawing) };
      return piece.kind === 'stream' ? { ...line, kind: 'stream' } : { ...line, kind: 'road', from: null, to: null };
    }
  }
}

const titled = (name: string) => ({ ...PLAIN_FEATURE, id: kebab(name), name });
const levelHeight = (level: number, scale: Scale): Cm => scaled(HILL_HEIGHTS.gentle * (level + 1), scale);
const placed = ({ x, y }: Point, scale: Scale): Point => ({ x: measured(x, scale), y: measured(y, scale) });

/** An edge within the ellipse of a piece, `share` of its size. */
function edgeOf(
  { at, width, depth, turn }: TerrainPiece,
  scale: Scale,
  share: number,
  edge: readonly number[],
): Outline {
  const radii = [measured((width / 2) * share, scale), measured((depth / 2) * share, scale)] as const;
  return irregular(placed(at, scale), radii, turn, edge);
}

/** Of a level 0 hill none: it rises evenly. */
function contoursOf(piece: TerrainPiece, scale: Scale, edge: readonly number[]) {
  if (piece.level === 0) return [];
  return Array.from({ length: piece.level + 1 }, (_, level) => ({
    height: levelHeight(level, scale),
    outline: edgeOf(piece, scale, 1 - (level + 1) / (piece.level + 2), edge),
  }));
}

/** Between the houses of a town, at 15mm. */
const STREET: Cm = 1.5;

/** As many blocks side by side as the town has room for, with streets between them, at least one, about its middle. */
function blocksOf({ at, width, depth, turn }: TerrainPiece, id: string, scale: Scale): readonly Block[] {
  const side = WIDTHS.block / measureOf('28mm');
  const apart = side + STREET;
  const across = Math.max(1, Math.floor((width + STREET) / apart));
  const deep = Math.max(1, Math.floor((depth + STREET) / apart));
  return Array.from({ length: across * deep }, (_, n): Block => {
    const east = ((n % across) - (across - 1) / 2) * apart;
    const north = (Math.floor(n / across) - (deep - 1) / 2) * apart;
    const ahead = facingOf(turn);
    const centre = plus(at, plus(times(rightOf(ahead), east), times(ahead, north)));
    return { id: `${id}/${n + 1}`, at: placed(centre, scale), turn, side: scaled(WIDTHS.block, scale) };
  });
}

/** How far apart the bends of streams and roads are, and how far they swing, at 15mm. */
const BENDS = { stream: { apart: 13, swing: 5 }, road: { apart: 20, swing: 4 } } as const;

/** From edge to edge and a little beyond, winding where other pieces leave room; a road goes through the middle of its town. */
function courseOf({ kind, at, depth, turn, width }: TerrainPiece, { scale, chance, others }: Drawing): Course {
  const reach = depth / 2 + BEYOND;
  const end = (by: Cm): Point => (turn === 0 ? { x: at.x, y: at.y + by } : { x: at.x + by, y: at.y });
  const town = kind === 'road' ? others.find((one) => one.kind === 'town') : undefined;
  const through = [end(-reach), ...(town ? [town.at] : []), end(reach)];
  const avoided = others.filter((one) => one.kind !== 'stream' && one.kind !== 'road' && one !== town);
  const isClear = (from: Point, to: Point): boolean =>
    avoided.every((one) => keepsClearOf(one, from, to, width / 2 + CLEAR));
  const { points, smooth } = winding(through, kind === 'road' ? BENDS.road : BENDS.stream, chance, isClear);
  return { points: points.map((point) => placed(point, scale)), smooth };
}
/** What a winding line keeps from hills, woods and houses, at 15mm. */
const CLEAR: Cm = 1.5;

/** A bridge wherever the road meets the stream on the table. */
function bridgesOver(features: readonly Feature[], { width, depth }: Extent, scale: Scale): readonly Feature[] {
  const table = { width: measured(width, scale), depth: measured(depth, scale) };
  return bridgesBetween(features, table, scale);
}
