/** Where sheets lie on the pasteboard: cm of paper, x to the right, y down. */
import type { PlaceOfSheet, SheetEntry } from '../../electron/desk/api';
import type { PlanView } from '../ui';
import { gridsOf, type GluedSheet } from './sheets';

/** Between sheets that lie in rows, as a share of the longest side. */
const GAP = 0.12;
/** Round everything, as a share of its shorter side. */
const AROUND = 0.04;

export interface LaidSheet {
  readonly id: string;
  readonly frame: PlanView;
}

/** Each sheet of a whole as far as it is seen when it lies over those to its east and south, as they are glued. */
export function seamsOf(sheets: readonly GluedSheet[], height: number): readonly LaidSheet[] {
  return gridsOf(sheets).flatMap(({ cells }) =>
    cells.map(({ id, place, column, row }): LaidSheet => {
      const before = cells.find((cell) => cell.row === row && cell.column === column - 1);
      const above = cells.find((cell) => cell.column === column && cell.row === row - 1);
      return {
        id,
        frame: frameOf(
          { ...place, west: before?.place.east ?? place.west, north: above?.place.south ?? place.north },
          height,
        ),
      };
    }),
  );
}

/** A place in a whole of that height, as a frame on the board. */
export const frameOf = ({ west, south, east, north }: PlaceOfSheet, height: number): PlanView => ({
  x: west,
  y: height - north,
  width: east - west,
  height: north - south,
});

/** Sheets in rows, in their order, as they fill a window of these proportions best; between rows there is room for names. */
export function laidInRows<S extends Pick<SheetEntry, 'width' | 'height'> & { readonly key: string }>(
  sheets: readonly S[],
  proportion: number,
  names = 0,
): readonly LaidSheet[] {
  const ways = sheets.map((_, count) => inRowsOf(sheets, count + 1, names));
  const size = (way: readonly LaidSheet[]): number => {
    const { width, height } = extentOf(way);
    return Math.max(width, height * proportion);
  };
  return ways.reduce<readonly LaidSheet[]>(
    (best, way) => (best.length === 0 || size(way) < size(best) ? way : best),
    [],
  );
}

/** Sheets in rows of so many. */
export function inRowsOf<S extends Pick<SheetEntry, 'width' | 'height'> & { readonly key: string }>(
  sheets: readonly S[],
  aRow: number,
  names = 0,
): readonly LaidSheet[] {
  const gap = Math.max(0, ...sheets.map(({ width, height }) => Math.max(width, height))) * GAP;
  const laid: LaidSheet[] = [];
  let y = 0;
  for (let first = 0; first < sheets.length; first += aRow) {
    const row = sheets.slice(first, first + aRow);
    let x = 0;
    for (const { key, width, height } of row) {
      laid.push({ id: key, frame: { x, y, width, height } });
      x += width + gap;
    }
    y += Math.max(...row.map(({ height }) => height)) + Math.max(gap, names);
  }
  return laid;
}

/** What holds all of them. */
export function extentOf(laid: readonly LaidSheet[]): PlanView {
  if (laid.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const [west, north] = [Math.min(...laid.map(({ frame }) => frame.x)), Math.min(...laid.map(({ frame }) => frame.y))];
  return {
    x: west,
    y: north,
    width: Math.max(...laid.map(({ frame }) => frame.x + frame.width)) - west,
    height: Math.max(...laid.map(({ frame }) => frame.y + frame.height)) - north,
  };
}

/** With room round it, so that nothing touches the window's edge, and below it for names. */
export function withRoom({ x, y, width, height }: PlanView, below = 0): PlanView {
  const room = Math.min(width, height) * AROUND;
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room + below };
}

export type Direction = 'left' | 'right' | 'up' | 'down';
/** The next sheet in a direction, of those that lie beside this one rather than aslant; null at the edge. */
export function nextTowards(laid: readonly LaidSheet[], from: string, direction: Direction): string | null {
  const start = laid.find(({ id }) => id === from);
  if (!start) return null;
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  const isAcross = direction === 'left' || direction === 'right';
  const here = spansOf(start.frame, isAcross);
  const beside = laid.flatMap(({ id, frame }) => {
    const { along, crosswise } = spansOf(frame, isAcross);
    const far = (middle(along) - middle(here.along)) * sign;
    const common = Math.min(crosswise[1], here.crosswise[1]) - Math.max(crosswise[0], here.crosswise[0]);
    return far > ROUNDING && common > ROUNDING ? [{ id, cost: far - common }] : [];
  });
  return beside.sort((one, other) => one.cost - other.cost)[0]?.id ?? null;
}
type Span = readonly [from: number, to: number];
const ROUNDING = 1e-6;
const middle = ([from, to]: Span): number => (from + to) / 2;
function spansOf(
  { x, y, width, height }: PlanView,
  isAcross: boolean,
): { readonly along: Span; readonly crosswise: Span } {
  const [across, down]: readonly [Span, Span] = [
    [x, x + width],
    [y, y + height],
  ];
  return isAcross ? { along: across, crosswise: down } : { along: down, crosswise: across };
}

/** The topmost sheet at a spot of the board. */
export const laidAt = (laid: readonly LaidSheet[], x: number, y: number): string | null =>
  laid.find(({ frame }) => x >= frame.x && y >= frame.y && x < frame.x + frame.width && y < frame.y + frame.height)
    ?.id ?? null;
