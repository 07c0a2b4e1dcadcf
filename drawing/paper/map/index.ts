/**
 * The table map on one sheet, or a booklet with it: legend, orders of battle, rules and briefings. True-size maps over
 * many sheets are elsewhere. Rules are not here: what only they know is handed in with the options.
 */
import type { Scenario } from '../../../engine/scenario';
import type { SheetSet } from '../sheet';
import { mapSheet } from './map-sheet';
import type { MapOptions } from './map-options';
import { seenBy } from './seen';
import { wordsSheets } from './words-sheets';

export { squareOf } from './frame';
export { MAP_OPTIONS } from './map-options';
export type { MapOptions } from './map-options';

/** The sheets of a table map: the map, its legend where that needs a sheet, and in a booklet the sheets of words. */
export function mapSheets(scenario: Scenario, options: MapOptions): SheetSet {
  const seen = seenBy(scenario, options);
  const map = mapSheet(seen, options);
  const words = options.booklet ? wordsSheets(seen, options, map.length + 1) : [];
  return { title: scenario.title, sheets: [...map, ...words] };
}
