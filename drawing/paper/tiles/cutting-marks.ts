/** Marks on a sheet to cut, lay and measure it by. All of them lie on the paper, in cm. */
import type { Point } from '../../../engine/geometry';
import type { Inks } from '../../map/inks';
import { widthOf } from '../../map/lettering';
import type { Frame, Shape, Stroke } from '../../map/scene';
import { drawing, oval, point, polyline } from '../../map/strokes';
import { wordsAt, written } from './lettering';
import { BAND, CHECK_SQUARE, RULER } from './room';

const HAIR = 0.02;

/** Lines to cut along or to lay a neighbour on: x of upright ones, y of level ones. */
export interface Guides {
  readonly upright: readonly number[];
  readonly level: readonly number[];
}

/** Short strokes outside the drawing at both ends of every guide, `clear` cm from it. */
export function cutMarks({ west, south, east, north }: Frame, guides: Guides, clear: number, inks: Inks): Shape {
  const near = Math.max(clear, 0.1) + 0.05;
  const strokes = [
    ...guides.upright.flatMap((x) => [
      polyline([point(x, north + near), point(x, north + BAND)]),
      polyline([point(x, south - near), point(x, south - BAND)]),
    ]),
    ...guides.level.flatMap((y) => [
      polyline([point(west - near, y), point(west - BAND, y)]),
      polyline([point(east + near, y), point(east + BAND, y)]),
    ]),
  ];
  return drawing(strokes, { stroke: inks.ink, width: HAIR });
}

/** A dashed hair line on each cut. */
export function cutLines(lines: readonly (readonly [Point, Point])[], inks: Inks): Shape {
  return drawing(
    lines.map((line) => polyline(line)),
    { stroke: inks.ink, width: HAIR, dash: [0.3, 0.2], opacity: 0.7 },
  );
}

/** Crosses in a ring where two sheets meet: half of each is cut away or covered, glued they are whole. */
export function crosses(places: readonly Point[], inks: Inks): Shape[] {
  const arm = 0.3;
  const strokes = places.flatMap(({ x, y }): Stroke[] => [
    polyline([point(x - arm, y), point(x + arm, y)]),
    polyline([point(x, y - arm), point(x, y + arm)]),
    oval(point(x, y), 0.16, 0.16),
  ]);
  return [
    drawing(strokes, { stroke: inks.halo, width: 0.08, opacity: 0.8 }),
    drawing(strokes, { stroke: inks.ink, width: HAIR }),
  ];
}

/** The four corners of a square of 5 cm with its upper left one at `corner`; lines all round would spoil the drawing. */
export function checkSquare(corner: Point, inks: Inks): Shape[] {
  const arm = 0.45;
  const angles = [0, 1].flatMap((right) =>
    [0, 1].map((down) => {
      const [x, y] = [corner.x + right * CHECK_SQUARE, corner.y - down * CHECK_SQUARE];
      return polyline([point(x + (right ? -arm : arm), y), point(x, y), point(x, y + (down ? arm : -arm))]);
    }),
  );
  const halo = { colour: inks.halo, width: 0.08 };
  const words = { ...written(`${CHECK_SQUARE} cm`, 'italic', 0.3, inks.ink), halo };
  return [
    drawing(angles, { stroke: inks.halo, width: 0.1, opacity: 0.8 }),
    drawing(angles, { stroke: inks.ink, width: HAIR * 1.5 }),
    wordsAt(words, point(corner.x + CHECK_SQUARE / 2, corner.y)),
  ];
}

/** Between a drawing and the lines beside it: beyond any bleed, within the band of the cut marks, cm. */
const APART = 0.44;

/** A line of 5 cm below a drawing and one to its right, on paper that is cut away or covered when the sheets are glued. */
export function checkLines({ west, south, east, north }: Frame, inks: Inks): Shape[] {
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const half = CHECK_SQUARE / 2;
  const tick = 0.1;
  const level = south - APART;
  const upright = east + APART;
  const strokes = [
    polyline([point(x - half, level), point(x + half, level)]),
    polyline([point(upright, y - half), point(upright, y + half)]),
    ...[x - half, x + half].map((at) => polyline([point(at, level - tick), point(at, level + tick)])),
    ...[y - half, y + half].map((at) => polyline([point(upright - tick, at), point(upright + tick, at)])),
  ];
  const words = written(`${CHECK_SQUARE} cm`, 'italic', 0.24, inks.ink);
  const beside = half + widthOf(words) / 2 + 0.12;
  return [
    drawing(strokes, { stroke: inks.ink, width: HAIR * 1.5 }),
    wordsAt(words, point(x + beside, level)),
    { kind: 'words', lettering: words, place: { at: point(upright, y + beside), toward: point(0, 1) } },
  ];
}

/** A ruler of 10 cm in millimetres, its left end at `start`, reading downwards. */
export function ruler(start: Point, inks: Inks): Shape[] {
  const ticks = Array.from({ length: RULER * 10 + 1 }, (_, mm) => {
    const x = start.x + mm / 10;
    const length = mm % 10 === 0 ? 0.32 : mm % 5 === 0 ? 0.22 : 0.14;
    return polyline([point(x, start.y), point(x, start.y - length)]);
  });
  const line = polyline([start, point(start.x + RULER, start.y)]);
  const numbers = Array.from({ length: RULER + 1 }, (_, cm) =>
    wordsAt(
      written(cm === RULER ? `${cm} cm` : String(cm), 'roman', 0.26, inks.ink),
      point(start.x + cm, start.y - 0.47),
    ),
  );
  return [drawing([line, ...ticks], { stroke: inks.ink, width: HAIR }), ...numbers];
}
