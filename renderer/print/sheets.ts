/** The sheets of jobs as they are shown: which there are, which are printed, what they are called. */
import type { GluedWhole, PlaceOfSheet, PrintJob, PrintKind, SheetEntry, SheetList } from '../../electron/desk/api';
import type { LeftOutSheets } from './choices';

/** A job as all its sheets are made, and the sheets. */
export interface ListedJob {
  readonly job: PrintJob;
  readonly list: SheetList;
}
export interface ShownSheet extends SheetEntry {
  /** Its name among the sheets of all jobs. */
  readonly key: string;
  /** The job that makes it as it will be printed. */
  readonly job: PrintJob;
  readonly isLeftOut: boolean;
}
/** What settles which part of a whole a sheet's name means. */
const LAID = ['paper', 'upright', 'margin', 'ratio', 'overlap', 'board', 'scale', 'parts', 'side', 'kinds', 'step'];
/** Sheets of one kind bear other things under the same names when they are laid otherwise: C3 of A4 is not C3 of A3. */
export function namesAmong({ kind, options }: PrintJob): string {
  if (kind === 'map' || kind === 'roster' || kind === 'reference') return kind;
  const laid = Object.entries(options).filter(([name]) => LAID.includes(name));
  return JSON.stringify([kind, laid]);
}

export const keyOf = (kind: PrintKind, id: string): string => `${kind} ${id}`;

/** All sheets in the order they are printed. */
export function shownSheets(listed: readonly ListedJob[], leftOut: LeftOutSheets): readonly ShownSheet[] {
  return listed.flatMap(({ job, list: { sheets, glued } }) => {
    const names = namesIn(sheets, leftOut[namesAmong(job)]);
    // Glued sheets name their neighbours; others are the same whichever go with them.
    const printed = glued ? withoutSheets(job, names) : job;
    return sheets.map((sheet): ShownSheet => {
      const isLeftOut = names.includes(sheet.id);
      return { ...sheet, key: keyOf(job.kind, sheet.id), job: isLeftOut ? job : printed, isLeftOut };
    });
  });
}

/** The jobs without what is left out of them; those of which nothing is left are gone. */
export function wantedJobs(
  jobs: readonly PrintJob[],
  listed: readonly ListedJob[],
  leftOut: LeftOutSheets,
): readonly PrintJob[] {
  return jobs.flatMap((job) => {
    const among = namesAmong(job);
    const sheets = listed.find((one) => namesAmong(one.job) === among)?.list.sheets;
    if (!sheets) return [withoutSheets(job, leftOut[among] ?? [])];
    const names = namesIn(sheets, leftOut[among]);
    return names.length < sheets.length ? [withoutSheets(job, names)] : [];
  });
}

/** As it is when nothing is left out. */
const withoutSheets = (job: PrintJob, names: readonly string[]): PrintJob =>
  names.length === 0 ? job : { ...job, without: names };

/** Names of sheets that other choices had are no names of these. */
function namesIn(sheets: readonly SheetEntry[], names: readonly string[] = []): readonly string[] {
  return names.filter((name) => sheets.some(({ id }) => id === name));
}

const BACK = '-back';
/** A back goes where its front goes: both names of a paper with two sides. */
export function paperOf(id: string, sheets: readonly SheetEntry[]): readonly string[] {
  const front = id.endsWith(BACK) ? id.slice(0, -BACK.length) : id;
  return [front, front + BACK].filter((name) => sheets.some((sheet) => sheet.id === name));
}
export const isBack = ({ id }: { readonly id: string }): boolean => id.endsWith(BACK);

/** Where a sheet of a whole stands: its board, its column's letter and its row's number. `IV-C3` or `C3`. */
export function placeInName(id: string): { readonly board: string; readonly column: string; readonly row: string } {
  const [, board = '', column = '', row = ''] = /^(?:(.+)-)?([A-Z]+)(\d+)$/.exec(id) ?? [];
  return { board, column, row };
}

/** A sheet in the glued whole, printed or with nothing on it. */
export interface GluedSheet {
  readonly id: string;
  readonly place: PlaceOfSheet;
  /** Nothing is on it, so it is not printed. */
  readonly isEmpty: boolean;
}
export const gluedSheets = (sheets: readonly SheetEntry[], { empty }: GluedWhole): readonly GluedSheet[] => {
  const filled = new Set(sheets.map(({ id }) => id));
  return [
    ...sheets.flatMap(({ id, place }) => (place ? [{ id, place, isEmpty: false }] : [])),
    ...empty.flatMap(({ id, place }) => (filled.has(id) ? [] : [{ id, place, isEmpty: true }])),
  ];
};

/** What sheets make: those of one board, or all where there are no boards, row by row from the north-west. */
export interface SheetGridOf {
  readonly board: string;
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly (GluedSheet & { readonly column: number; readonly row: number })[];
}
export function gridsOf(sheets: readonly GluedSheet[]): readonly SheetGridOf[] {
  const boards = new Map<string, GluedSheet[]>();
  for (const sheet of sheets) {
    const { board } = placeInName(sheet.id);
    boards.set(board, [...(boards.get(board) ?? []), sheet]);
  }
  const grids = [...boards].map(([board, own]): SheetGridOf => {
    const columns = steps(own.map(({ place }) => place.west));
    const rows = steps(own.map(({ place }) => -place.north));
    const cells = own.map((sheet) => ({
      ...sheet,
      column: stepOf(columns, sheet.place.west),
      row: stepOf(rows, -sheet.place.north),
    }));
    cells.sort((one, other) => one.row - other.row || one.column - other.column);
    return { board, columns: columns.length, rows: rows.length, cells };
  });
  const northWest = (grid: SheetGridOf): PlaceOfSheet | undefined => grid.cells[0]?.place;
  return grids.sort((one, other) => {
    const [a, b] = [northWest(one), northWest(other)];
    return a && b ? Math.round(b.north - a.north) || a.west - b.west : 0;
  });
}

/** Sheets that begin so near each other begin together, cm. */
const TOGETHER = 0.01;
function steps(values: readonly number[]): readonly number[] {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted.filter((value, index) => index === 0 || value - (sorted[index - 1] ?? value) > TOGETHER);
}
const stepOf = (all: readonly number[], value: number): number =>
  all.findIndex((step) => Math.abs(step - value) <= TOGETHER);

/** The printed sheets beside a sheet that it is glued to, by where they touch it. */
export interface Touching {
  readonly west: string | null;
  readonly east: string | null;
  readonly north: string | null;
  readonly south: string | null;
}
export function touching(grid: SheetGridOf, id: string, printed: ReadonlySet<string>): Touching {
  const own = grid.cells.find((cell) => cell.id === id);
  const beside = (across: number, down: number): string | null => {
    const cell = grid.cells.find(
      ({ column, row }) => column === (own?.column ?? NaN) + across && row === (own?.row ?? NaN) + down,
    );
    return cell && printed.has(cell.id) ? cell.id : null;
  };
  return { west: beside(-1, 0), east: beside(1, 0), north: beside(0, -1), south: beside(0, 1) };
}
