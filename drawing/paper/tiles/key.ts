/** The page map: the whole with the borders and names of its sheets, and how they are glued together. */
import { capital } from '../../../engine/scenario';
import { NEGLIGIBLE, type Point } from '../../../engine/geometry';
import type { Inks } from '../../map/inks';
import { widthOf } from '../../map/lettering';
import type { Frame, Shape } from '../../map/scene';
import { drawing, point, polygon, polyline, rectangle } from '../../map/strokes';
import { PAPERS, sizeOf, type Sheet } from '../sheet';
import { fittedWords, scaleWords, written } from './lettering';
import type { TileLayout } from './tile-options';

/** A part of the whole as the page map shows it. */
export interface KeyPart {
  readonly name: string;
  /** In the measure of the drawing. */
  readonly window: Frame;
  /** It is among the sheets. */
  readonly printed: boolean;
}
/** A drawing, and the names on it, which keep off what the page map writes over it. */
export interface KeyDrawing {
  /** Without the names. */
  readonly unnamed: readonly Shape[];
  /** The names at a scale in cm of paper to one of the drawing, off frames in its measure. */
  readonly namesAt: (scale: number, off: readonly Frame[]) => readonly Shape[];
}
export interface TileKey {
  readonly id: string;
  readonly title: string;
  readonly drawn: KeyDrawing;
  /** What is divided, in the measure of the drawing. */
  readonly frame: Frame;
  readonly parts: readonly KeyPart[];
  /** Below the title, a line each. */
  readonly lines: readonly string[];
}

const HEAD = 1.5;
const LINE = 0.5;

/** The map lies on the same paper as the sheets, turned as suits it. */
export function keySheet(key: TileKey, layout: TileLayout, inks: Inks): Sheet {
  const upright = key.frame.north - key.frame.south > key.frame.east - key.frame.west;
  const [width, height] = sizeOf({ ...layout, upright });
  const around = layout.margin + 0.4;
  const north = height - around - HEAD - key.lines.length * LINE;
  const room = { west: around, south: around, east: width - around, north };
  const { frame, drawn, parts } = key;
  const scale = Math.min(
    (room.east - room.west) / (frame.east - frame.west),
    (room.north - room.south) / (frame.north - frame.south),
  );
  const wide = (frame.east - frame.west) * scale;
  const west = (room.west + room.east - wide) / 2;
  const origin = point(west - frame.west * scale, room.north - frame.north * scale);
  const onPaper = (one: Frame): Frame => ({
    west: origin.x + one.west * scale,
    south: origin.y + one.south * scale,
    east: origin.x + one.east * scale,
    north: origin.y + one.north * scale,
  });
  const clip = onPaper(frame);
  const windows = parts.map((part) => ({ ...part, window: onPaper(part.window) }));
  const names = windows.map((part) => nameShape(seenOf(part, windows), inks));
  const offTable = names.map(({ at, wide, high }): Frame => {
    const [x, y] = [(at.x - origin.x) / scale, (at.y - origin.y) / scale];
    const [across, above] = [wide / 2 / scale, high / 2 / scale];
    return { west: x - across, south: y - above, east: x + across, north: y + above };
  });
  const window = (shapes: readonly Shape[]): Shape => ({ kind: 'window', origin, scale, clip, shapes });
  return {
    id: key.id,
    title: key.title,
    width,
    height,
    layers: [
      { name: 'drawing', shapes: [window(drawn.unnamed), window(drawn.namesAt(scale, offTable))] },
      { name: 'sheets', shapes: [...overlaps(windows, inks), ...bordersOf(windows, clip, inks)] },
      { name: 'names of sheets', shapes: names.map(({ shape }) => shape) },
      { name: 'words', shapes: headOf(key, width, height - around, inks) },
    ],
  };
}

/** How sheets are named and glued, in words. */
export function gluingWords(
  layout: TileLayout,
  sheets: { readonly whole: number; readonly printed: number },
  glued: readonly [width: number, depth: number],
): string[] {
  const { printed, whole } = sheets;
  const [width, depth] = glued.map((cm) => String(Math.round(cm * layout.ratio * 10) / 10));
  const count = whole === 1 ? 'One sheet' : printed === whole ? `${whole} sheets` : `${printed} of ${whole} sheets`;
  const paper = layout.paper.length === 2 ? layout.paper.toUpperCase() : capital(layout.paper);
  return [
    `${scaleWords(layout.ratio)}. ${count} of ${paper}, ${sizeWords(layout)}; glued ${width ?? ''} by ${depth ?? ''} cm.`,
    ...(whole > 1
      ? [
          `Cut the right and lower side of each sheet and lay it over the next; neighbours share ${tenth(layout.overlap)} cm.`,
          'Begin at the lower right, so that each sheet lies on those already there; crosses must become whole.',
        ]
      : []),
    'Print without fitting to the page: check marks are 5.0 cm long, the ruler is 10.0 cm.',
  ];
}

const tenth = (number: number): string => String(Math.round(number * 10) / 10);
const sizeWords = ({ paper, upright }: TileLayout): string => {
  const [width, height] = PAPERS[paper];
  return `${upright ? 'upright' : 'wide'} (${width} by ${height} cm)`;
};

/** A tint where two sheets show the same. */
function overlaps(parts: readonly KeyPart[], inks: Inks): Shape[] {
  const strokes = parts.flatMap((part, index) =>
    parts.slice(index + 1).flatMap((other) => {
      const common = {
        west: Math.max(part.window.west, other.window.west),
        south: Math.max(part.window.south, other.window.south),
        east: Math.min(part.window.east, other.window.east),
        north: Math.min(part.window.north, other.window.north),
      };
      const { west, south, east, north } = common;
      return east > west + NEGLIGIBLE && north > south + NEGLIGIBLE ? [rectangle(west, south, east, north)] : [];
    }),
  );
  return strokes.length === 0 ? [] : [drawing(strokes, { fill: inks.ink, fillOpacity: 0.14 })];
}

/** Each sheet ends at its right and lower side, where it lies upon its neighbours; those left out are struck through. */
function bordersOf(parts: readonly KeyPart[], whole: Frame, inks: Inks): Shape[] {
  const borders = parts.flatMap(({ window: { west, south, east, north } }) => [
    polyline([point(west, south), point(east, south), point(east, north)]),
  ]);
  const out = parts
    .filter(({ printed }) => !printed)
    .flatMap(({ window: { west, south, east, north } }) => [
      polyline([point(west, south), point(east, north)]),
      polyline([point(west, north), point(east, south)]),
    ]);
  const edge = [point(whole.west, whole.south), point(whole.east, whole.south), point(whole.east, whole.north)];
  return [
    drawing(borders, { stroke: inks.halo, width: 0.07 }),
    drawing(borders, { stroke: inks.ink, width: 0.03 }),
    ...(out.length === 0 ? [] : [drawing(out, { stroke: inks.ink, width: 0.02, opacity: 0.6 })]),
    drawing([polygon([...edge, point(whole.west, whole.north)])], { stroke: inks.ink, width: 0.05 }),
  ];
}

/** What is seen of a sheet when its neighbours in the west and north lie upon it. */
function seenOf(part: KeyPart, parts: readonly KeyPart[]): KeyPart {
  const { west, north, ...rest } = part.window;
  const upon = parts.map(({ window }) => window).filter((window) => window !== part.window);
  const beside = upon.filter((other) => other.north === north && other.west < west && other.east > west);
  const above = upon.filter((other) => other.west === west && other.north > north && other.south < north);
  const window = {
    ...rest,
    west: Math.max(west, ...beside.map(({ east }) => east)),
    north: Math.min(north, ...above.map(({ south }) => south)),
  };
  return { ...part, window };
}

/** In the upper left corner, where it covers least. */
function nameShape({ name, window: { west, south, east, north } }: KeyPart, inks: Inks): SheetName {
  const [wide, high] = [east - west, north - south];
  const size = Math.max(0.12, Math.min(0.6, high * 0.34, wide * 0.24));
  const halo = { colour: inks.halo, width: size * 0.3 };
  const lettering = { ...written(name, 'capitals', size, inks.ink), halo };
  const shape = fittedWords(lettering, point(west + size * 0.35, north - size * 0.75), wide * 0.8, 'left');
  return {
    shape,
    at: shape.place.at,
    wide: widthOf(shape.lettering) + size * 0.4,
    high: shape.lettering.size * 1.2,
  };
}
/** The name of a sheet and the room it takes, cm of paper. */
interface SheetName {
  readonly shape: Shape;
  readonly at: Point;
  readonly wide: number;
  readonly high: number;
}

function headOf({ title, lines }: TileKey, width: number, top: number, inks: Inks): Shape[] {
  const most = width - 2;
  const heading = written(title, 'capitals', 0.9, inks.ink);
  const size = Math.min(0.42, ...lines.map((line) => (0.42 * most) / widthOf(written(line, 'italic', 0.42, inks.ink))));
  return [
    fittedWords(heading, point(width / 2, top - 0.55), most, 'middle'),
    ...lines.map((line, index) =>
      fittedWords(written(line, 'italic', size, inks.ink), point(width / 2, top - 1.4 - index * LINE), most, 'middle'),
    ),
  ];
}
