/** Where a route may lead: a lattice, beside what is closed, along roads, over bridges and fords. */
import {
  along,
  corners,
  cross,
  distance,
  distanceToSegment,
  leftOf,
  minus,
  plus,
  signedAreaOf,
  times,
  unit,
  type Box,
  type Point,
} from '../geometry';
import { isRoad } from '../terrain';
import type { Ground } from '../terrain';
import { reachOf, type Barriers } from './barriers';
import type { MarcherSize } from './marcher';

/** Two places with a straight march between them that is worth a look, however far. */
export type PlacePair = readonly [Point, Point];

/** So much room is left beside what is passed: more than the tolerance, cm. */
const ROOM = 0.02;

/** Places `apart` cm from each other over the whole table. */
export function lattice(ground: Ground, apart: number): readonly Point[] {
  const columns = Math.max(1, Math.round(ground.width / apart));
  const rows = Math.max(1, Math.round(ground.depth / apart));
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: (((i % columns) + 0.5) * ground.width) / columns,
    y: ((Math.floor(i / columns) + 0.5) * ground.depth) / rows,
  }));
}

/** The marches along all that is closed to a formation, close by. */
export function pairsAlong({ ground, size, areas, blocks, lines }: Barriers): readonly PlacePair[] {
  const inside = (point: Point): boolean =>
    point.x > 0 && point.y > 0 && point.x < ground.width && point.y < ground.depth;
  return [
    ...areas.flatMap(({ area }) => pairsRound(area.outline, size)),
    ...blocks.flatMap(({ box }) => pairsRoundBox(box, size)),
    ...[...lines].flatMap(({ course }) => [...pairsBeside(course, size), ...pairsBeside(course.toReversed(), size)]),
  ].filter((pair) => pair.some(inside));
}

export const pairsRoundBox = (box: Box, size: MarcherSize): readonly PlacePair[] => pairsRound(corners(box), size);

function pairsRound(outline: readonly Point[], size: MarcherSize): readonly PlacePair[] {
  const ring = signedAreaOf(outline) > 0 ? outline.toReversed() : outline;
  return ring[0] ? pairsBeside([...ring, ring[0]], size) : [];
}

/**
 * To the left of each piece of a course, half a width from it: from so far before its beginning to so far beyond its end
 * that there is room to turn.
 */
function pairsBeside(course: readonly Point[], size: MarcherSize): readonly PlacePair[] {
  const reach = reachOf(size) + ROOM;
  return piecesOf(course, 0.5).map(({ from, to, bulge }): PlacePair => {
    const direction = unit(minus(to, from));
    const offset = times(leftOf(direction), size.width / 2 + ROOM + bulge);
    return [plus(minus(from, times(direction, reach)), offset), plus(plus(to, times(direction, reach)), offset)];
  });
}

/** A chord of a course; the course strays to its left by `bulge` cm at most. */
interface Chord {
  readonly from: Point;
  readonly to: Point;
  readonly bulge: number;
}

/** A course in as few chords as stray from it by no more than `most` cm. */
function piecesOf(course: readonly Point[], most: number): readonly Chord[] {
  const [from] = course;
  const to = course[course.length - 1];
  if (!from || !to || course.length < 2) return [];
  let farthest = 0;
  let worst = 0;
  let bulge = 0;
  for (let i = 1; i < course.length - 1; i += 1) {
    const point = course[i] ?? from;
    const off = distanceToSegment(point, from, to);
    if (off > worst) {
      worst = off;
      farthest = i;
    }
    if (off > bulge && cross(minus(to, from), minus(point, from)) > 0) bulge = off;
  }
  if (worst <= most) return distance(from, to) > 0 ? [{ from, to, bulge }] : [];
  return [...piecesOf(course.slice(0, farthest + 1), most), ...piecesOf(course.slice(farthest), most)];
}

/** Roads as marches of at most `apart` cm that keep within a quarter of a cm of their middle. */
export function roadPairs(ground: Ground, apart: number): readonly PlacePair[] {
  return ground.lines
    .filter(isRoad)
    .flatMap(({ course }) => piecesOf(course, 0.25))
    .flatMap(({ from, to }) => {
      const parts = Math.ceil(distance(from, to) / apart);
      const at = (i: number): Point => (i === parts ? to : plus(from, times(minus(to, from), i / parts)));
      return Array.from({ length: parts }, (_, i): PlacePair => [at(i), at(i + 1)]);
    });
}

/**
 * Over each bridge and ford, along its middle and, if it is wider, its sides: from bank to bank, from where there is room to
 * turn before the banks, and from where there is room before its ends.
 */
export const pairsOver = ({ ground, size }: Barriers): readonly PlacePair[] =>
  ground.crossings.flatMap(({ box, over }) => {
    const water = ground.lines.find(({ id }) => id === over)?.width ?? box.depth;
    const spare = (box.width - size.width) / 2 - ROOM;
    const room = reachOf(size) + ROOM;
    return [water / 2, water / 2 + room, box.depth / 2 + room].flatMap((reach) =>
      (spare > 0 ? [0, spare, -spare] : [0]).map((offset): PlacePair => [
        along(box.pose, reach, offset),
        along(box.pose, -reach, offset),
      ]),
    );
  });
