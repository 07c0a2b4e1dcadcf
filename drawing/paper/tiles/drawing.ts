/** The table as it is spread over sheets: its terrain, and on it what is asked for. */
import type { Box } from '../../../engine/geometry';
import type { Scenario } from '../../../engine/scenario';
import { groundOf } from '../../../engine/terrain';
import { drawPaper, tableFrame } from '../../map/border';
import type { BlockName } from '../../map/block-names';
import { inksOf, type Inks } from '../../map/inks';
import { placeLabels, type LabelWish, type Obstruction, type PlacedLabel } from '../../map/labels';
import { DEAREST_LEADER, leaderWishes } from '../../map/leader-names';
import { groundWishes, labelShape, putNames } from '../../map/ground-names';
import { bodyObstructions, groundObstructions, signObstructions } from '../../map/obstructions';
import { groundLayers, troopsIn } from '../../map/plan';
import type { Frame, LayerName, Shape } from '../../map/scene';
import type { BlockSign } from '../../map/block-sign';
import { grown, point } from '../../map/strokes';
import { signsOfStart, type Signs } from '../../map/troops';
import { besideWish } from '../beside-blocks';
import type { TableShown, TileOptions } from './tile-options';
import type { KeyDrawing } from './key';
import type { Drawn } from './page';
import { besideSeams, placeOffSeams, type Seam } from './seams';
import { nameOffSeams } from './unit-names';

/** Smallest type that can be read on paper, cm. */
const READABLE = 0.2;

export interface DrawnTable extends Drawn, KeyDrawing {
  /** What makes a sheet worth printing: all shapes but bare ground, grass and grid. */
  readonly matter: readonly Shape[];
}

/** The table drawn once, cm of table; names keep off `seams` where they can. */
export function drawTable(
  scenario: Scenario,
  options: TableShown & Pick<TileOptions, 'style' | 'ratio'>,
  seams: readonly Seam[] = [],
): DrawnTable {
  const { ratio } = options;
  const inks = inksOf(options.style);
  const ground = groundOf(scenario);
  const extent = tableFrame(scenario.table);
  const signs = signsShown(signsOfStart(scenario), scenario, options.troops);
  const least = READABLE / ratio;
  const land = groundObstructions(ground, 1);
  const cuts = besideSeams(seams, CLEAR / ratio);
  const isNamed = showsLayer('names', options);
  const bodies = [...signObstructions(signs), ...land];
  const put = isNamed ? namedBoxes(putNames(ground, inks)) : [];
  const leaderAt = (share: number): LabelWish[] => leaderWishes(signs, inks, least, share);
  const leaders = isNamed
    ? placeOffSeams(
        leaderAt,
        cuts,
        [...bodyObstructions(signs), ...put, ...bodies],
        grown(extent, -0.3),
        DEAREST_LEADER,
      )
    : [];
  const nameOf = withinBlocks(inks, least, cuts, besideSeams(seams, CLEAR / 3 / ratio));
  const nameless = isNamed ? signs.blocks.filter((sign) => sign.name !== '' && nameOf(sign) === null) : [];
  const besideAt = (share: number): LabelWish[] => nameless.map((sign) => besideWish(sign, signs, inks, least, share));
  const beside = placeOffSeams(
    besideAt,
    cuts,
    [...bodyObstructions(signs), ...bodies],
    grown(extent, -0.3),
    DEAREST_BESIDE,
    leaders,
  );
  const covered = [...namedBoxes([...leaders, ...beside]), ...bodies];
  const bounds = grown(extent, -0.6);
  const names = isNamed
    ? placeOffSeams((share) => groundWishes(ground, inks, least * Number(share < 1), share), cuts, covered, bounds)
    : [];
  const layers = groundLayers(ground, [], inks, coarsenessAt(ratio), (name) => showsLayer(name, options));
  const words = names.filter(({ wish }) => wish.lettering.size >= least).map(labelShape);
  const shown = isNamed ? signs : { ...signs, blocks: signs.blocks.map((sign) => ({ ...sign, name: '' })) };
  const troops = options.troops === 'none' ? [] : troopsIn(shown, [...leaders, ...beside], inks, least, nameOf).shapes;
  const matter = layers.flatMap(({ name, shapes }) =>
    name === 'grid' ? [] : shapes.filter((shape) => !isGrass(shape, inks)),
  );
  const unnamed = [
    ...drawPaper(extent, { ...inks, aged: false }),
    ...layers.flatMap(({ shapes }) => shapes),
    ...troops,
  ];
  return {
    unnamed,
    shapes: [{ kind: 'window', origin: point(0, 0), scale: 1, clip: null, shapes: unnamed }, ...words],
    extent,
    matter: [...matter, ...words, ...troops],
    namesAt: (scale, off) => {
      if (!isNamed) return [];
      const size = READABLE / scale;
      const written = off.map((frame): Obstruction => ({ box: boxOf(frame), price: Infinity }));
      const all = [...written, ...signObstructions(signs), ...land];
      return placeLabels(groundWishes(ground, inks, size), all, bounds, DEAREST).map(labelShape);
    },
  };
}
/** What a place beside a block may cost before words are set smaller. */
const DEAREST_BESIDE = 6;

/** Names inside blocks, off the first of these lists of seams that leaves room; null for a block without room for one. */
const withinBlocks =
  (inks: Inks, least: number, ...seams: readonly (readonly Obstruction[])[]) =>
  (sign: BlockSign): BlockName | null =>
    nameOffSeams(
      sign,
      inks,
      least,
      seams.map((ones) => ones.map(({ box }) => box)),
    );

/** Between a seam and the words beside it, cm of paper. */
const CLEAR = 0.4;
/** A name on the page map that would cover more than this is left out. */
const DEAREST = 4;

const boxOf = ({ west, south, east, north }: Frame): Box => ({
  pose: { x: (west + east) / 2, y: (south + north) / 2, hx: 0, hy: 1 },
  width: east - west,
  depth: north - south,
});

/** The plan is engraved for a map of 1:8; what is printed larger is engraved finer, down to half. */
const coarsenessAt = (ratio: number): number => Math.max(0.45, Math.min(1, 1 / (8 * ratio)));

/** Paper is drawn for itself; names stand above all else. */
function showsLayer(layer: LayerName, { layers, names, grid, objectives }: TableShown): boolean {
  if (layer === 'paper') return false;
  if (layers) return layers.some((one) => one === layer);
  if (layer === 'names') return names;
  if (layer === 'grid') return grid;
  return layer !== 'objectives' || objectives;
}

/** Tufts on open ground are drawn in an ink of their own. */
const isGrass = (shape: Shape, inks: Inks): boolean =>
  shape.kind === 'drawing' && shape.paint.stroke === inks.grass && shape.paint.fill === undefined;

const namedBoxes = (names: readonly PlacedLabel[]): Obstruction[] => names.map(({ box }) => ({ box, price: 12 }));

function signsShown({ blocks, leaders }: Signs, scenario: Scenario, troops: TableShown['troops']): Signs {
  if (troops === 'none') return { blocks: [], leaders: [] };
  if (troops === 'both') return { blocks, leaders };
  const side = scenario.armies.findIndex(({ id }) => id === troops);
  return {
    blocks: blocks.filter((sign) => sign.side === side),
    leaders: leaders.filter((sign) => sign.side === side),
  };
}
