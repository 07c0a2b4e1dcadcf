/** Packed cut-outs on paper: headings, corner marks, a line to check the printer by, and backs that fall on fronts. */
import type { Shape, Stroke } from '../../scene';
import { drawing } from '../../strokes';
import { sizeOf, type PaperChoice, type Sheet } from '../sheet';
import { BLACK } from './brush';
import { moved } from './cutouts';
import { packed, type Area, type CutoutGroup, type Laid } from './packing';
import { line } from './parts';
import { wordsAt, wordsFrom } from './words';
import { widthOf } from '../../lettering';
import { fitted } from './words';

const HEAD = 0.75;
const FOOT = 0.65;
/** Room for corner marks between the cut-outs and the edge of what can be printed. */
const EDGE = 0.25;
const GAP = 0.4;
const CHECK = 5;

export interface PageLook {
  readonly choice: PaperChoice;
  /** A letter for sheets of one kind. */
  readonly letter: string;
  readonly title: string;
  readonly doubleSided: boolean;
}

/** Where cut-outs may lie on a paper. */
export function areaOf(choice: PaperChoice): Area {
  const [width, height] = sizeOf(choice);
  return {
    width: width - 2 * (choice.margin + EDGE),
    height: height - 2 * (choice.margin + EDGE) - HEAD - FOOT,
    gap: GAP,
  };
}

/** Sheets of groups of cut-outs; where they have backs each front is followed by its back, as paper turned over lies. */
export function pagesOf(groups: readonly CutoutGroup[], look: PageLook): Sheet[] {
  const pages = packed(groups, areaOf(look.choice));
  return pages.flatMap((laid, index) => {
    const id = `${look.letter}${index + 1}`;
    const title = pages.length === 1 ? look.title : `${look.title}, ${index + 1} of ${pages.length}`;
    const front = page(id, title, laid, look, 'front');
    const backed = look.doubleSided && laid.some(({ cutout }) => cutout.back);
    return backed ? [front, page(`${id}-back`, `${title}, back`, laid, look, 'back')] : [front];
  });
}

function page(id: string, title: string, laid: readonly Laid[], { choice }: PageLook, face: 'front' | 'back'): Sheet {
  const [width, height] = sizeOf(choice);
  const [west, top] = [choice.margin + EDGE, height - choice.margin - EDGE - HEAD];
  const placed = laid
    .map(({ cutout, left, top: down }) => {
      const x = west + left;
      return { cutout, x: face === 'front' ? x : width - x - cutout.width, y: top - down - cutout.height };
    })
    .filter(({ cutout }) => face === 'front' || cutout.back !== null);
  const shapes = placed.map(({ cutout, x, y }) =>
    moved(x, y, (face === 'front' ? cutout.front : cutout.back) ?? [], { cutout: cutout.id }),
  );
  const marks = placed
    .filter(({ cutout }) => cutout.cut)
    .flatMap(({ cutout, x, y }) => cornerMarks(x, y, cutout.width, cutout.height));
  const cuts = face === 'front' ? [drawing(marks, { stroke: BLACK, width: 0.015 })] : [];
  return {
    id,
    title,
    width,
    height,
    layers: [
      { name: 'Sheet', shapes: surround(id, title, choice) },
      { name: face === 'front' ? 'Counters' : 'Backs', shapes },
      ...(cuts.length > 0 ? [{ name: 'Corner marks', shapes: cuts }] : []),
    ],
  };
}

/** Short strokes that lead to each corner from outside, so that a knife finds its line when the cutting line is gone. */
function cornerMarks(x: number, y: number, width: number, height: number): Stroke[] {
  const [near, far] = [0.04, 0.16];
  return [x, x + width]
    .flatMap((at) => [line(at, y - near, at, y - far), line(at, y + height + near, at, y + height + far)])
    .concat(
      [y, y + height].flatMap((at) => [
        line(x - near, at, x - far, at),
        line(x + width + near, at, x + width + far, at),
      ]),
    );
}

function surround(id: string, title: string, { paper, upright, margin }: PaperChoice): Shape[] {
  const [width, height] = sizeOf({ paper, upright, margin });
  const [west, east] = [margin + EDGE, width - margin - EDGE];
  const head = height - margin - HEAD * 0.42;
  const foot = margin + FOOT * 0.5;
  const name = { role: 'capitals', colour: BLACK, size: 0.42, width: 2.6 } as const;
  const turn = upright ? 'long' : 'short';
  const note = `Print at 100 %. Backs: turn over the ${turn} edge.`;
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
