/** Sheets as a desk lists them, without a desk. */
import type { PlaceOfSheet, SheetEntry, SheetList } from '../../../electron/desk/api';

export const entry = (change: Partial<SheetEntry> & Pick<SheetEntry, 'id'>): SheetEntry => ({
  title: `Title of ${change.id}`,
  width: 29.7,
  height: 21,
  place: null,
  ratio: null,
  leastType: 6.5,
  ...change,
});

/** Sheets of a whole 100 by 60 cm: three columns and two rows that overlap by 1 cm, A1 to C2. */
const WESTS = [
  [0, 34],
  [33, 67],
  [66, 100],
] as const;
const NORTHS = [
  [60, 29.5],
  [30.5, 0],
] as const;
export function placeOf(column: number, row: number): PlaceOfSheet {
  const [west = 0, east = 0] = WESTS[column] ?? [];
  const [north = 0, south = 0] = NORTHS[row] ?? [];
  return { west, east, south, north };
}
const NAMES = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'] as const;
export const placed = NAMES.map((id, at) => entry({ id, place: placeOf(at % 3, Math.floor(at / 3)) }));

/** A table of 100 by 60 cm at true size: a page map and six sheets, or as many as are not empty. */
export function gluedList(empty: readonly string[] = []): SheetList {
  const sheets = placed.filter(({ id }) => !empty.includes(id));
  const bare = placed.flatMap(({ id, place }) => (empty.includes(id) && place ? [{ id, place }] : []));
  return {
    title: 'The Combat of St. Ulrich, in sheets',
    sheets: [entry({ id: 'key', title: 'Page map' }), ...sheets],
    glued: { width: 100, height: 60, ratio: 1, empty: bare, remark: null },
  };
}

export const mapList: SheetList = {
  title: 'The Combat of St. Ulrich',
  sheets: [entry({ id: 'map', title: 'Map of The Combat of St. Ulrich', ratio: 1 / 8 })],
  glued: null,
};
export const listOf = (...ids: readonly string[]): SheetList => ({
  title: 'Some sheets',
  sheets: ids.map((id) => entry({ id, width: 21, height: 29.7 })),
  glued: null,
});
