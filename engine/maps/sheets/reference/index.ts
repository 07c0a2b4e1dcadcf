/**
 * The play sheet: the tables of a rule system at one figure scale, on two sides of paper. What stands in them comes from
 * the rule system as plain data; here they are only set.
 */
import type { Reference, ReferenceChapter, ReferenceTable } from '../../../battle';
import type { Frame, Shape } from '../../scene';
import { sizeOf } from '../sheet';
import type { PaperChoice, SheetSet } from '../sheet';
import { gapOf, moved, rule, setTable, stacked, tableLook, typeset } from '../tables';
import type { TableLook } from '../tables';
import { columnsIn, inFace, pour, setRow } from '../text';
import type { Piece } from '../text';
import type { ReferenceOptions } from './options';

export { REFERENCE_OPTIONS } from './options';
export type { ReferenceOptions } from './options';

export function referenceSheets(reference: Reference, options: ReferenceOptions): SheetSet {
  const [width, height] = sizeOf(options);
  const family = familyOf(reference);
  const { look, pages } = fitted(reference, family, options);
  const room = roomOf(options);
  const title = `${reference.title}: play sheet, ${reference.measure}`;
  return {
    title,
    sheets: pages.map((shapes, index) => ({
      id: `${index + 1}`,
      title: pages.length > 1 ? `${title}, ${index + 1} of ${pages.length}` : title,
      width,
      height,
      layers: [
        { name: 'title', shapes: [titleOf(reference, family, `${index + 1}`, pages.length, room, look)] },
        { name: 'tables', shapes },
      ],
    })),
  };
}

/** The size below which more sides are taken rather than smaller type, cm: about five points. */
const LEGIBLE = 0.18;
/** From the smallest, cm. */
const SIZES = Array.from({ length: 45 }, (_, index) => LEGIBLE + index * 0.005);
/** A column is at least so many sizes of type wide. */
const COLUMN = 24;

/** Set as large as goes onto the sides that are wanted. */
function fitted(reference: Reference, family: string, options: ReferenceOptions) {
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

function setAt(reference: Reference, family: string, options: ReferenceOptions, size: number) {
  const look = tableLook(options.style, size);
  const { west, south, east, north } = roomOf(options);
  const gap = size * 2;
  const columns = Math.floor((east - west + gap) / (COLUMN * size + gap));
  const body: Frame = { west, south, east, north: north - TITLE * size };
  const frames = columnsIn(body, Math.max(1, columns), gap);
  const measure = (frames[0]?.east ?? east) - west;
  const pieces = reference.chapters.flatMap((chapter) => setChapter(chapter, family, measure, look));
  return { look, columns, pages: pour(pieces, frames) };
}

function roomOf(choice: PaperChoice): Frame {
  const [width, height] = sizeOf(choice);
  const { margin } = choice;
  return { west: margin, south: margin, east: width - margin, north: height - margin };
}

/** Height of the line of title, in sizes of type. */
const TITLE = 2.6;

function titleOf(
  { title, measure: scale }: Reference,
  family: string,
  page: string,
  pages: number,
  { west, east, north }: Frame,
  look: TableLook,
): Shape {
  const measure = east - west;
  const clauses = family === '' ? '' : `Clauses ${family}… · `;
  const line = setRow(
    [
      { runs: inFace(`${title}, ${scale}`, 'capitals'), left: 0, width: measure * 0.6, type: look.chapter },
      {
        runs: inFace(`${clauses}${page} of ${pages}`, 'italic'),
        left: measure * 0.6,
        width: measure * 0.4,
        align: 'right',
        type: look.head,
      },
    ],
    look.chapter,
  );
  const { shapes } = stacked([line, rule(measure, look.thick, look.ink, look.text.size * 0.3)]);
  return moved(shapes, west, north);
}

function setChapter(chapter: ReferenceChapter, family: string, measure: number, look: TableLook): Piece[] {
  const { text, chapter: type } = look;
  const heading = setRow([{ runs: inFace(chapter.title, 'capitals'), left: 0, width: measure }], type);
  const notes = chapter.notes.map((note, index) => {
    const mark = text.size * 0.8;
    const runs = inFace(typeset(`${note.text} [${short(note.clause, family)}]`));
    return setRow(
      [
        { runs: inFace('·'), left: 0, width: mark },
        { runs, left: mark, width: measure - mark },
      ],
      look.head,
      { above: text.size * (index === 0 ? 0.6 : 0.1) },
    );
  });
  return [
    { ...heading, above: text.size * 1.2, leads: true },
    ...chapter.tables.map((table) => setTable(tableOf(table, family), measure, look)),
    ...notes,
    gapOf(text.size * 0.1),
  ];
}

const tableOf = ({ title, clause, head, columns, rows }: ReferenceTable, family: string) => ({
  title,
  remark: short(clause, family),
  heads: [head, ...columns],
  rows: rows.map((row) => ({
    cells: [row.label, ...row.cells],
    remark: row.clause === clause ? '' : short(row.clause, family),
  })),
});

/** A clause without the part that all of them begin with. */
const short = (clause: string | null, family: string): string => clause?.slice(family.length) ?? '';

/** What all clauses of a system begin with, up to its hyphen. */
function familyOf({ chapters }: Reference): string {
  const clauses = chapters.flatMap(({ tables, notes }) => [
    ...tables.flatMap(({ clause, rows }) => [clause, ...rows.map((row) => row.clause)]),
    ...notes.map(({ clause }) => clause),
  ]);
  const [first = ''] = clauses.filter((clause) => clause !== null);
  const family = first.slice(0, first.indexOf('-') + 1);
  return clauses.every((clause) => clause?.startsWith(family) ?? true) ? family : '';
}
