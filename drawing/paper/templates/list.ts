/** The list of cut-outs: what each is, how large, and on which sheets. */
import type { Inks } from '../../map/inks';
import { frameOf, point } from '../../map/strokes';
import { sizeOf, type Sheet } from '../sheet';
import { inFace, pour, setRow, type Align, type RowCell, type ColumnPiece } from '../text';
import { fittedWords, scaleWords, written } from '../tiles/lettering';
import type { TemplateOptions } from './template-options';
import type { CutOutTemplate } from './template-pieces';
import { titleOf } from './piece-names';

/** Sizes of type, cm: the largest of those that need the fewest pages. */
const SIZES = [0.36, 0.34, 0.32, 0.3] as const;
const LEADING = 1.35;
const HEAD = 2;
/** Shares of the width, from the left. */
const COLUMNS = [
  { from: 0, to: 0.07, align: 'right' },
  { from: 0.09, to: 0.6, align: 'left' },
  { from: 0.6, to: 0.8, align: 'right' },
  { from: 0.81, to: 1, align: 'right' },
] as const satisfies readonly { from: number; to: number; align: Align }[];

/** As many upright sheets as the list needs; none for an empty one. */
export function listSheets(
  templates: readonly CutOutTemplate[],
  title: string,
  options: TemplateOptions,
  inks: Inks,
): Sheet[] {
  const [width, height] = sizeOf({ ...options, upright: true });
  const around = options.margin + 0.6;
  const row = (size: number, texts: readonly string[], spaced: Partial<ColumnPiece> = {}): ColumnPiece => {
    const type = { size, leading: LEADING, colour: inks.ink };
    const cells = COLUMNS.map(({ from, to, align }, index): RowCell => {
      const measure = width - 2 * around;
      return { runs: inFace(texts[index] ?? ''), left: from * measure, width: (to - from) * measure, align };
    });
    return setRow(cells, type, { above: 0.08, ...spaced });
  };
  const told = templates.map(({ cutOut, lain, sheets }) => {
    const { west, south, east, north } = frameOf(lain.outline);
    const [wide, high] = [east - west, north - south].map((cm) =>
      (Math.round(cm * options.ratio * 10) / 10).toFixed(1),
    );
    return [`${cutOut.number}.`, titleOf(cutOut), `${wide ?? ''} by ${high ?? ''} cm`, sheetsTold(sheets)];
  });
  const column = { west: around, south: around, east: width - around, north: height - around - HEAD };
  const pagesAt = (size: number) => {
    const head = row(size, ['', 'Cut-out', 'Size', 'Sheets'], { leads: true });
    return pour(told.length === 0 ? [] : [head, ...told.map((texts) => row(size, texts))], [column]);
  };
  const [usual, ...smaller] = SIZES;
  const pages = smaller.reduce((best, size) => {
    const other = best.length > 1 ? pagesAt(size) : best;
    return other.length < best.length ? other : best;
  }, pagesAt(usual));
  return pages.map((shapes, page) => ({
    id: page === 0 ? 'list' : `list-${page + 1}`,
    title: page === 0 ? 'List of cut-outs' : `List of cut-outs, page ${page + 1}`,
    width,
    height,
    layers: [
      {
        name: 'words',
        shapes: [
          fittedWords(
            written(title, 'capitals', 0.9, inks.ink),
            point(width / 2, height - around - 0.5),
            width - 2 * around,
            'middle',
          ),
          fittedWords(
            written(`Terrain to cut out, ${scaleWords(options.ratio)}`, 'italic', 0.42, inks.ink),
            point(width / 2, height - around - 1.3),
            width - 2 * around,
            'middle',
          ),
          ...shapes,
        ],
      },
    ],
  }));
}

/** `S3`, or of many `7-A1 to 7-C2`. */
const sheetsTold = (sheets: readonly string[]): string =>
  sheets.length < 3 ? sheets.join(', ') : `${sheets[0] ?? ''} to ${sheets.at(-1) ?? ''}`;
