/** Cut-outs on their sheets: drawn alone, with name, outline and cutting line, tiled when larger than a page. */
import { distance, pointInPolygon, type Point } from '../../../geometry';
import type { Feature, Scenario } from '../../../scenario';
import { layGround } from '../../../terrain';
import { inksOf, type Inks } from '../../inks';
import { widthOf } from '../../lettering';
import { groundLayers } from '../../plan';
import type { Frame, Shape } from '../../scene';
import { drawing, frameOf, grown, point, polygon } from '../../strokes';
import type { Sheet, SheetSet } from '../sheet';
import { liesBestUpright, tilesOver, type Tile } from '../tiles';
import { wordsAt, written } from '../tiles/lettering';
import { tileSheet } from '../tiles/page';
import { touchedFrames } from '../tiles/touching';
import { cutOutsOf, type CutOut } from './cut-outs';
import { listSheets } from './list';
import { TEMPLATE_OPTIONS, type TemplateOptions } from './options';
import { CLEAR } from './sections';

/** A cut-out with its number among all of the table, whichever of them are printed. */
export interface Numbered extends CutOut {
  readonly number: number;
}
/** A cut-out and the sheets it is on. */
export interface Template {
  readonly cutOut: Numbered;
  readonly sheets: readonly Sheet[];
}

/**
 * The terrain of a table as cut-outs, after a list of them. A sheet is named by the number of its cut-out and, like the
 * sheets of a table, its place in it: `7-B2`. A layout that does not fit is a `RangeError`: ask `tilingFault` before.
 */
export function templateSheets(scenario: Scenario, chosen: Partial<TemplateOptions> = {}): SheetSet {
  const options = { ...TEMPLATE_OPTIONS, ...chosen };
  const inks = inksOf(options.style);
  const drawn = new Map<Feature, readonly Shape[]>();
  const shapesOf = (feature: Feature): readonly Shape[] => {
    const shapes = drawn.get(feature) ?? drawnAlone(feature, scenario, inks);
    drawn.set(feature, shapes);
    return shapes;
  };
  const templates = cutOutsOf(scenario, options)
    .map((cutOut, index): Numbered => ({ ...cutOut, number: index + 1 }))
    .filter(({ number }) => options.numbers?.includes(number) ?? true)
    .map((cutOut): Template => ({ cutOut, sheets: sheetsOf(cutOut, shapesOf(cutOut.drawn), options, inks) }));
  return {
    title: `${scenario.title}, terrain to cut out`,
    sheets: [
      ...(options.list ? listSheets(templates, scenario.title, options, inks) : []),
      ...templates.flatMap(({ sheets }) => sheets),
    ],
  };
}

/** A feature without all the others, and without grass and grid. */
function drawnAlone(feature: Feature, scenario: Scenario, inks: Inks): readonly Shape[] {
  const layers = groundLayers(layGround({ ...scenario, terrain: [feature], objectives: [] }), [], inks);
  return layers
    .filter(({ name }) => name !== 'paper' && name !== 'grid')
    .flatMap(({ shapes }) => shapes)
    .filter((shape) => shape.kind !== 'drawing' || shape.paint.stroke !== inks.grass);
}

function sheetsOf(cutOut: Numbered, feature: readonly Shape[], options: TemplateOptions, inks: Inks): readonly Sheet[] {
  const { paper, margin, ratio, overlap, bleed, marks } = options;
  const laid = { paper, margin, ratio, overlap, bleed, marks };
  const { outline } = cutOut;
  const frame = grown(frameOf(outline), CLEAR / ratio);
  const upright = liesBestUpright(frame, { ...laid, upright: true });
  const whole = tilesOver(frame, { ...laid, upright });
  const isOnOne = whole.tiles.length === 1;
  const layout = { ...laid, upright, marks: marks && !isOnOne };
  const touched = touchedFrames(
    [drawing([polygon(outline)], { fill: inks.ground })],
    whole.tiles.map(({ window }) => window),
  );
  const tiles = whole.tiles.filter((_, index) => touched.has(index));
  const shapes: readonly Shape[] = [
    drawing([polygon(outline)], { fill: inks.ground, fillOpacity: 0.55 }),
    ...feature,
    ...cuttingLines(cutOut, ratio, inks),
    ...nameOn(cutOut, tiles, ratio, inks),
  ];
  const title = titleOf(cutOut);
  const pages = {
    drawn: { shapes, extent: frame },
    tiling: whole,
    layout,
    inks,
    title: `${cutOut.number}. ${title}`,
    of: `${cutOut.number}-`,
    printed: new Set(tiles.map(({ name }) => name)),
    cutting: isOnOne ? 'Cut out along the line' : 'Cut along the dashed lines and the outline',
    trimmed: false,
  };
  return tiles.map((tile) => ({
    ...tileSheet(tile, pages),
    title: isOnOne ? title : `${title}, sheet ${tile.name}`,
  }));
}

/** `Lobosch, step 2 of 4, 6 cm up`. */
export const titleOf = ({ name, note }: CutOut): string => (note === '' ? name : `${name}, ${note}`);

/** Where to cut, and dashed where the next step of a hill stands; widths in cm of paper. */
function cuttingLines({ outline, next }: CutOut, ratio: number, inks: Inks): Shape[] {
  const cut = [polygon(outline)];
  return [
    ...(next.length === 0
      ? []
      : [
          drawing(next.map(polygon), {
            stroke: inks.ink,
            width: 0.04 / ratio,
            dash: [0.5 / ratio, 0.3 / ratio],
          }),
        ]),
    drawing(cut, { stroke: inks.halo, width: 0.14 / ratio, round: true }),
    drawing(cut, { stroke: inks.ink, width: 0.05 / ratio, round: true }),
  ];
}

/** The name with its number, in type that the piece has room for; below it what else there is to tell. */
function nameOn(cutOut: Numbered, tiles: readonly Tile[], ratio: number, inks: Inks): Shape[] {
  const { number, name, note, strip } = cutOut;
  const { at, wide, high } = placeOfName(cutOut, tiles);
  const room = strip
    ? { wide: strip.width * ratio, high: strip.width * ratio }
    : { wide: wide * 0.7 * ratio, high: high * 0.3 * ratio };
  const title = fitted(`${number}. ${name}`, 'capitals', 0.7, room, inks);
  const below = note === '' ? null : fitted(note, 'italic', title.size * 0.62, room, inks);
  const onTable = (lettering: typeof title, down: number): Shape => {
    const { size, halo } = lettering;
    const words = {
      ...lettering,
      size: size / ratio,
      halo: halo && { ...halo, width: halo.width / ratio },
    };
    return wordsAt(words, point(at.x, at.y - down / ratio));
  };
  return [onTable(title, 0), ...(below ? [onTable(below, title.size * 0.95)] : [])];
}

/** In the middle of the piece, or of the sheet nearest to it, so that no join divides the words; cm of table. */
function placeOfName({ outline, strip }: CutOut, tiles: readonly Tile[]): { at: Point; wide: number; high: number } {
  const whole = frameOf(outline);
  const middle = strip?.middle ?? middleOf(whole);
  const windows = tiles.length === 1 ? [] : tiles.map(({ window }) => window);
  const [nearest] = windows
    .filter((window) => pointInPolygon(middleOf(window), outline))
    .toSorted((a, b) => distance(middleOf(a), middle) - distance(middleOf(b), middle));
  const frame = nearest ?? whole;
  return {
    at: nearest ? middleOf(nearest) : middle,
    wide: Math.min(frame.east - frame.west, whole.east - whole.west),
    high: Math.min(frame.north - frame.south, whole.north - whole.south),
  };
}

const middleOf = ({ west, south, east, north }: Frame): Point => point((west + east) / 2, (south + north) / 2);

function fitted(
  text: string,
  role: 'capitals' | 'italic',
  largest: number,
  room: { readonly wide: number; readonly high: number },
  inks: Inks,
) {
  const least = 0.24;
  const full = written(text, role, largest, inks.ink);
  const size = Math.max(least, Math.min(largest, room.high, (largest * room.wide) / widthOf(full)));
  return { ...full, size, halo: { colour: inks.halo, width: size * 0.25 } };
}
