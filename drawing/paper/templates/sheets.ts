/** Cut-outs on their sheets: drawn alone, with name, outline and cutting line, tiled when larger than a page. */
import type { Scenario } from '../../../engine/scenario';
import { inksOf, type Inks } from '../../map/inks';
import { drawing, polygon } from '../../map/strokes';
import type { Sheet, SheetSet } from '../sheet';
import { liesBestUpright, tilesOver } from '../tiles';
import { tileSheet } from '../tiles/page';
import { layoutFault } from '../tiles/room';
import { touchedFrames } from '../tiles/touching';
import { cutOutsOf } from './cut-outs';
import { TemplateTurner, picture, type Numbered, type CutOutTemplate, type TemplatePiece } from './template-pieces';
import { listSheets } from './list';
import { TEMPLATE_KINDS, TEMPLATE_OPTIONS, type TemplateOptions } from './template-options';
import { sharedSheets } from './shared';
import { titleOf } from './piece-names';

/**
 * The terrain of a table as cut-outs, after a list of them. Small ones share the sheets `S1`, `S2` and so on; a sheet of a
 * larger one is named by its number and, like the sheets of a table, its place in it: `7-B2`. A layout that does not fit
 * is a `RangeError`: ask `tilingFault` before.
 */
export function templateSheets(scenario: Scenario, chosen: Partial<TemplateOptions> = {}): SheetSet {
  const options = { ...TEMPLATE_OPTIONS, ...chosen };
  const fault = layoutFault({ ...options, upright: true });
  if (fault !== null) throw new RangeError(fault);
  const inks = inksOf(options.style);
  const layer = new TemplateTurner(scenario, options, inks);
  const pieces = cutOutsOf(scenario, { ...options, kinds: TEMPLATE_KINDS })
    .map((cutOut, index): Numbered => ({ ...cutOut, number: index + 1 }))
    .filter(({ number, kind }) => options.kinds.includes(kind) && (options.numbers?.includes(number) ?? true))
    .map((cutOut) => layer.lay(cutOut));
  const shared = sharedSheets(pieces, scenario.title, options, inks);
  const tiled = new Map(pieces.filter(({ onOne }) => !onOne).map((piece) => [piece, sheetsOf(piece, options, inks)]));
  const templates = pieces.map((lain): CutOutTemplate => {
    const { cutOut } = lain;
    const own = tiled.get(lain)?.map(({ id }) => id);
    const common = shared.filter(({ numbers }) => numbers.includes(cutOut.number)).map(({ sheet }) => sheet.id);
    return { cutOut, lain, sheets: own ?? common };
  });
  return {
    title: `${scenario.title}, terrain to cut out`,
    sheets: [
      ...(options.list ? listSheets(templates, scenario.title, options, inks) : []),
      ...shared.map(({ sheet }) => sheet),
      ...[...tiled.values()].flat(),
    ],
  };
}

/** The sheets of a cut-out that is larger than one. */
function sheetsOf(piece: TemplatePiece, options: TemplateOptions, inks: Inks): readonly Sheet[] {
  const { ratio } = options;
  const { cutOut, frame, outline } = piece;
  const upright = liesBestUpright(frame, { ...options, upright: true });
  const layout = { ...options, upright };
  const whole = tilesOver(frame, layout);
  const touched = touchedFrames(
    [drawing([polygon(outline)], { fill: inks.ground })],
    whole.tiles.map(({ window }) => window),
  );
  const tiles = whole.tiles.filter((_, index) => touched.has(index));
  const title = titleOf(cutOut);
  const pages = {
    drawn: { shapes: picture(piece, ratio, inks), extent: frame },
    tiling: whole,
    layout,
    inks,
    title: `${cutOut.number}. ${title}`,
    of: `${cutOut.number}-`,
    printed: new Set(tiles.map(({ name }) => name)),
    cutting: 'Cut along the dashed lines and the outline',
    trimmed: false,
  };
  return tiles.map((tile) => ({ ...tileSheet(tile, pages), title: `${title}, sheet ${tile.name}` }));
}
