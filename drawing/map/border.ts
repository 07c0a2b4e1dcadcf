/** The edge of the sheet: paper, the grid of feet, half-foot bars and their letters and numbers. */
import type { Ground } from '../../engine/terrain';
import type { Inks } from './inks';
import { jitter } from './jitter';
import type { Frame, Lettering, Shape, Stroke } from './scene';
import { drawing, EAST, grown, oval, point, polyline, rectangle } from './strokes';
import { tuft } from './fields';
import type { Relief } from './relief';
import { length, distanceToPolyline } from '../../engine/geometry';

export const FOOT = 30.48;
/** Paper left round the table, cm. */
export const PAPER_MARGIN = 8.5;
const BAR = 1.6;

export const tableFrame = ({ width, depth }: { readonly width: number; readonly depth: number }): Frame => ({
  west: 0,
  south: 0,
  east: width,
  north: depth,
});
const framed = ({ west, south, east, north }: Frame): Stroke => rectangle(west, south, east, north);

/** Paper, darker toward its edges and faintly stained, and the ground of the table. */
export function drawPaper(table: Frame, inks: Inks): Shape[] {
  const sheet = grown(table, PAPER_MARGIN);
  const rims = Array.from({ length: 9 }, (_, ring) =>
    drawing([framed(grown(sheet, -ring * 0.9 - 0.45))], {
      stroke: inks.stain,
      width: 0.92,
      opacity: 0.11 - ring * 0.011,
    }),
  );
  const stains = Array.from({ length: 10 }, (_, index) => {
    const x = sheet.west + jitter(index, 1) * (sheet.east - sheet.west);
    const y = sheet.south + jitter(index, 2) * (sheet.north - sheet.south);
    const size = 8 + jitter(index, 3) * 22;
    return [1, 0.82, 0.62].map((share) =>
      drawing([oval(point(x, y), size * share, size * share * 0.7)], { fill: inks.stain, fillOpacity: 0.009 }),
    );
  });
  return [
    drawing([framed(sheet)], { fill: inks.paper }),
    drawing([framed(table)], { fill: inks.ground, fillOpacity: 0.55 }),
    ...(inks.aged ? [...stains.flat(), ...rims] : []),
  ];
}

/** Tufts of grass on open, level ground; fine ones stand closer. */
export function drawGrass(ground: Ground, relief: Relief | null, inks: Inks, coarse = 1): Shape[] {
  const tufts: Stroke[] = [];
  const size = Math.min(1, coarse);
  const spacing = 7.4 * Math.sqrt(size);
  for (let row = 0; row * spacing < ground.depth; row += 1) {
    for (let column = 0; column * spacing < ground.width; column += 1) {
      const at = point((column + jitter(column, row, 5)) * spacing, (row + jitter(column, row, 6)) * spacing);
      if (ground.areasAt(at).some(({ kind }) => kind !== 'hill') || ground.blockAt(at)) continue;
      if (relief && length(relief.slopeAt(at)) > 0.05) continue;
      if (ground.lines.some(({ course, width }) => distanceToPolyline(at, course) < width / 2 + 1)) continue;
      tufts.push(...tuft(at, size));
    }
  }
  return tufts.length === 0 ? [] : [drawing(tufts, { stroke: inks.grass, width: 0.06 * size, opacity: 0.6 })];
}

/** Lines every foot from the south-west corner, `pen` cm wide. */
export function drawGrid(table: Frame, inks: Inks, pen = 0.06): Shape[] {
  const lines: Stroke[] = [];
  for (let x = FOOT; x < table.east - 0.5; x += FOOT) lines.push(polyline([point(x, 0), point(x, table.north)]));
  for (let y = FOOT; y < table.north - 0.5; y += FOOT) lines.push(polyline([point(0, y), point(table.east, y)]));
  return lines.length === 0 ? [] : [drawing(lines, { stroke: inks.ink, width: pen, opacity: 0.35 })];
}

/** Neat line, half-foot bars and frame; letters run from west to east, numbers from the south. */
export function drawBorder(table: Frame, inks: Inks): Shape[] {
  const pen = { stroke: inks.ink };
  return [
    drawing([framed(table)], { ...pen, width: 0.18 }),
    drawing([framed(grown(table, BAR))], { ...pen, width: 0.12 }),
    drawing(bars(table), { fill: inks.ink }),
    drawing([framed(grown(table, 2.8))], { ...pen, width: 0.55 }),
    drawing([framed(grown(table, 3.5))], { ...pen, width: 0.12 }),
    ...feet(table, inks),
  ];
}

function bars(table: Frame): Stroke[] {
  const half = FOOT / 2;
  const [near, far] = [0.3, BAR - 0.3];
  const strokes: Stroke[] = [];
  for (let index = 0; index * half < table.east - 0.5; index += 1) {
    const [west, east] = [index * half, Math.min((index + 1) * half, table.east)];
    strokes.push(
      index % 2 === 0
        ? rectangle(west, -far, east, -near)
        : rectangle(west, table.north + near, east, table.north + far),
    );
  }
  for (let index = 0; index * half < table.north - 0.5; index += 1) {
    const [south, north] = [index * half, Math.min((index + 1) * half, table.north)];
    strokes.push(
      index % 2 === 0
        ? rectangle(table.east + near, south, table.east + far, north)
        : rectangle(-far, south, -near, north),
    );
  }
  return strokes;
}

function feet(table: Frame, inks: Inks): Shape[] {
  const shapes: Shape[] = [];
  const write = (text: string, x: number, y: number): void => {
    const lettering: Lettering = { text, role: 'capitals', size: 3, spacing: 0, colour: inks.ink, halo: null };
    shapes.push({ kind: 'words', lettering, place: { at: point(x, y), toward: EAST } });
  };
  for (let index = 0; index * FOOT < table.east - 0.5; index += 1) {
    const middle = (index * FOOT + Math.min((index + 1) * FOOT, table.east)) / 2;
    for (const y of [-5.6, table.north + 5.6]) write(columnLetter(index), middle, y);
  }
  for (let index = 0; index * FOOT < table.north - 0.5; index += 1) {
    const middle = (index * FOOT + Math.min((index + 1) * FOOT, table.north)) / 2;
    for (const x of [-5.6, table.east + 5.6]) write(String(index + 1), x, middle);
  }
  return shapes;
}

/** A to Z, then AA and so on. */
export function columnLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetter(Math.floor(index / 26) - 1) + letter;
}
