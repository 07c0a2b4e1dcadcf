/** The table as it is spread over sheets: its terrain, and on it what is asked for. */
import type { Scenario } from '../../../engine/scenario';
import { layGround } from '../../../engine/terrain';
import { drawPaper, tableFrame } from '../../map/border';
import { inksOf, type Inks } from '../../map/inks';
import { placeLabels, type Obstruction, type PlacedLabel } from '../../map/labels';
import { leaderLabels } from '../../map/leader-names';
import { groundWishes, labelShape } from '../../map/names';
import { groundObstructions, signObstructions } from '../../map/obstructions';
import { groundLayers, troopsIn } from '../../map/plan';
import type { LayerName, Shape } from '../../map/scene';
import { grown } from '../../map/strokes';
import { signsOfStart, type Signs } from '../../map/troops';
import type { TableShown, TileOptions } from './tile-options';
import type { Drawn } from './page';

/** Smallest type that can be read on paper, cm. */
const READABLE = 0.2;

export interface DrawnTable extends Drawn {
  /** What makes a sheet worth printing: all shapes but bare ground, grass and grid. */
  readonly matter: readonly Shape[];
}

/** The table drawn once, cm of table. */
export function drawTable(scenario: Scenario, options: TableShown & Pick<TileOptions, 'style' | 'ratio'>): DrawnTable {
  const inks = inksOf(options.style);
  const ground = layGround(scenario);
  const extent = tableFrame(scenario.table);
  const signs = signsShown(signsOfStart(scenario), scenario, options.troops);
  const least = READABLE / options.ratio;
  const land = groundObstructions(ground, 1);
  const leaders = leaderLabels(signs, land, scenario, inks, least);
  const names = options.names
    ? placeLabels(
        groundWishes(ground, inks),
        [...namedBoxes(leaders), ...signObstructions(signs), ...land],
        grown(extent, -0.6),
      )
    : [];
  const readable = names.filter(({ wish }) => wish.lettering.size >= least);
  const layers = groundLayers(ground, [], inks, coarsenessAt(options.ratio)).filter(({ name }) =>
    isShown(name, options),
  );
  const bare: readonly LayerName[] = ['grid'];
  const words = readable.map(labelShape);
  const troops = options.troops === 'none' ? [] : troopsIn(signs, leaders, inks, least).shapes;
  const matter = layers.flatMap(({ name, shapes }) =>
    bare.includes(name) ? [] : shapes.filter((shape) => !isGrass(shape, inks)),
  );
  return {
    shapes: [
      ...drawPaper(extent, { ...inks, aged: false }),
      ...layers.flatMap(({ shapes }) => shapes),
      ...words,
      ...troops,
    ],
    extent,
    matter: [...matter, ...words, ...troops],
  };
}

/** The plan is engraved for a map of 1:8; what is printed larger is engraved finer, down to half. */
const coarsenessAt = (ratio: number): number => Math.max(0.45, Math.min(1, 1 / (8 * ratio)));

function isShown(layer: LayerName, { grid, objectives }: TableShown): boolean {
  if (layer === 'paper' || layer === 'names') return false;
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
