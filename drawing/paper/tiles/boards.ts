/** The table by the boards it is built of: a set of sheets for each board. */
import { NEGLIGIBLE } from '../../../engine/geometry';
import type { Scenario } from '../../../engine/scenario';
import { FOOT as FOOT_LENGTH } from '../../map/border';
import { inksOf } from '../../map/inks';
import type { Frame } from '../../map/scene';
import type { SheetSet } from '../sheet';
import { drawTable } from './drawing';
import { keySheet } from './key';
import { TILE_OPTIONS, type TileOptions } from './tile-options';
import { sheetsOf, wholeOf } from './table';

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

/** The boards a table is made of, laid from the south-west like the squares of the grid; the last may be narrower. */
export function boardsOf({ width, depth }: Scenario['table'], board: Board): LaidBoard[] {
  const side = BOARDS[board];
  const count = (length: number): number => Math.max(1, Math.ceil(length / side - NEGLIGIBLE));
  const rows = count(depth);
  const columns = count(width);
  return Array.from({ length: rows * columns }, (_, index): LaidBoard => {
    const row = rows - 1 - Math.floor(index / columns);
    const column = index % columns;
    const frame = {
      west: column * side,
      south: row * side,
      east: Math.min(width, (column + 1) * side),
      north: Math.min(depth, (row + 1) * side),
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
  const drawn = drawTable(scenario, options);
  const boards = boardsOf(scenario.table, options.board);
  const isWanted = ({ number }: LaidBoard): boolean => options.boards?.includes(number) ?? true;
  const sets = boards.filter(isWanted).map(({ number, frame }) => ({
    number,
    ...sheetsOf({ frame, of: `${number}-`, title: `${scenario.title}, board ${number}` }, drawn, options),
  }));
  const printed = sets.filter(({ sheets }) => sheets.some(({ place }) => place));
  const numbers = new Set(printed.map(({ number }) => number));
  const parts = boards.map(({ number, frame }) => ({ name: number, window: frame, printed: numbers.has(number) }));
  const lines = [
    `${boards.length} boards of ${options.board === '2ft' ? '2 by 2 feet' : `${BOARDS[options.board]} cm`}, numbered from the north-west.`,
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
