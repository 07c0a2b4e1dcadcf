/** A booklet to be folded: two pages on each side of a sheet, in the order that reads when the stack is folded and stapled. */
import { NEGLIGIBLE } from '../../engine/geometry';
import type { Frame, Shape } from '../map/scene';
import { drawing, point, polyline } from '../map/strokes';
import { PAPERS, type PaperChoice, type Sheet, type SheetSet } from './sheet';

/** The page of a booklet to be folded, where nothing else is said: the sheets are A4. */
export const FOLDED_PAGE = { paper: 'a5', upright: true } as const satisfies Partial<PaperChoice>;

const INK = '#181818';
/** Length and width of the marks at the ends of the fold, cm; the booklet is stapled at quarters of it. */
const MARK = { length: 0.5, width: 0.02, staple: 0.25 } as const;
/** A page is at most so much narrower than half its paper, cm: half of A4 is a little wider than A5. */
const SLACK = 0.15;

/**
 * Pages of one size, two to a side on sheets twice as large: upright pages beside each other, wide ones one above the
 * other and turned up like a calendar's. Both sides of a sheet follow each other, to be printed on both sides of the
 * paper, flipped on its short edge. Empty pages at the end make up a multiple of four. `stretch` as in the choice of
 * paper. Pages of different sizes are a `RangeError`.
 */
export function imposed(set: SheetSet, stretch = 1): SheetSet {
  const [first] = set.sheets;
  if (!first) return set;
  const { width, height } = first;
  if (set.sheets.some((page) => Math.abs(page.width - width) + Math.abs(page.height - height) > NEGLIGIBLE))
    throw new RangeError('Pages to be folded are all of one size.');
  const side = sideFor(width, height, stretch);
  const papers = Math.ceil(set.sheets.length / 4);
  const last = papers * 4;
  const sheets = Array.from({ length: papers }, (_, paper) => {
    const named = papers === 1 ? '' : ` ${paper + 1}`;
    const outer = [last - 2 * paper, 2 * paper + 1] as const;
    const inner = [2 * paper + 2, last - 2 * paper - 1] as const;
    return [
      sideOf(`${paper + 1}-outer`, `Sheet${named}, outer side`, outer, set.sheets, side, paper === 0),
      sideOf(`${paper + 1}-inner`, `Sheet${named}, inner side`, inner, set.sheets, side, false),
    ];
  });
  return { title: set.title, sheets: sheets.flat() };
}

/** A side of the paper and the two frames of its pages, that which is read first before the other. */
interface Side {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly [Frame, Frame];
  /** True when the fold runs up and down. */
  readonly upright: boolean;
}

function sideFor(width: number, height: number, stretch: number): Side {
  const upright = height >= width;
  const [short, long] = upright ? [height, width * 2] : [width, height * 2];
  const paper = Object.values(PAPERS)
    .map(([narrow, wide]) => [narrow * stretch, wide * stretch] as const)
    .find(
      ([narrow, wide]) => Math.abs(narrow - short) < NEGLIGIBLE && wide >= long - NEGLIGIBLE && wide <= long + SLACK,
    );
  const whole = paper ? paper[1] : long;
  const middle = whole / 2;
  return upright
    ? {
        width: whole,
        height,
        upright,
        frames: [
          { west: middle - width, south: 0, east: middle, north: height },
          { west: middle, south: 0, east: middle + width, north: height },
        ],
      }
    : {
        width,
        height: whole,
        upright,
        frames: [
          { west: 0, south: middle, east: width, north: middle + height },
          { west: 0, south: middle - height, east: width, north: middle },
        ],
      };
}

/** `numbers`: of the pages left and right, or above and below, from 1. */
function sideOf(
  id: string,
  name: string,
  numbers: readonly [number, number],
  pages: readonly Sheet[],
  { width, height, frames, upright }: Side,
  stapled: boolean,
): Sheet {
  const laid = frames.flatMap((clip, index) => {
    const number = numbers[index] ?? 0;
    const page = pages[number - 1];
    return page ? [{ number, clip, page }] : [];
  });
  return {
    id,
    title: `${name}: ${pagesTold(laid.map(({ number }) => number))}`,
    width,
    height,
    layers: [
      ...laid.map(({ number, clip, page }) => ({ name: `page ${number}`, shapes: [pageIn(clip, page)] })),
      { name: 'fold', shapes: foldMarks(upright ? [width, height] : [height, width], upright, stapled) },
    ],
  };
}

const pagesTold = ([one, two]: readonly number[]): string =>
  one === undefined ? 'empty' : two === undefined ? `page ${one}` : `pages ${one} and ${two}`;

const pageIn = (clip: Frame, page: Sheet): Shape => ({
  kind: 'window',
  origin: point(clip.west, clip.south),
  scale: 1,
  clip,
  shapes: page.layers.flatMap(({ shapes }) => shapes),
});

/** Strokes at both ends of the fold, and on the outermost side where the staples go. */
function foldMarks([across, along]: readonly [number, number], upright: boolean, stapled: boolean): Shape[] {
  const middle = across / 2;
  const at = (across: number, on: number) => (upright ? point(middle + across, on) : point(on, middle + across));
  const ends = [
    polyline([at(0, 0), at(0, MARK.length)]),
    polyline([at(0, along - MARK.length), at(0, along)]),
    ...(stapled
      ? [along / 4, (along * 3) / 4].map((on) => polyline([at(0, on - MARK.staple), at(0, on + MARK.staple)]))
      : []),
  ];
  return [drawing(ends, { stroke: INK, width: MARK.width })];
}
