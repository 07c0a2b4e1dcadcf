/** The table at true size, or at any ratio, over as many sheets as it takes. */
import type { Scenario } from '../../../engine/scenario';
import { tableFrame } from '../../map/border';
import { inksOf } from '../../map/inks';
import type { Frame } from '../../map/scene';
import { point } from '../../map/strokes';
import type { GluedSheets, Sheet, SheetSet } from '../sheet';
import { drawTable, type DrawnTable } from './drawing';
import { gluingWords, keySheet } from './key';
import { TILE_OPTIONS, type TileOptions } from './tile-options';
import { tileSheet } from './page';
import { seamsOf } from './seams';
import { tilesOver, type Tiling } from './tiling';
import { touchedFrames } from './touching';

/**
 * The sheets of a table, the page map first. A layout that does not fit is a `RangeError`: ask `tilingFault` before.
 */
export function tileSheets(scenario: Scenario, chosen: Partial<TileOptions> = {}): SheetSet {
  const options = { ...TILE_OPTIONS, ...chosen };
  const extent = tableFrame(scenario.table);
  const drawn = drawTable(scenario, options, seamsOf(tilesOver(extent, options)));
  const part = { frame: extent, of: '', title: scenario.title };
  const { sheets, empty } = sheetsOf(part, drawn, options);
  const glued = { whole: wholeOf(scenario.title, drawn, options), ratio: options.ratio, empty, remark: null };
  return { title: `${scenario.title}, in sheets`, sheets, glued };
}

/** All of the table as one sheet, as it lies there when everything is glued. */
export function wholeOf(title: string, { shapes, extent }: DrawnTable, { ratio }: Pick<TileOptions, 'ratio'>): Sheet {
  const { west, south, east, north } = placeIn(extent, extent, ratio);
  const picture = {
    kind: 'window',
    origin: point(-extent.west * ratio, -extent.south * ratio),
    scale: ratio,
    clip: { west, south, east, north },
    shapes,
  } as const;
  return { id: 'whole', title, width: east, height: north, layers: [{ name: 'drawing', shapes: [picture] }] };
}

/** Where a part of the table lies in the glued whole, cm of paper from its lower left corner. */
const placeIn = (part: Frame, whole: Frame, ratio: number): Frame => ({
  west: (part.west - whole.west) * ratio,
  south: (part.south - whole.south) * ratio,
  east: (part.east - whole.west) * ratio,
  north: (part.north - whole.south) * ratio,
});

/** A part of the table that is glued together by itself. */
export interface TablePart {
  /** Cm of table. */
  readonly frame: Frame;
  /** Before the names of its sheets. */
  readonly of: string;
  readonly title: string;
}

/** The page map of a part, if it is wanted, and the sheets of it that are; and those that have nothing on them. */
export function sheetsOf(
  { frame, of, title }: TablePart,
  drawn: DrawnTable,
  options: TileOptions,
): Pick<GluedSheets, 'empty'> & { readonly sheets: readonly Sheet[] } {
  const inks = inksOf(options.style);
  const tiling = tilesOver(frame, options);
  const filled = filledNames(tiling, drawn, options);
  const wanted = tiling.tiles
    .map(({ name }) => name)
    .filter((name) => options.sheets?.includes(name) ?? filled.has(name));
  const printed = new Set(wanted.filter((name) => !options.without.includes(of + name)));
  const placed = (window: Frame): Frame => placeIn(window, drawn.extent, options.ratio);
  const cutting = 'Cut along the dashed lines';
  const pages = { drawn, tiling, layout: options, inks, title, of, printed, cutting, trimmed: true };
  const parts = tiling.tiles.map(({ name, window }) => ({ name, window, printed: printed.has(name) }));
  const size = [frame.east - frame.west, frame.north - frame.south] as const;
  const sheets = { whole: tiling.tiles.length, printed: printed.size };
  const lines = gluingWords(options, sheets, size);
  const key = { id: `${of}key`, title, drawn, frame, parts, lines };
  const map = { ...keySheet(key, options, inks), title: of === '' ? 'Page map' : `Page map of ${title}` };
  const tiles = tiling.tiles.filter(({ name }) => printed.has(name));
  return {
    sheets: [
      ...(options.key && !options.without.includes(map.id) ? [map] : []),
      ...tiles.map((tile) => ({ ...tileSheet(tile, pages), place: placed(tile.window) })),
    ],
    empty: tiling.tiles
      .filter(({ name }) => !filled.has(name) && !wanted.includes(name))
      .map(({ name, window }) => ({ id: of + name, place: placed(window) })),
  };
}

/** Sheets with something on them, or all of them. Those asked for by name are printed even if they are empty. */
function filledNames(
  { tiles }: Tiling,
  { matter }: DrawnTable,
  { only }: Pick<TileOptions, 'only'>,
): ReadonlySet<string> {
  if (only === 'all') return new Set(tiles.map(({ name }) => name));
  const windows = tiles.map(({ window }) => window);
  const touched = touchedFrames(matter, windows);
  return new Set(tiles.filter((_, index) => touched.has(index)).map(({ name }) => name));
}
