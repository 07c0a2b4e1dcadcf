/** The frame round a printed map: neat line, half-foot bars, double line, letters and numbers of the feet. */
import { NEGLIGIBLE } from '../../../engine/geometry';
import { columnLetter, FOOT } from '../../map/border';
import type { Inks } from '../../map/inks';
import type { Frame, Shape, Stroke } from '../../map/scene';
import { drawing, EAST, grown, point, rectangle } from '../../map/strokes';
import { FRAME, type Layout } from './page';

const framed = ({ west, south, east, north }: Frame): Stroke => rectangle(west, south, east, north);

export function drawFrame({ map, ratio, page: { type } }: Layout, inks: Inks): Shape[] {
  const pen = { stroke: inks.ink };
  return [
    drawing([framed(map)], { ...pen, width: type * 0.06 }),
    drawing(bars(map, FOOT / 2 / ratio, type), { fill: inks.ink }),
    drawing([framed(grown(map, type * 0.55))], { ...pen, width: type * 0.04 }),
    drawing([framed(grown(map, type * 0.85))], { ...pen, width: type * 0.2 }),
    drawing([framed(grown(map, type * FRAME))], { ...pen, width: type * 0.04 }),
    ...letters(map, FOOT / ratio, type, inks),
  ];
}

function bars(map: Frame, half: number, type: number): Stroke[] {
  const [near, far] = [type * 0.16, type * 0.42];
  const strokes: Stroke[] = [];
  for (let index = 0; map.west + index * half < map.east - NEGLIGIBLE; index += 1) {
    const [west, east] = [map.west + index * half, Math.min(map.west + (index + 1) * half, map.east)];
    strokes.push(
      index % 2 === 0
        ? rectangle(west, map.south - far, east, map.south - near)
        : rectangle(west, map.north + near, east, map.north + far),
    );
  }
  for (let index = 0; map.south + index * half < map.north - NEGLIGIBLE; index += 1) {
    const [south, north] = [map.south + index * half, Math.min(map.south + (index + 1) * half, map.north)];
    strokes.push(
      index % 2 === 0
        ? rectangle(map.east + near, south, map.east + far, north)
        : rectangle(map.west - far, south, map.west - near, north),
    );
  }
  return strokes;
}

/** Letters run from west to east, numbers from the south; a last foot that is too narrow for its letter has none. */
function letters(map: Frame, foot: number, type: number, inks: Inks): Shape[] {
  const shapes: Shape[] = [];
  const size = Math.min(type * 1.15, foot * 0.55);
  const off = type * 1.85;
  const write = (text: string, x: number, y: number): void => {
    const lettering = { text, role: 'capitals' as const, size, spacing: 0, colour: inks.ink, halo: null };
    shapes.push({ kind: 'words', lettering, place: { at: point(x, y), toward: EAST } });
  };
  for (let index = 0; map.west + index * foot < map.east - size; index += 1) {
    const middle = map.west + index * foot + Math.min(foot, map.east - map.west - index * foot) / 2;
    for (const y of [map.south - off, map.north + off]) write(columnLetter(index), middle, y);
  }
  for (let index = 0; map.south + index * foot < map.north - size; index += 1) {
    const middle = map.south + index * foot + Math.min(foot, map.north - map.south - index * foot) / 2;
    for (const x of [map.west - off, map.east + off]) write(String(index + 1), x, middle);
  }
  return shapes;
}

/** The square foot a place lies in, as `C4`. */
export const squareOf = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `${columnLetter(Math.max(0, Math.floor(x / FOOT)))}${Math.max(0, Math.floor(y / FOOT)) + 1}`;
