/** The name of a cut-out with its number, in type that the piece has room for, and what else there is to tell. */
import { distance, leftOf, pointInPolygon, type Point } from '../../../engine/geometry';
import type { Inks } from '../../map/inks';
import { letterWidths, widthOf } from '../../map/lettering';
import type { Frame, Lettering, Shape, Spot } from '../../map/scene';
import { alongCourse, beside, EAST, frameOf, lengthOf, point, shifted } from '../../map/strokes';
import type { Tile } from '../tiles';
import { written } from '../tiles/lettering';
import type { CutOut } from './cut-outs';
import type { TemplatePiece } from './template-pieces';

/** Smallest type, cm of paper. */
const LEAST = 0.24;

/** `Lobosch, step 2 of 4, 6 cm up`. */
export const titleOf = ({ name, note }: CutOut): string => (note === '' ? name : `${name}, ${note}`);

/** Words in the measure of the table; `tiles` are those of a piece that is tiled, else none. */
export function nameOn(piece: TemplatePiece, tiles: readonly Tile[], ratio: number, inks: Inks): Shape[] {
  return piece.cutOut.strip ? nameAlong(piece, ratio, inks) : nameInMiddle(piece, tiles, ratio, inks);
}

function nameInMiddle(piece: TemplatePiece, tiles: readonly Tile[], ratio: number, inks: Inks): Shape[] {
  const { number, name, note } = piece.cutOut;
  const { at, wide, high } = placeOfName(piece, tiles);
  const room = { wide: wide * 0.7 * ratio, high: high * 0.3 * ratio };
  return linesAt(`${number}. ${name}`, note, 0.7, room, { at, toward: EAST }, ratio, inks);
}

/** Along the middle of a river or a road; on the rim of what is narrower, and the enemy's side on the other. */
function nameAlong({ cutOut, course }: TemplatePiece, ratio: number, inks: Inks): Shape[] {
  const { strip, number, name, note } = cutOut;
  const long = lengthOf(course);
  const [middle] = alongCourse(course, Infinity, long / 2);
  if (!strip || !middle) return [];
  const room = (high: number) => ({ wide: long * 0.9 * ratio, high: high * ratio });
  const { off, size } = strip.name;
  if (off === 0) return linesAt(`${number}. ${name}`, note, 0.7, room(size), middle, ratio, inks);
  const all = fitted(`${number}. ${titleOf(cutOut)}`, 'italic', size * ratio, room(size), inks);
  const enemy = strip.enemy && fitted('enemy', 'italic', strip.enemy.size * ratio, room(strip.enemy.size), inks);
  return [
    wordsAlong(all, course, off, ratio),
    ...(strip.enemy && enemy ? [wordsAlong(enemy, course, strip.enemy.off, ratio)] : []),
  ];
}

/** Letter by letter about the middle of a line `off` cm to the left of a course. */
function wordsAlong(lettering: Lettering, course: readonly Point[], off: number, ratio: number): Shape {
  const set = sized(lettering, ratio);
  const line = beside(course, off);
  let travelled = (lengthOf(line) - widthOf(set)) / 2;
  const letters = letterWidths(set.text, set.role, set.size).flatMap((width): Spot[] => {
    const [spot] = alongCourse(line, Infinity, travelled + width / 2);
    travelled += width;
    if (!spot) return [];
    const base = shifted(spot.at, leftOf(spot.toward), -set.size * 0.31);
    return [{ at: shifted(base, spot.toward, -width / 2), toward: spot.toward }];
  });
  return { kind: 'flowing words', lettering: set, letters };
}

function linesAt(
  title: string,
  note: string,
  largest: number,
  room: { readonly wide: number; readonly high: number },
  { at, toward }: Spot,
  ratio: number,
  inks: Inks,
): Shape[] {
  const upper = fitted(title, 'capitals', largest, room, inks);
  if (note === '') return [wordsOnTable(upper, { at, toward }, ratio)];
  const lower = fitted(note, 'italic', upper.size * 0.62, room, inks);
  const down = (upper.size * 0.95) / ratio;
  return [
    wordsOnTable(upper, { at, toward }, ratio),
    wordsOnTable(lower, { at: shifted(at, leftOf(toward), -down), toward }, ratio),
  ];
}

const wordsOnTable = (lettering: Lettering, place: Spot, ratio: number): Shape => ({
  kind: 'words',
  lettering: sized(lettering, ratio),
  place,
});

/** Type of a size on paper, in the measure of the table. */
function sized(lettering: Lettering, ratio: number): Lettering {
  const { size, halo } = lettering;
  return { ...lettering, size: size / ratio, halo: halo && { ...halo, width: halo.width / ratio } };
}

/** In the middle of the piece, or of the sheet nearest to it, so that no join divides the words; cm of table. */
function placeOfName({ outline }: TemplatePiece, tiles: readonly Tile[]): { at: Point; wide: number; high: number } {
  const whole = frameOf(outline);
  const middle = middleOf(whole);
  const windows = tiles.length === 1 ? [] : tiles.map(({ window }) => window);
  const [nearest] = windows
    .filter((window) => pointInPolygon(middleOf(window), outline))
    .toSorted((a, b) => distance(middleOf(a), middle) - distance(middleOf(b), middle));
  const frame = nearest ?? whole;
  return {
    at: nearest ? middleOf(nearest) : middle,
    wide: Math.min(frame.east - frame.west, whole.east - whole.west),
    high: Math.min(frame.north - frame.south, whole.north - whole.south),
  };
}

const middleOf = ({ west, south, east, north }: Frame): Point => point((west + east) / 2, (south + north) / 2);

function fitted(
  text: string,
  role: 'capitals' | 'italic',
  largest: number,
  room: { readonly wide: number; readonly high: number },
  inks: Inks,
): Lettering {
  const full = written(text, role, largest, inks.ink);
  const size = Math.max(LEAST, Math.min(largest, room.high, (largest * room.wide) / widthOf(full)));
  return { ...full, size, halo: { colour: inks.halo, width: size * 0.25 } };
}
