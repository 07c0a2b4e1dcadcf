/** The plan of the table as the window shows it: the ground, and above it the troops. */
import type { Box } from '../geometry';
import type { BattleState, Roster } from '../battle';
import type { Scenario } from '../scenario';
import { layGround, type Ground } from '../terrain';
import { drawBorder, drawGrass, drawGrid, drawPaper, PAPER_MARGIN, tableFrame } from './border';
import { drawFields } from './fields';
import { hachures, hillWash } from './hills';
import { COLOUR, type Inks } from './inks';
import { placeLabels, placesAround, type LabelWish, type Obstruction } from './labels';
import { groundWishes, labelShape } from './names';
import { drawObjectives, objectiveObstructions } from './objectives';
import { drawObstacles } from './obstacles';
import { readRelief } from './relief';
import { drawRoads } from './roads';
import type { Frame, Layer, Scene, Shape } from './scene';
import { blockShape, leaderRadius, leaderShape } from './signs';
import { grown } from './strokes';
import { layerToSvg, sceneToSvg, viewBox } from './svg';
import { signsOfBattle, signsOfStart, type Signs, type Troops } from './troops';
import { drawVillages } from './villages';
import { drawCrossings, drawWater } from './water';
import { drawWoods } from './woods';

/** What the plan shows, cm: the table and the paper round it. */
export const planFrame = (scenario: Scenario): Frame => grown(tableFrame(scenario.table), PAPER_MARGIN);
/** The `viewBox` for layers that are put into an `<svg>` of their own. An SVG y is a table y with its sign turned. */
export const planViewBox = (scenario: Scenario): string => viewBox(planFrame(scenario));

/** The scene of the plan. With `troops` null no unit is drawn, and names keep clear of the starting places. */
export function planScene(scenario: Scenario, troops: Troops | null): Scene {
  const signs = troops ? signsOfBattle(troops, scenario) : signsOfStart(scenario);
  const layers = groundLayers(layGround(scenario), signs, COLOUR);
  const border = layers.filter(({ name }) => name === 'border');
  const below = layers.filter(({ name }) => name !== 'border');
  return {
    sheet: planFrame(scenario),
    table: tableFrame(scenario.table),
    layers: troops ? [...below, drawTroops(signs, scenario, COLOUR), ...border] : layers,
  };
}

/** The plan as an SVG picture, 1 unit to a centimetre. */
export function drawPlan(scenario: Scenario, troops: Troops | null): string {
  return sceneToSvg(planScene(scenario, troops), scenario.title);
}

/** The ground alone as a `<g>`, to stay while troops move over it; it belongs in an `<svg>` with `planViewBox`. */
export function groundLayer(scenario: Scenario): string {
  const { layers, table } = planScene(scenario, null);
  return `<g data-layer="ground">${layers.map((layer) => layerToSvg(layer, table)).join('')}</g>`;
}

/** The troops alone as a `<g>`, for the same picture. The scenario tells where garrisons are. */
export function troopsLayer(roster: Roster, state: BattleState, scenario: Scenario): string {
  const signs = signsOfBattle({ roster, state }, scenario);
  return layerToSvg(drawTroops(signs, scenario, COLOUR), tableFrame(scenario.table));
}

function groundLayers(ground: Ground, signs: Signs, inks: Inks): Layer[] {
  const table = tableFrame(ground);
  const relief = readRelief(ground, 1, 3);
  const hills = relief ? [...hillWash(ground, relief, inks, 9), hachures(ground, relief, inks)] : [];
  const layer = (name: Layer['name'], clipped: boolean, shapes: readonly Shape[]): Layer => ({ name, clipped, shapes });
  const layers = [
    layer('paper', false, drawPaper(table, inks)),
    layer('fields', true, [...drawFields(ground, inks), ...drawGrass(ground, relief)]),
    layer('hills', true, hills),
    layer('grid', true, drawGrid(table, inks)),
    layer('water', true, drawWater(ground, inks, 'full')),
    layer('roads', true, [...drawRoads(ground, inks, 0.125), ...drawCrossings(ground, inks)]),
    layer('woods', true, drawWoods(ground, inks)),
    layer('obstacles', true, drawObstacles(ground, inks)),
    layer('villages', true, drawVillages(ground, inks, 'full')),
    layer('objectives', false, drawObjectives(ground, inks, 1)),
    layer('names', true, drawNames(ground, signs, inks)),
    layer('border', false, drawBorder(table, inks)),
  ];
  return layers.filter(({ shapes }) => shapes.length > 0);
}

function drawNames(ground: Ground, signs: Signs, inks: Inks): Shape[] {
  const obstructions = [
    ...signObstructions(signs),
    ...objectiveObstructions(ground, 1),
    ...ground.blocks.map(({ box }): Obstruction => ({ box, price: 6 })),
    ...ground.crossings.map(({ box }): Obstruction => ({ box, price: 3 })),
  ];
  const placed = placeLabels(groundWishes(ground, inks), obstructions, grown(tableFrame(ground), -0.6));
  return placed.map(({ wish, place }) => labelShape(wish.lettering, place));
}

/** Blocks and rings, as things better not covered. */
export function signObstructions({ blocks, leaders }: Signs): Obstruction[] {
  return [
    ...blocks.map(({ pose, width, depth }) => ({ box: { pose, width: width + 0.8, depth: depth + 2.4 }, price: 8 })),
    ...leaders.map(({ at, rank }) => ({ box: ringBox(at, leaderRadius(rank)), price: 8 })),
  ];
}
const ringBox = (at: { readonly x: number; readonly y: number }, radius: number): Box => ({
  pose: { x: at.x, y: at.y, hx: 0, hy: 1 },
  width: radius * 2,
  depth: radius * 2,
});

function drawTroops(signs: Signs, scenario: Scenario, inks: Inks): Layer {
  const wishes = signs.leaders.map(({ id, name, side, rank, at }): LabelWish => {
    const lettering = {
      text: name,
      role: 'italic' as const,
      size: rank === 'general' ? 1.7 : 1.45,
      spacing: 0.05,
      colour: inks.sides[side].edge,
      halo: { colour: inks.halo, width: 0.45 },
    };
    const ring = leaderRadius(rank) * 2;
    return { id, lettering, rank: rank === 'general' ? 2 : 1, places: placesAround(lettering, at, ring, ring) };
  });
  const names = placeLabels(wishes, signObstructions(signs), grown(tableFrame(scenario.table), -0.3), 4);
  return {
    name: 'troops',
    clipped: false,
    shapes: [
      ...signs.blocks.map((sign) => blockShape(sign, inks)),
      ...signs.leaders.map((sign) => leaderShape(sign, inks)),
      ...names.map(({ wish, place }) => labelShape(wish.lettering, place)),
    ],
  };
}
