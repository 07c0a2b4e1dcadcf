/** The table at true size, or at any ratio, over as many sheets as it takes. */
import type { Scenario } from '../../../scenario';
import { inksOf } from '../../inks';
import type { Frame } from '../../scene';
import type { Sheet, SheetSet } from '../sheet';
import { drawTable, type DrawnTable } from './drawing';
import { gluingWords, keySheet } from './key';
import { TILE_OPTIONS, type TileOptions } from './options';
import { tileSheet, type Drawn } from './page';
import { tilesOver, type Tiling } from './tiling';
import { touchedFrames } from './touching';

/**
 * The sheets of a table, the page map first. A layout that does not fit is a `RangeError`: ask `tilingFault` before.
 */
export function tileSheets(scenario: Scenario, chosen: Partial<TileOptions> = {}): SheetSet {
  const options = { ...TILE_OPTIONS, ...chosen };
  const drawn = drawTable(scenario, options);
  const part = { frame: drawn.extent, of: '', title: scenario.title };
  return { title: `${scenario.title}, in sheets`, sheets: sheetsOf(part, drawn, options) };
}

/** A part of the table that is glued together by itself. */
export interface TablePart {
  /** Cm of table. */
  readonly frame: Frame;
  /** Before the names of its sheets. */
  readonly of: string;
  readonly title: string;
}

/** The page map of a part, if it is wanted, and the sheets of it that are. */
export function sheetsOf({ frame, of, title }: TablePart, drawn: DrawnTable, options: TileOptions): Sheet[] {
  const inks = inksOf(options.style);
  const tiling = tilesOver(frame, options);
  const printed = printedNames(tiling, drawn, options);
  const cutting = 'Cut along the dashed lines';
  const pages = { drawn, tiling, layout: options, inks, title, of, printed, cutting, trimmed: true };
  const parts = tiling.tiles.map(({ name, window }) => ({ name, window, printed: printed.has(name) }));
  const size = [frame.east - frame.west, frame.north - frame.south] as const;
  const sheets = { whole: tiling.tiles.length, printed: printed.size };
  const lines = gluingWords(options, sheets, size);
  const key = { id: `${of}key`, title, drawn: withoutBleed(drawn), frame, parts, lines };
  return [
    ...(options.key
      ? [{ ...keySheet(key, options, inks), title: of === '' ? 'Page map' : `Page map of ${title}` }]
      : []),
    ...tiling.tiles.filter(({ name }) => printed.has(name)).map((tile) => tileSheet(tile, pages)),
  ];
}

const withoutBleed = ({ shapes, extent }: DrawnTable): Drawn => ({ shapes, extent });

/** Sheets asked for by name are printed even if they are empty. */
function printedNames(
  { tiles }: Tiling,
  { matter }: DrawnTable,
  { only, sheets }: Pick<TileOptions, 'only' | 'sheets'>,
): ReadonlySet<string> {
  if (sheets) return new Set(tiles.filter(({ name }) => sheets.includes(name)).map(({ name }) => name));
  if (only === 'all') return new Set(tiles.map(({ name }) => name));
  const windows = tiles.map(({ window }) => window);
  const touched = touchedFrames(matter, windows);
  return new Set(tiles.filter((_, index) => touched.has(index)).map(({ name }) => name));
}
