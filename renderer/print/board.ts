import type { PlanView } from '../ui';
import { extentOf, frameOf, inRowsOf, laidInRows, seamsOf, withRoom, type LaidSheet } from './laying';
import { gluedSheets, gridsOf, keyOf, placeInName, type ListedJob, type ShownSheet } from './sheets';

/** What lies on the pasteboard. Cm of paper, y down. */
export interface SheetBoard {
  /** Sheets by their keys, of a whole as far as each is seen in it. */
  readonly laid: readonly LaidSheet[];
  /** Keys of the sheets of a whole that have nothing on them and are not printed. */
  readonly empty: ReadonlySet<string>;
  /** All that is to be seen, with room round it. */
  readonly extent: PlanView;
  /** What is seen first: as many of the first sheets as can be told apart. */
  readonly first: PlanView;
  /** The whole that the sheets make when glued; null for sheets that lie in rows. */
  readonly whole: BoardWhole | null;
}
export interface BoardWhole {
  readonly listed: ListedJob;
  readonly frame: PlanView;
  /** Cm of paper to a cm of the table. */
  readonly ratio: number;
  /** With the white border of the outer sheets. */
  readonly paper: PlanView;
  /** The boards it is made of, by their numbers; none for a whole that is one. */
  readonly boards: readonly LaidSheet[];
}

/** Room below sheets in rows for their names, px. */
const NAMES = 24;
interface Size {
  readonly width: number;
  readonly height: number;
}
/** Sheets less wide than the first are too small to be told apart; then they are shown as wide as the second, px. */
const TOLD_APART = [60, 124] as const;
/** White of the outer sheets beyond the drawing, cm. */
const BORDER = 1.6;

/** Sheets that are glued as they make their whole; others in rows, for a window of this size in px. */
export function boardOf(listed: readonly ListedJob[], sheets: readonly ShownSheet[], window: Size): SheetBoard {
  const glued = listed.find(({ list }) => list.glued);
  const whole = glued?.list.glued;
  if (!glued || !whole) return boardOfRows(sheets, window);
  const all = gluedSheets(glued.list.sheets, whole);
  const { kind } = glued.job;
  const frame = frameOf({ west: 0, south: 0, east: whole.width, north: whole.height }, whole.height);
  const paper = {
    x: -BORDER,
    y: -BORDER,
    width: frame.width + 2 * BORDER,
    height: frame.height + 2 * BORDER,
  };
  const seams = seamsOf(all, whole.height);
  const boards = gridsOf(all).filter(({ board }) => board !== '');
  return {
    laid: seams.map(({ id, frame: seen }) => ({ id: keyOf(kind, id), frame: seen })),
    empty: new Set(all.filter(({ isEmpty }) => isEmpty).map(({ id }) => keyOf(kind, id))),
    extent: withRoom(paper),
    first: withRoom(paper),
    whole: {
      listed: glued,
      frame,
      ratio: whole.ratio,
      paper,
      boards: boards.map((grid) => ({
        id: grid.board,
        frame: extentOf(seams.filter(({ id }) => placeInName(id).board === grid.board)),
      })),
    },
  };
}

function boardOfRows(sheets: readonly ShownSheet[], window: Size): SheetBoard {
  const { laid: fitted, scale } = inRowsWithNames(
    (names) => laidInRows(sheets, window.width / window.height, names),
    window,
  );
  const [least, wished] = TOLD_APART;
  const narrowest = Math.min(...sheets.map(({ width }) => width));
  const isSmall = sheets.length > 1 && narrowest * scale < least;
  const aRow = Math.max(1, Math.floor(window.width / wished));
  const wide = { width: window.width, height: Infinity };
  const { laid, scale: seen } = isSmall
    ? inRowsWithNames((names) => inRowsOf(sheets, aRow, names), wide)
    : { laid: fitted, scale };
  const whole = withRoom(extentOf(laid), laid.length > 1 ? NAMES / seen : 0);
  const first = isSmall ? { ...whole, height: (whole.width * window.height) / window.width } : whole;
  return { laid, empty: new Set(), extent: whole, first, whole: null };
}

/** Rows with as much between them as names take at the scale, px to a cm, at which the rows are then seen. */
function inRowsWithNames(rows: (names: number) => readonly LaidSheet[], window: Size) {
  const scaleOf = (laid: readonly LaidSheet[]): number => {
    const { width, height } = extentOf(laid);
    return Math.min(window.width / width, window.height / height);
  };
  const close = rows(0);
  const laid = rows(NAMES / scaleOf(close));
  return { laid, scale: scaleOf(laid) };
}
