/**
 * The play sheet: the tables of a rule system at one figure scale, on two sides of paper. What stands in them comes from
 * the rule system as plain data; here they are only set.
 */
import type { PlaySheet, ReferenceChapter, ReferenceTable } from '../../../engine/battle';
import type { Frame, Shape } from '../../map/scene';
import { sizeOf } from '../sheet';
import type { PaperChoice, SheetSet } from '../sheet';
import {
  clauseFamily,
  moved,
  onLineOf,
  rule,
  setTable,
  shortClause,
  stacked,
  tableLook,
  typeset,
  upright,
} from '../tables';
import type { TableLook } from '../tables';
import { columnsIn, inFace, pour, runsWidth, setRow } from '../text';
import type { ColumnPiece, Type } from '../text';
import type { ReferenceOptions } from './reference-options';

export { REFERENCE_OPTIONS } from './reference-options';
export type { ReferenceOptions } from './reference-options';

/** `kind` is what the sheets are called after their title. */
export function referenceSheets(reference: PlaySheet, options: ReferenceOptions, kind = 'play sheet'): SheetSet {
  const [width, height] = sizeOf(options);
  const family = familyOf(reference);
  const { look, pages } = fitted(reference, family, options);
  const room = roomOf(options);
  const title = `${reference.title}: ${kind}, ${reference.measure}`;
  return {
    title,
    sheets: pages.map((shapes, index) => ({
      id: `${index + 1}`,
      title: pages.length > 1 ? `${title}, ${index + 1} of ${pages.length}` : title,
      width,
      height,
      layers: [
        { name: 'title', shapes: [titleOf(reference, kind, family, `${index + 1}`, pages.length, room, look)] },
        { name: 'tables', shapes },
      ],
    })),
  };
}

/** The size below which more sides are taken rather than smaller type, cm: about six points. */
const LEGIBLE = 0.205;
/** From the smallest, cm. */
const SIZES = Array.from({ length: 45 }, (_, index) => LEGIBLE + index * 0.005);
/** A column is at least so many sizes of type wide. */
const COLUMN = 28;

/** Set as large as goes onto the sides that are wanted. */
function fitted(reference: PlaySheet, family: string, options: ReferenceOptions) {
  let best: ReturnType<typeof setAt> | null = null;
  let [low, high] = [0, SIZES.length - 1];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const set = setAt(reference, family, options, SIZES[middle] ?? LEGIBLE);
    if (set.columns > 0 && set.pages.length <= options.sides) [best, low] = [set, middle + 1];
    else high = middle - 1;
  }
  return best ?? setAt(reference, family, options, LEGIBLE);
}

function setAt(reference: PlaySheet, family: string, options: ReferenceOptions, size: number) {
  const look = tableLook(options.style, size);
  const { west, south, east, north } = roomOf(options);
  const gap = size * 2;
  const columns = Math.floor((east - west + gap) / (COLUMN * size + gap));
  const body: Frame = { west, south, east, north: north - TITLE * size };
  const frames = columnsIn(body, Math.max(1, columns), gap);
  const measure = (frames[0]?.east ?? east) - west;
  const pieces = reference.chapters.flatMap((chapter) => setChapter(chapter, family, measure, look));
  const pages = pour(pieces, frames).map((shapes) => [...linesBetween(frames, look), ...shapes]);
  return { look, columns, pages };
}

function roomOf(choice: PaperChoice): Frame {
  const [width, height] = sizeOf(choice);
  const { margin } = choice;
  return { west: margin, south: margin, east: width - margin, north: height - margin };
}

/** Height of the line of title with the room below it, in sizes of type. */
const TITLE = 3.2;

function titleOf(
  { title, measure: scale }: PlaySheet,
  kind: string,
  family: string,
  page: string,
  pages: number,
  { west, east, north }: Frame,
  look: TableLook,
): Shape {
  const measure = east - west;
  const about = [`${page} of ${pages}`, ...(family === '' ? [] : [`clauses ${family}…`])].join(' · ');
  const { chapter, head } = look;
  const line = setRow(
    [
      {
        runs: [...inFace(title, 'capitals'), ...inFace(`  ${kind}, ${scale}`, 'italic')],
        left: 0,
        width: measure * 0.74,
      },
      {
        runs: inFace(about, 'sans'),
        left: measure * 0.74,
        width: measure * 0.26,
        align: 'right',
        type: onLineOf(chapter, head.size, look.faint),
      },
    ],
    chapter,
  );
  const { shapes } = stacked([line, rule(measure, look.thick, look.ink, look.text.size * 0.3)]);
  return moved(shapes, west, north);
}

/** Fine lines between the columns, as high as they are. */
const linesBetween = (frames: readonly Frame[], { hair }: TableLook): Shape[] =>
  frames.slice(1).flatMap(({ west, south, north }, index): Shape[] => {
    const x = (west + (frames[index]?.east ?? west)) / 2;
    return [upright(x, south, north, hair.width, hair.colour)];
  });

function setChapter(chapter: ReferenceChapter, family: string, measure: number, look: TableLook): ColumnPiece[] {
  const heading = setRow([{ runs: inFace(chapter.title, 'capitals'), left: 0, width: measure }], look.chapter);
  return [
    { ...heading, above: look.text.size * 1.1, leads: true },
    ...chapter.tables.map((table) => setTable(tableOf(table, family), measure, look)),
    ...chapter.notes.map((note, index) => setNote(note, index === 0, family, measure, look)),
  ];
}

/** A sentence with its clause at the right, where those of the tables stand. */
function setNote(
  { text, clause }: ReferenceChapter['notes'][number],
  first: boolean,
  family: string,
  measure: number,
  look: TableLook,
): ColumnPiece {
  const { size } = look.text;
  const type: Type = { ...look.head, leading: 1.2 };
  const small = onLineOf(type, look.small.size, look.faint);
  const id = shortClause(clause, family);
  const mark = size * 0.75;
  const room = runsWidth(inFace(id, 'sans'), small.size) + size * 0.01;
  return setRow(
    [
      { runs: inFace('•', 'sans'), left: 0, width: mark, type: small },
      { runs: inFace(typeset(text), 'sans'), left: mark, width: measure - mark - room - size * 0.5 },
      { runs: inFace(id, 'sans'), left: measure - room, width: room, align: 'right', type: small },
    ],
    type,
    { above: size * (first ? 0.6 : 0.12) },
  );
}

const tableOf = ({ title, clause, head, columns, rows }: ReferenceTable, family: string) => ({
  title,
  remark: shortClause(clause, family),
  heads: [head, ...columns],
  rows: rows.map((row) => ({
    cells: [row.label, ...row.cells],
    remark: row.clause === clause ? '' : shortClause(row.clause, family),
  })),
});

/** What all clauses of a system begin with. */
const familyOf = ({ chapters }: PlaySheet): string =>
  clauseFamily(
    chapters.flatMap(({ tables, notes }) => [
      ...tables.flatMap(({ clause, rows }) => [clause, ...rows.map((row) => row.clause)]),
      ...notes.map(({ clause }) => clause),
    ]),
  );
