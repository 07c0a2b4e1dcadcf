/** Packed cut-outs on paper: headings, corner marks, a line to check the printer by, and backs that fall on fronts. */
import type { Shape, Stroke } from '../../map/scene';
import { drawing, point } from '../../map/strokes';
import type { Point } from '../../../engine/geometry';
import { sizeOf, type PaperChoice, type Sheet } from '../sheet';
import { BLACK } from './brush';
import { packed, shapesAt, type PackingArea, type LaidPiece, type PlaceOnSheet } from '../packing';
import type { Cutout, CutoutGroup } from './cutouts';
import { line } from './parts';
import { wordsAt, wordsFrom } from './fitted-words';
import { widthOf } from '../../map/lettering';
import { fitted } from './fitted-words';

const HEAD = 0.75;
const FOOT = 0.65;
/** Room for corner marks between the cut-outs and the edge of what can be printed. */
const EDGE = 0.25;
const CHECK = 5;

export interface PageLook {
  readonly choice: PaperChoice;
  /** A letter for sheets of one kind. */
  readonly letter: string;
  readonly title: string;
  readonly doubleSided: boolean;
  readonly area: PackingArea;
}

/** Where cut-outs may lie on a paper, `gap` cm apart. */
export function areaOf(choice: PaperChoice, gap: number): PackingArea {
  const [width, height] = sizeOf(choice);
  return {
    width: width - 2 * (choice.margin + EDGE),
    height: height - 2 * (choice.margin + EDGE) - HEAD - FOOT,
    gap,
  };
}

/** Sheets of groups of cut-outs; where they have backs each front is followed by its back, as paper turned over lies. */
export function pagesOf(groups: readonly CutoutGroup[], look: PageLook): Sheet[] {
  const pages = packed(groups, look.area);
  return pages.flatMap((laid, index) => {
    const id = `${look.letter}${index + 1}`;
    const title = pages.length === 1 ? look.title : `${look.title}, ${index + 1} of ${pages.length}`;
    const front = page(id, title, laid, look, 'front');
    const backed = look.doubleSided && laid.some(({ cutout }) => cutout.back);
    return backed ? [front, page(`${id}-back`, `${title}, back`, laid, look, 'back')] : [front];
  });
}

interface Placed extends PlaceOnSheet {
  readonly cutout: Cutout;
}

function page(
  id: string,
  title: string,
  laid: readonly LaidPiece<Cutout>[],
  look: PageLook,
  face: 'front' | 'back',
): Sheet {
  const { choice } = look;
  const [width, height] = sizeOf(choice);
  const [west, top] = [choice.margin + EDGE, height - choice.margin - EDGE - HEAD];
  const placed = laid
    .map(({ cutout, left, top: down, turned }): Placed => {
      const [wide, high] = turned ? [cutout.height, cutout.width] : [cutout.width, cutout.height];
      const x = west + left;
      return { cutout, x: face === 'front' ? x : width - x - wide, y: top - down - high, wide, high, turned };
    })
    .filter(({ cutout }) => face === 'front' || cutout.back !== null);
  const cuts = face === 'front' ? [drawing(placed.flatMap(marksAt(placed)), { stroke: BLACK, width: 0.015 })] : [];
  return {
    id,
    title,
    width,
    height,
    layers: [
      { name: 'Sheet', shapes: surround(id, title, look) },
      { name: face === 'front' ? 'Counters' : 'Backs', shapes: placed.map((one) => shapeOf(one, face)) },
      ...(cuts.length > 0 ? [{ name: 'Corner marks', shapes: cuts }] : []),
    ],
  };
}

const shapeOf = ({ cutout, ...place }: Placed, face: 'front' | 'back'): Shape =>
  shapesAt(place, (face === 'front' ? cutout.front : cutout.back) ?? [], { cutout: cutout.id }, face);

/** The corner marks of a cut-out that do not fall on another. */
const marksAt =
  (all: readonly Placed[]) =>
  (one: Placed): Stroke[] => {
    if (!one.cutout.marked) return [];
    const others = all.filter((other) => other !== one && other.cutout.marked);
    return cornerMarks(one)
      .filter(({ tip }) =>
        others.every(({ x, y, wide, high }) => tip.x <= x || tip.x >= x + wide || tip.y <= y || tip.y >= y + high),
      )
      .map(({ tip, foot }) => line(foot.x, foot.y, tip.x, tip.y));
  };

/** Short strokes that lead to each corner from outside, so that a knife finds its line when the cutting line is gone. */
function cornerMarks({ x, y, wide, high }: Placed): { readonly foot: Point; readonly tip: Point }[] {
  const [near, far] = [0.04, 0.16];
  const mark = (fromX: number, fromY: number, toX: number, toY: number) => ({
    foot: point(fromX, fromY),
    tip: point(toX, toY),
  });
  return [
    ...[x, x + wide].flatMap((at) => [mark(at, y - near, at, y - far), mark(at, y + high + near, at, y + high + far)]),
    ...[y, y + high].flatMap((at) => [mark(x - near, at, x - far, at), mark(x + wide + near, at, x + wide + far, at)]),
  ];
}

function surround(id: string, title: string, { choice, doubleSided }: PageLook): Shape[] {
  const { upright, margin } = choice;
  const [width, height] = sizeOf(choice);
  const [west, east] = [margin + EDGE, width - margin - EDGE];
  const head = height - margin - HEAD * 0.42;
  const foot = margin + FOOT * 0.5;
  const name = { role: 'capitals', colour: BLACK, size: 0.42, width: 2.6 } as const;
  const turn = upright ? 'long' : 'short';
  const note = `Print at 100 %.${doubleSided ? ` Backs: turn over the ${turn} edge.` : ''}`;
  return [
    ...wordsFrom(title, west, head, { role: 'capitals', colour: BLACK, size: 0.42, width: east - west - 3 }),
    ...wordsAt(id, east - widthOf(fitted(id, name)) / 2, head, name),
    drawing(
      [
        line(west, foot, west + CHECK, foot),
        ...Array.from({ length: CHECK + 1 }, (_, at) =>
          line(west + at, foot - 0.09, west + at, foot + (at % CHECK === 0 ? 0.16 : 0.09)),
        ),
      ],
      { stroke: BLACK, width: 0.025 },
    ),
    ...wordsFrom(`${CHECK} cm`, west + CHECK + 0.15, foot, { colour: BLACK, size: 0.26, width: 1 }),
    ...wordsFrom(note, west + CHECK + 1.2, foot, {
      role: 'italic',
      colour: BLACK,
      size: 0.26,
      width: east - west - CHECK - 1.2,
    }),
  ];
}
