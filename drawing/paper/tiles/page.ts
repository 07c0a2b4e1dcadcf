/** One sheet of a drawing that is spread over several. */
import { listed } from '../../../engine/scenario';
import type { Point } from '../../../engine/geometry';
import type { Inks } from '../../map/inks';
import { widthOf } from '../../map/lettering';
import type { Frame, Shape } from '../../map/scene';
import { point } from '../../map/strokes';
import { sizeOf, type Sheet } from '../sheet';
import { fittedWords, scaleWords, wordsAt, written } from './lettering';
import { checkLines, checkSquare, crosses, cutLines, cutMarks, ruler, type Guides } from './cutting-marks';
import type { TileLayout } from './tile-options';
import { BAND, CHECK_SQUARE, FOOT, roomOn, RULER } from './room';
import { tileName, type Tile, type Tiling } from './tiling';

/** A drawing in its own measure. Every sheet has the same `shapes`: whoever writes sheets need write them but once. */
export interface Drawn {
  readonly shapes: readonly Shape[];
  /** Nothing is shown beyond it, not even in a bleed. */
  readonly extent: Frame;
}
/** What the sheets of one drawing have in common. */
export interface Pages {
  readonly drawn: Drawn;
  readonly tiling: Tiling;
  readonly layout: TileLayout;
  readonly inks: Inks;
  /** Written below every sheet. */
  readonly title: string;
  /** Before the names of sheets in their ids and titles; empty when there is one drawing only. */
  readonly of: string;
  /** Names of the sheets that are printed. */
  readonly printed: ReadonlySet<string>;
  /** How to cut, in words without a stop. */
  readonly cutting: string;
  /** The outer edges of the whole are cut, too. */
  readonly trimmed: boolean;
}

/** What a sheet does at each of its sides. */
interface Sides {
  readonly north: 'edge' | 'flap';
  readonly west: 'edge' | 'flap';
  readonly east: 'edge' | 'cut';
  readonly south: 'edge' | 'cut';
}
function sidesOf({ row, column }: Tile, { rows, columns }: Tiling): Sides {
  return {
    north: row === 0 ? 'edge' : 'flap',
    west: column === 0 ? 'edge' : 'flap',
    east: column === columns - 1 ? 'edge' : 'cut',
    south: row === rows - 1 ? 'edge' : 'cut',
  };
}

/** Where a point of the drawing comes to lie on a tile's sheet, cm of paper. */
export function onSheet(at: Point, tile: Tile, layout: TileLayout): Point {
  const { west, north } = roomOn(layout);
  const { ratio } = layout;
  return point(west + (at.x - tile.window.west) * ratio, north + (at.y - tile.window.north) * ratio);
}

/** Where a tile's window lies on its sheet, cm of paper. */
export function windowOnSheet(tile: Tile, layout: TileLayout): Frame {
  const { window } = tile;
  const { x: east, y: south } = onSheet(point(window.east, window.south), tile, layout);
  const { west, north } = roomOn(layout);
  return { west, south, east, north };
}

/**
 * The sheet of a tile. Its right and lower sides are cut and laid over the left and upper flaps of its neighbours, so that
 * marks and words of all but the last sheets vanish.
 */
export function tileSheet(tile: Tile, pages: Pages): Sheet {
  const { layout, inks, tiling, drawn } = pages;
  const [width, height] = sizeOf(layout);
  const frame = windowOnSheet(tile, layout);
  const sides = sidesOf(tile, tiling);
  const guides = guidesOf(frame, sides, pages);
  const { marks, bleed } = layout;
  const name = `${pages.of}${tile.name}`;
  return {
    id: name,
    title: `Sheet ${name}`,
    width,
    height,
    layers: [
      { name: 'drawing', shapes: [pictureOf(tile, drawn, frame, sides, layout)] },
      ...(marks
        ? [
            {
              name: 'marks',
              shapes: [
                cutLines(cutsOf(frame, sides, pages.trimmed), inks),
                cutMarks(frame, guides, bleed, inks),
                ...crosses(meetings(frame, sides, layout.overlap), inks),
              ],
            },
          ]
        : []),
      {
        name: 'measures and words',
        shapes: [...checkMarks(frame, layout, inks), ...footOf(tile, name, pages)],
      },
    ],
  };
}

function pictureOf({ window }: Tile, drawn: Drawn, frame: Frame, sides: Sides, { ratio, bleed }: TileLayout): Shape {
  const origin = point(frame.west - window.west * ratio, frame.north - window.north * ratio);
  const { extent, shapes } = drawn;
  const by = (side: Sides[keyof Sides]): number => (side === 'flap' ? 0 : bleed);
  const clip: Frame = {
    west: Math.max(frame.west - by(sides.west), origin.x + extent.west * ratio),
    south: Math.max(frame.south - by(sides.south), origin.y + extent.south * ratio),
    east: Math.min(frame.east + by(sides.east), origin.x + extent.east * ratio),
    north: Math.min(frame.north + by(sides.north), origin.y + extent.north * ratio),
  };
  return { kind: 'window', origin, scale: ratio, clip, shapes };
}

/** Cuts, and on flaps the lines up to which a neighbour is laid. */
function guidesOf({ west, south, east, north }: Frame, sides: Sides, { layout, trimmed }: Pages): Guides {
  const { overlap } = layout;
  const isCut = (side: Sides[keyof Sides]): boolean => side === 'cut' || trimmed;
  return {
    upright: [
      ...(sides.west === 'flap' ? [west + overlap] : trimmed ? [west] : []),
      ...(isCut(sides.east) ? [east] : []),
    ],
    level: [
      ...(sides.north === 'flap' ? [north - overlap] : trimmed ? [north] : []),
      ...(isCut(sides.south) ? [south] : []),
    ],
  };
}

function cutsOf({ west, south, east, north }: Frame, sides: Sides, trimmed: boolean): (readonly [Point, Point])[] {
  const [nw, ne, se, sw] = [point(west, north), point(east, north), point(east, south), point(west, south)];
  const ends = { north: [nw, ne], east: [ne, se], south: [se, sw], west: [sw, nw] } as const;
  return (['north', 'east', 'south', 'west'] as const)
    .filter((side) => sides[side] === 'cut' || (sides[side] === 'edge' && trimmed))
    .map((side) => ends[side]);
}

/** Shares of a side at which crosses stand. */
const CROSSES = [1 / 6, 1 / 2, 5 / 6] as const;

/** Where neighbours' edges come to lie: on this sheet's cuts, and within its flaps. */
function meetings({ west, south, east, north }: Frame, sides: Sides, overlap: number): Point[] {
  const upright = [...(sides.west === 'flap' ? [west + overlap] : []), ...(sides.east === 'cut' ? [east] : [])].flatMap(
    (x) => CROSSES.map((share) => point(x, south + (north - south) * share)),
  );
  const level = [
    ...(sides.north === 'flap' ? [north - overlap] : []),
    ...(sides.south === 'cut' ? [south] : []),
  ].flatMap((y) => CROSSES.map((share) => point(west + (east - west) * share, y)));
  return [...upright, ...level];
}

/** A square to check the printer by where there is room beside or below the drawing; else a line on each of two sides. */
function checkMarks(frame: Frame, layout: TileLayout, inks: Inks): Shape[] {
  const { west, south, east, north } = frame;
  const room = roomOn(layout);
  const apart = BAND + 0.2;
  if (room.west + room.width - east >= apart + CHECK_SQUARE) return checkSquare(point(east + apart, north), inks);
  if (south - (room.north - room.height) >= apart + CHECK_SQUARE) return checkSquare(point(west, south - apart), inks);
  return checkLines(frame, inks);
}

/** Ruler, name, scale and how to glue, in the foot of the sheet's room. */
function footOf(tile: Tile, name: string, pages: Pages): Shape[] {
  const { layout, inks, title } = pages;
  const { west, width } = roomOn(layout);
  const [paper] = sizeOf(layout);
  const top = layout.margin + FOOT - 0.05;
  const line = layout.margin + 0.32;
  const right = paper - layout.margin - BAND;
  const heading = written(`Sheet ${name}`, 'capitals', 0.56, inks.ink);
  const how = written(howToGlue(tile, pages), 'italic', 0.32, inks.ink);
  const what = written(`${title}, ${scaleWords(layout.ratio)}`, 'italic', 0.36, inks.ink);
  const beside = width - RULER - 0.8;
  return [
    ...ruler(point(west, top), inks),
    wordsAt(heading, point(west, line), 'left'),
    fittedWords(how, point(right, line), width - widthOf(heading) - 0.5, 'right'),
    ...(beside > 2 ? [fittedWords(what, point(right, top - 0.3), beside, 'right')] : []),
  ];
}

function howToGlue({ row, column }: Tile, { tiling: { rows, columns }, printed, cutting }: Pages): string {
  const under = [
    ...(column + 1 < columns ? [tileName(row, column + 1)] : []),
    ...(row + 1 < rows ? [tileName(row + 1, column)] : []),
  ].filter((name) => printed.has(name));
  return under.length === 0 ? `${cutting}.` : `${cutting}; lay it over ${listed(under)}.`;
}
