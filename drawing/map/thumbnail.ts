/** A scenario as a small picture for a card: the same scene with fewer strokes, heavier pens and only the largest names. */
import type { Scenario } from '../../engine/scenario';
import { groundOf } from '../../engine/terrain';
import { drawPaper, tableFrame } from './border';
import { drawPlainFields } from './fields';
import { hillWash, sparseHachures } from './hills';
import { COLOUR } from './inks';
import { placeLabels } from './labels';
import { labelShape, villageWishes } from './ground-names';
import { drawObjectives } from './objectives';
import { drawPlainObstacles } from './obstacles';
import { thinned } from './land';
import { groundObstructions, signObstructions } from './obstructions';
import { readRelief } from './relief';
import { drawRoads } from './roads';
import type { Layer, Scene } from './scene';
import { plainBlocks } from './signs';
import { grown } from './strokes';
import { sceneToSvg } from './svg';
import { signsOfStart } from './troops';
import { drawVillages } from './villages';
import { drawCrossings, drawWater } from './water';
import { drawPlainWoods } from './woods';
import { drawPlainWorks } from './works';

/** The scene of a card: the table without its border, both armies where they start. */
export function thumbnailScene(scenario: Scenario): Scene {
  const ground = groundOf(scenario);
  const table = tableFrame(scenario.table);
  const size = Math.max(1, scenario.table.width / 183);
  const land = thinned(ground, 0.25 * size);
  const signs = signsOfStart(scenario);
  const relief = readRelief(ground, 2 * size, 2);
  const wishes = villageWishes(ground, COLOUR, 2.2 * size);
  const obstructions = [...signObstructions(signs), ...groundObstructions(ground, 1.8 * size)];
  const names = placeLabels(wishes, obstructions, grown(table, -1), 4);
  const layers: Layer[] = [
    { name: 'paper', clipped: true, shapes: drawPaper(table, COLOUR).slice(0, 2) },
    { name: 'fields', clipped: true, shapes: drawPlainFields(land, COLOUR) },
    {
      name: 'hills',
      clipped: true,
      shapes: relief ? [...hillWash(ground, relief, COLOUR, 4), sparseHachures(ground, relief, COLOUR, size)] : [],
    },
    { name: 'water', clipped: true, shapes: drawWater(land, COLOUR, 'plain') },
    {
      name: 'roads',
      clipped: true,
      shapes: [...drawRoads(land, COLOUR, 0.35 * size), ...drawCrossings(land, COLOUR, 'plain')],
    },
    { name: 'woods', clipped: true, shapes: drawPlainWoods(land, COLOUR, size) },
    { name: 'obstacles', clipped: true, shapes: drawPlainObstacles(land, COLOUR, size) },
    { name: 'villages', clipped: true, shapes: drawVillages(ground, COLOUR, 'plain') },
    { name: 'works', clipped: true, shapes: drawPlainWorks(land, COLOUR, size) },
    { name: 'troops', clipped: true, shapes: plainBlocks(signs.blocks, COLOUR, size) },
    { name: 'objectives', clipped: true, shapes: drawObjectives(ground, COLOUR, 1.8 * size) },
    { name: 'names', clipped: true, shapes: names.map(labelShape) },
  ];
  return { sheet: table, table, layers: layers.filter(({ shapes }) => shapes.length > 0) };
}

/** The card's picture as SVG: under 60 kB for the tables people play on. */
export function drawThumbnail(scenario: Scenario): string {
  return sceneToSvg(thumbnailScene(scenario), scenario.title, 10);
}
