/** The table by the boards it is built of: a set of sheets for each board. */
import type { Scenario } from '../../../engine/scenario';
import { FOOT as FOOT_LENGTH, tableFrame } from '../../map/border';
import { inksOf } from '../../map/inks';
import type { Frame } from '../../map/scene';
import type { SheetSet } from '../sheet';
import { drawTable } from './drawing';
import { keySheet } from './key';
import { TILE_OPTIONS, type TileOptions } from './tile-options';
import { edgesWithin, seamsOf } from './seams';
import { sheetsOf, wholeOf } from './table';
import { tilesOver } from './tiling';

/** Sides of the usual square boards, cm. */
export const BOARDS = { '2ft': 2 * FOOT_LENGTH, '40cm': 40, '60cm': 60 } as const;
export type Board = keyof typeof BOARDS;

export interface BoardOptions extends TileOptions {
  readonly board: Board;
  /** Numbers of the boards wanted, as `IV`; null for all. */
  readonly boards: readonly string[] | null;
}
const BOARD_OPTIONS: BoardOptions = { ...TILE_OPTIONS, only: 'all', board: '2ft', boards: null };

/** A board of a table. Numbers run row by row from the north-west. */
export interface LaidBoard {
  /** In Roman numerals. */
  readonly number: string;
  /** Cm of table. */
  readonly frame: Frame;
}

/** Of a board: what a table has over is dealt among the others up to here, beyond it one board more is laid. */
const OVER = 0.1;

/** How many boards lie along each side of a table, and how large each is, cm: they are all of one size. */
export interface Dealt {
  readonly rows: number;
  readonly columns: number;
  readonly width: number;
  readonly depth: number;
}
export function dealtOver({ width, depth }: Pick<Scenario['table'], 'width' | 'depth'>, board: Board): Dealt {
  const count = (length: number): number => Math.max(1, Math.ceil(length / BOARDS[board] - OVER));
  const [rows, columns] = [count(depth), count(width)];
  return { rows, columns, width: width / columns, depth: depth / rows };
}

/** What is to be said of boards that are not of the size that was asked for; null when they are. */
function dealtWords(table: Pick<Scenario['table'], 'width' | 'depth'>, board: Board): string | null {
  const { width, depth } = dealtOver(table, board);
  if (Math.abs(width - BOARDS[board]) < EXACT && Math.abs(depth - BOARDS[board]) < EXACT) return null;
  return `The table does not divide into boards of ${sizeWords(board)}: they are dealt evenly, each ${tenth(width)} by ${tenth(depth)} cm.`;
}
/** Boards may differ from their size by less than a pen's width, cm. */
const EXACT = 0.05;

const sizeWords = (board: Board): string => (board === '2ft' ? '2 by 2 feet' : `${BOARDS[board]} cm`);
const tenth = (cm: number): string => String(Math.round(cm * 10) / 10);

/** The boards a table is made of, all of one size. */
export function boardsOf(table: Pick<Scenario['table'], 'width' | 'depth'>, board: Board): LaidBoard[] {
  const { rows, columns, width, depth } = dealtOver(table, board);
  return Array.from({ length: rows * columns }, (_, index): LaidBoard => {
    const row = rows - 1 - Math.floor(index / columns);
    const column = index % columns;
    const frame = {
      west: column * width,
      south: row * depth,
      east: column === columns - 1 ? table.width : (column + 1) * width,
      north: row === rows - 1 ? table.depth : (row + 1) * depth,
    };
    return { number: romanNumeral(index + 1), frame };
  });
}

/**
 * A map of the boards first; then of each board its page map and its sheets, named `IV-A1`. Where a board is left out with
 * all its sheets its page map is, too.
 */
export function boardSheets(scenario: Scenario, chosen: Partial<BoardOptions> = {}): SheetSet {
  const options = { ...BOARD_OPTIONS, ...chosen };
  const boards = boardsOf(scenario.table, options.board);
  const seams = boards.flatMap(({ frame }) => [
    ...edgesWithin(frame, tableFrame(scenario.table)),
    ...seamsOf(tilesOver(frame, options)),
  ]);
  const drawn = drawTable(scenario, options, seams);
  const remark = dealtWords(scenario.table, options.board);
  const isWanted = ({ number }: LaidBoard): boolean => options.boards?.includes(number) ?? true;
  const sets = boards.filter(isWanted).map(({ number, frame }) => ({
    number,
    ...sheetsOf({ frame, of: `${number}-`, title: `${scenario.title}, board ${number}` }, drawn, options),
  }));
  const printed = sets.filter(({ sheets }) => sheets.some(({ place }) => place));
  const numbers = new Set(printed.map(({ number }) => number));
  const parts = boards.map(({ number, frame }) => ({ name: number, window: frame, printed: numbers.has(number) }));
  const lines = [
    `${boards.length} boards${remark === null ? ` of ${sizeWords(options.board)}` : ''}, numbered from the north-west.`,
    ...(remark === null ? [] : [remark]),
    'The sheets of each board bear its number: IV-A1 is the first of board IV.',
  ];
  const key = { id: 'boards', title: scenario.title, drawn, frame: drawn.extent, parts, lines };
  const map = { ...keySheet(key, options, inksOf(options.style)), title: 'Map of the boards' };
  return {
    title: `${scenario.title}, by boards`,
    sheets: [
      ...(options.key && !options.without.includes(map.id) ? [map] : []),
      ...printed.flatMap(({ sheets }) => sheets),
    ],
    glued: {
      whole: wholeOf(scenario.title, drawn, options),
      ratio: options.ratio,
      empty: sets.flatMap(({ empty }) => empty),
      remark,
    },
  };
}

const NUMERALS = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;
/** 4 as IV, 99 as XCIX. */
export function romanNumeral(number: number): string {
  const [worth, sign] = NUMERALS.find(([one]) => one <= number) ?? [number, ''];
  return sign === '' ? '' : sign + romanNumeral(number - worth);
}
