/**
 * From pieces to features: printed sizes become the scale's, levels become heights and effects. A hill rises by as much
 * a level as a gentle hill is high; level 0 is gentle and higher ones are steep, with a contour for each level. A wood of
 * level 2 is a wood and one of level 1 an orchard; thicker ones are slower still. Towns are built of whole blocks.
 */
import { facingOf, plus, rightOf, times, type Point } from '../../engine/geometry';
import { kebab, PLAIN_FEATURE, HILL_HEIGHTS, scaled, WIDTHS } from '../../engine/scenario';
import type { Block, Cm, Effects, Feature, Outline, Scale } from '../../engine/scenario';
import type { TerrainPiece } from './pieces';

/** Woods of more than level 2 by arm, as the table of movement has them (SYW-TERR-02). */
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
  scale: Scale,
): readonly Feature[] {
  const named = pieces.map((piece, n) => ({ piece, name: names[n] ?? piece.kind }));
  const features = named.map(({ piece, name }) => featureOf(piece, name, scale));
  const stream = named.find(({ piece }) => piece.kind === 'stream');
  const roads = named.filter(({ piece }) => piece.kind === 'road');
  if (!stream) return features;
  const crossings = roads.flatMap(({ piece }) => crossingOf(stream.piece, piece) ?? []);
  const bridges = crossings.map((at, n): Feature => {
    const name = `${stream.name} bridge${n > 0 ? ` ${n + 1}` : ''}`;
    const width = scaled(WIDTHS.bridge, scale);
    return { ...titled(name), kind: 'bridge', over: kebab(stream.name), at: placed(at, scale), width };
  });
  return [...features, ...bridges];
}

/** Where two strips cross; null when they run the same way. */
function crossingOf(stream: TerrainPiece, road: TerrainPiece): Point | null {
  if (stream.turn === road.turn) return null;
  return stream.turn === 0 ? { x: stream.at.x, y: road.at.y } : { x: road.at.x, y: stream.at.y };
}

function featureOf(piece: TerrainPiece, name: string, scale: Scale): Feature {
  const title = titled(name);
  switch (piece.kind) {
    case 'hill':
      return {
        ...title,
        kind: 'hill',
        slope: piece.level === 0 ? 'gentle' : 'steep',
        height: levelHeight(piece.level, scale),
        outline: ellipseOf(piece, scale, 1),
        contours: contoursOf(piece, scale),
      };
    case 'wood':
      return {
        ...title,
        kind: piece.level === 1 ? 'orchard' : 'wood',
        outline: ellipseOf(piece, scale, 1),
        effects: THICKETS[piece.level] ?? null,
      };
    case 'marsh':
      return { ...title, kind: 'marsh', outline: ellipseOf(piece, scale, 1) };
    case 'town':
      return { ...title, kind: 'bua', build: 'rustic', fortified: false, blocks: blocksOf(piece, title.id, scale) };
    case 'stream':
    case 'road':
      return { ...title, kind: piece.kind, width: scaled(piece.width, scale), course: courseOf(piece, scale) };
  }
}

const titled = (name: string) => ({ ...PLAIN_FEATURE, id: kebab(name), name });
const levelHeight = (level: number, scale: Scale): Cm => scaled(HILL_HEIGHTS.gentle * (level + 1), scale);
const placed = ({ x, y }: Point, scale: Scale): Point => ({ x: scaled(x, scale), y: scaled(y, scale) });

/** The ellipse of a piece, `share` of its size. */
function ellipseOf({ at, width, depth, turn }: TerrainPiece, scale: Scale, share: number): Outline {
  const radii = [scaled((width / 2) * share, scale), scaled((depth / 2) * share, scale)] as const;
  return { shape: 'ellipse', at: placed(at, scale), radii, turn };
}

/** Of a level 0 hill none: it rises evenly. */
function contoursOf(piece: TerrainPiece, scale: Scale) {
  if (piece.level === 0) return [];
  return Array.from({ length: piece.level + 1 }, (_, level) => ({
    height: levelHeight(level, scale),
    outline: ellipseOf(piece, scale, 1 - (level + 1) / (piece.level + 2)),
  }));
}

/** As many blocks side by side as the town has room for, at least one, about its middle. */
function blocksOf({ at, width, depth, turn }: TerrainPiece, id: string, scale: Scale): readonly Block[] {
  const across = Math.max(1, Math.floor(width / WIDTHS.block));
  const deep = Math.max(1, Math.floor(depth / WIDTHS.block));
  return Array.from({ length: across * deep }, (_, n): Block => {
    const east = ((n % across) - (across - 1) / 2) * WIDTHS.block;
    const north = (Math.floor(n / across) - (deep - 1) / 2) * WIDTHS.block;
    const ahead = facingOf(turn);
    const centre = plus(at, plus(times(rightOf(ahead), east), times(ahead, north)));
    return { id: `${id}/${n + 1}`, at: placed(centre, scale), turn, side: scaled(WIDTHS.block, scale) };
  });
}

/** Straight from edge to edge and a little beyond. */
function courseOf({ at, depth, turn }: TerrainPiece, scale: Scale) {
  const reach = depth / 2 + BEYOND;
  const points =
    turn === 0
      ? [
          { x: at.x, y: at.y - reach },
          { x: at.x, y: at.y + reach },
        ]
      : [
          { x: at.x - reach, y: at.y },
          { x: at.x + reach, y: at.y },
        ];
  return { points: points.map((point) => placed(point, scale)), smooth: false };
}
