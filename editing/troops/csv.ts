/** An order of battle from a spreadsheet, saved as CSV: a row a unit, under its brigade and commander. */
import Papa from 'papaparse';
import { RATINGS, TROOP_CLASSES, UNIT_SIZES, UNIT_TYPES } from '../../engine/scenario';
import type { Rating, TroopClass, UnitSize, UnitType } from '../../engine/scenario';

export interface ListedUnit {
  readonly name: string;
  readonly type: UnitType;
  readonly class: TroopClass;
  readonly size: UnitSize;
}
/** Null: by the nation's list, and dependable. */
export interface ListedLeader {
  readonly name: string | null;
  readonly rating: Rating | 'diced' | null;
}
export interface ListedBrigade {
  readonly name: string;
  readonly commander: ListedLeader;
  readonly units: readonly ListedUnit[];
}
export interface ListedTroops {
  readonly general: ListedLeader | null;
  readonly brigades: readonly ListedBrigade[];
  readonly independents: readonly ListedUnit[];
}
/** Columns that it has and nobody reads are named in `unread`. */
export type ReadList =
  | { readonly troops: ListedTroops; readonly unread: readonly string[] }
  | { readonly faults: readonly string[] };

/** In place of a brigade: the unit stands by itself. */
const INDEPENDENT = '-';
/** In place of a type: the commanding general. */
const GENERAL = 'general';
const COLUMNS = ['brigade', 'commander', 'rating', 'unit', 'type', 'class', 'size'] as const;
type Column = (typeof COLUMNS)[number];
/** More would be no army of a table. */
const MOST_ROWS = 500;

type Cells = Readonly<Record<Column, string>>;
interface Row {
  readonly cells: Cells;
  /** In the file, from 1. */
  readonly line: number;
}

/** The first line names the columns, in any order; an empty brigade is the one above. Faults name their line and column. */
export function readTroopList(text: string): ReadList {
  const [head, ...lines] = linesOf(text);
  if (!head) return { faults: ['The file is empty: its first line names the columns, and each line below is a unit.'] };
  const names = head.cells.map((name) => name.trim().toLowerCase());
  const absent = (['unit', 'type'] as const).filter((column) => !names.includes(column));
  if (absent.length > 0)
    return {
      faults: [
        `Line ${head.line} names no column ${absent.map(quoted).join(' and none ')}; it has ${names.map(quoted).join(', ')}. Columns that are read: ${COLUMNS.join(', ')}.`,
      ],
    };
  const rows = lines
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ cells, line }): Row => {
      const cell = (column: Column): string => cells[names.indexOf(column)]?.trim() ?? '';
      return {
        line,
        cells: {
          ...{ brigade: cell('brigade'), commander: cell('commander'), rating: cell('rating').toLowerCase() },
          ...{ unit: cell('unit'), type: cell('type').toLowerCase() },
          ...{ class: cell('class').toLowerCase(), size: cell('size').toLowerCase() },
        },
      };
    });
  if (rows.length === 0) return { faults: ['There is no unit below the names of the columns.'] };
  if (rows.length > MOST_ROWS)
    return { faults: [`There are ${rows.length} lines of units; at most ${MOST_ROWS} are read.`] };
  const unread = head.cells.filter((_, i) => !COLUMNS.some((column) => column === names[i]));
  const { troops, faults } = gathered(rows);
  return faults.length > 0 ? { faults } : { troops, unread };
}

/** Commas, semicolons or tabs, as the file has them; quoted cells may go over several lines. */
function linesOf(text: string): readonly { readonly cells: readonly string[]; readonly line: number }[] {
  const lines: { cells: readonly string[]; line: number }[] = [];
  const whole = text.replace(/^\uFEFF/, '');
  let [from, line] = [0, 1];
  Papa.parse<string[]>(whole, {
    step({ data, meta }) {
      lines.push({ cells: data, line });
      line += whole.slice(from, meta.cursor).split(/\r\n|\r|\n/).length - 1;
      from = meta.cursor;
    },
  });
  return lines;
}

interface Gathering extends ListedBrigade {
  readonly units: ListedUnit[];
}

function gathered(rows: readonly Row[]): { readonly troops: ListedTroops; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const brigades = new Map<string, Gathering>();
  const independents: ListedUnit[] = [];
  let general: ListedLeader | null = null;
  /** Of the brigade that was named last. */
  let units = independents;
  for (const row of rows) {
    const { brigade, commander, unit, type } = row.cells;
    const rating = ratingOf(row, faults);
    if (type === GENERAL) {
      if (general) faults.push(`Line ${row.line}: a side has one commanding general, and he stands above.`);
      general = { name: unit || commander || null, rating };
      continue;
    }
    if (brigade === INDEPENDENT) units = independents;
    else if (brigade !== '') {
      const known = brigades.get(brigade) ?? {
        name: brigade,
        commander: { name: commander || null, rating },
        units: [],
      };
      brigades.set(brigade, known);
      units = known.units;
    }
    const read = unitOf(row, faults);
    if (read) units.push(read);
  }
  return { troops: { general, brigades: [...brigades.values()], independents }, faults };
}

const ratingOf = (row: Row, faults: string[]): Rating | 'diced' | null =>
  among(row, 'rating', COMMANDING, null, faults);
const COMMANDING = [...RATINGS, 'diced'] as const;

function unitOf(row: Row, faults: string[]): ListedUnit | null {
  const types = Object.keys(UNIT_TYPES).filter(isType);
  const type = among(row, 'type', types, null, faults);
  if (row.cells.type === '') faults.push(`Line ${row.line}: type is missing; it is one of ${types.join(', ')}.`);
  if (row.cells.unit === '') faults.push(`Line ${row.line}: unit is missing; it is the name of the unit.`);
  const size = among(row, 'size', UNIT_SIZES, 'standard', faults);
  const how = among(row, 'class', TROOP_CLASSES, 'standard', faults);
  return type && row.cells.unit !== '' ? { name: row.cells.unit, type, class: how, size } : null;
}

const isType = (word: string): word is UnitType => Object.hasOwn(UNIT_TYPES, word);

/** What a cell says, of what it may say; `otherwise` when it is empty. */
function among<Word extends string, Otherwise extends Word | null>(
  { cells, line }: Row,
  column: Column,
  allowed: readonly Word[],
  otherwise: Otherwise,
  faults: string[],
): Word | Otherwise {
  const said = cells[column];
  if (said === '') return otherwise;
  const found = allowed.find((word) => word === said);
  if (found === undefined)
    faults.push(`Line ${line}: ${column} is ${quoted(said)}; it is one of ${allowed.join(', ')}.`);
  return found ?? otherwise;
}

const quoted = (word: string): string => `“${word}”`;
