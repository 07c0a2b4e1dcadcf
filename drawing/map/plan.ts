/** The plan of the table as the window shows it: the ground, and above it the troops. */
import { scenarioNow } from '../../engine/battle';
import { memo } from '../../engine/facts';
import { overlaps, type Box } from '../../engine/geometry';
import type { Scenario } from '../../engine/scenario';
import { groundOf, type Ground } from '../../engine/terrain';
import { drawBorder, drawGrass, drawGrid, drawPaper, PAPER_MARGIN, tableFrame } from './border';
import { drawFields } from './fields';
import { hachures, hillWash, sparseHachures } from './hills';
import { COLOUR, type Inks } from './inks';
import { placeLabels, type Obstruction, type PlacedLabel } from './labels';
import { leaderLabels } from './leader-names';
import { leaderShape } from './leaders';
import { fireShapes } from './fires';
import { looseShapes } from './loose-things';
import type { BlockName } from './block-names';
import { groundWishes, labelShape, putNames } from './ground-names';
import { drawObjectives, objectivesInBattle } from './objectives';
import { drawObstacles } from './obstacles';
import { drawDeployment } from './deployment';
import { drawCustomAreas, drawCustomLines } from './customs';
import { bodyObstructions, counterObstructions, groundObstructions, signObstructions } from './obstructions';
import { readRelief, type Relief } from './relief';
import { drawBanks, drawRoads } from './roads';
import type { Frame, Layer, LayerName, Scene, Shape } from './scene';
import { blockShape } from './signs';
import { type BlockSign } from './block-sign';
import { grown } from './strokes';
import { layerToSvg, sceneToSvg, shapeToSvg, viewBox } from './svg';
import { signsOfBattle, signsOfStart, type Signs, type DrawnTroops } from './troops';
import { drawVillages } from './villages';
import { drawCrossings, drawWater } from './water';
import { drawWoods } from './woods';
import { drawWorks } from './works';

/** What the plan shows, cm: the table and the paper round it. */
const planFrame = (scenario: Scenario): Frame => grown(tableFrame(scenario.table), PAPER_MARGIN);
/** The `viewBox` for layers that are put into an `<svg>` of their own. An SVG y is a table y with its sign turned. */
export const planViewBox = (scenario: Scenario): string => viewBox(planFrame(scenario));
/** Type that can be read where the whole sheet is shown, cm. */
export const READABLE = 2.7;

/** Drawn as at rest, or with sparse hachures and no grass: quickly enough to be drawn while it is dragged. */
type Manner = 'fine' | 'draft';

const fineHills = (ground: Ground, relief: Relief, inks: Inks, coarse: number): Shape[] => [
  ...hillWash(ground, relief, inks, 9),
  hachures(ground, relief, inks, coarse),
];
const draftHills = (ground: Ground, relief: Relief, inks: Inks): Shape[] => [
  ...hillWash(ground, relief, inks, 4),
  sparseHachures(ground, relief, inks, 1),
];

/** What a plan shows beside ground and troops. */
export interface PlanExtras {
  /** Where the armies may set up. */
  readonly deployment?: boolean;
  /** Smallest type that can be read at the size shown, cm. */
  readonly least?: number;
}

/**
 * The scene of the plan, its ground as the battle has changed it. With `troops` null no unit is drawn, and names keep clear
 * of the starting places.
 */
export function planScene(laid: Scenario, troops: DrawnTroops | null, extras: PlanExtras = {}): Scene {
  const scenario = troops ? scenarioNow(laid, troops.state) : laid;
  const ground = groundOf(scenario);
  const signs = troops ? signsOfBattle(troops, scenario) : signsOfStart(scenario);
  const land = groundObstructions(ground, 1);
  const { least = 0 } = extras;
  const put = namedBoxes(putNames(ground, COLOUR, least));
  const leaders = leaderLabels(signs, [...put, ...land], scenario, COLOUR, least);
  const names = groundLabels(ground, signs, leaders, land, COLOUR, least);
  const layers = [
    ...groundLayers(ground, names, COLOUR),
    ...(extras.deployment ? [deploymentIn(scenario, signs, [...names, ...leaders], COLOUR)] : []),
    ...(troops ? [withLoose(troops, scenario, troopsIn(signs, leaders, COLOUR, least))] : []),
    { name: 'border' as const, clipped: false, shapes: drawBorder(tableFrame(ground), COLOUR) },
  ];
  return {
    sheet: planFrame(scenario),
    table: tableFrame(scenario.table),
    layers: layers.filter(({ shapes }) => shapes.length > 0),
  };
}

/** The plan as an SVG picture, 1 unit to a centimetre. */
export function drawPlan(scenario: Scenario, troops: DrawnTroops | null, extras: PlanExtras = {}): string {
  return sceneToSvg(planScene(scenario, troops, extras), scenario.title);
}

/**
 * The ground alone as a `<g>`, to stay while names and troops change over it; it belongs in an `<svg>` with
 * `planViewBox`, and `namesLayer` upon it.
 */
export function groundLayer(scenario: Scenario): string {
  const ground = groundOf(scenario);
  const table = tableFrame(scenario.table);
  const border = { name: 'border' as const, clipped: false, shapes: drawBorder(tableFrame(ground), COLOUR) };
  const layers = [...groundLayers(ground, [], COLOUR), border].filter(({ shapes }) => shapes.length > 0);
  return `<g data-layer="ground">${layers.map((layer) => layerToSvg(layer, table)).join('')}</g>`;
}

/** The layers of the ground that are `wanted`, one by one from the lowest up, each as a `<g>`: to draw anew what has changed. */
export function groundParts(
  scenario: Scenario,
  wanted: (name: LayerName) => boolean = () => true,
  manner: Manner = 'fine',
): readonly { readonly name: LayerName; readonly svg: string }[] {
  const table = tableFrame(scenario.table);
  const isWanted = (name: LayerName): boolean => name !== 'names' && wanted(name);
  return groundLayers(groundOf(scenario), [], COLOUR, 1, isWanted, manner).map((layer) => ({
    name: layer.name,
    svg: layerToSvg(layer, table),
  }));
}

/** The names of the ground as a `<g>`, or those `named`; `least` is the smallest type that can be read at the size shown, cm. */
export function namesLayer(scenario: Scenario, least = 0, named = namesOf(scenario, least).names): string {
  const shapes = named.map((name): Shape => ({
    kind: 'group',
    frame: null,
    tags: { name: name.wish.id },
    shapes: [labelShape(name)],
  }));
  return layerToSvg({ name: 'names', clipped: true, shapes }, tableFrame(scenario.table));
}

/**
 * The names of `namesLayer` while troops stand so: those that somebody has come to stand on make room where they can, all
 * others stay where they are.
 */
export function namesClearOf(troops: DrawnTroops, scenario: Scenario, least = 0): readonly PlacedLabel[] {
  const { names, land } = namesOf(scenario, least);
  const signs = signsOfBattle(troops, scenario);
  const bodies = [...bodyObstructions(signs), ...counterObstructions(signs)];
  const staying = names.filter(
    ({ wish, box }) => wish.isFixed === true || !bodies.some((body) => overlaps(box, body.box, 0)),
  );
  const kept = new Set(staying);
  const covered = names.flatMap((name) => (kept.has(name) ? [] : [name.wish]));
  const obstructions = [...land, ...signObstructions(signs)];
  const moved = placeLabels(covered, obstructions, tableFrame(scenario.table), Infinity, staying);
  return names.map((name) => moved.find(({ wish }) => wish === name.wish) ?? name);
}

/** A name as it stands on the map, by the id of what it names; `box` is the room of its words, cm. */
export interface StandingName {
  readonly id: string;
  readonly text: string;
  readonly box: Box;
}
/** The names of `namesLayer`, to be pointed at; words at the ends of a road are its name where it has no other. */
export function standingNames(scenario: Scenario, least = 0): readonly StandingName[] {
  const all = namesOf(scenario, least).names.map(({ wish: { id, lettering }, box }) => ({
    id,
    text: lettering.text,
    box,
  }));
  const whole = new Set(all.map(({ id }) => id));
  return all.flatMap((name) => {
    const [id = ''] = name.id.split(' ');
    return id === name.id ? [name] : whole.has(id) ? [] : [{ ...name, id }];
  });
}

/** Where the names of leaders stand beside the names of `namesLayer`, as `troopsLayer` and `startLayer` draw them. */
export const leaderNames = (signs: Signs, scenario: Scenario, least = 0): readonly Box[] =>
  labelsOfLeaders(signs, scenario, least).map(({ box }) => box);

/**
 * Where the armies may set up as a `<g>`, with the zones' names; `least` is the smallest type, cm. They keep off the names
 * of the ground as they stand in `named`.
 */
export function zonesLayer(scenario: Scenario, least = 0, named = scenario): string {
  const covered = [...namedBoxes(namesOf(named, least).names), ...signObstructions(signsOfStart(scenario))];
  const shapes = drawDeployment(scenario, covered, COLOUR, least);
  return layerToSvg({ name: 'deployment', clipped: true, shapes }, tableFrame(scenario.table));
}

/** How troops are drawn on one occasion. */
export interface TroopsLook {
  /** Smallest type that can be read at the size shown, cm. */
  readonly least?: number;
  /** Units whose smoke still hangs. */
  readonly fired?: ReadonlySet<string>;
  /** Leaders bear no names: what moves is drawn at once. */
  readonly nameless?: boolean;
  /** The names of the ground where they have made room. */
  readonly names?: readonly PlacedLabel[];
}

/**
 * The troops alone as a `<g>`, with what lies about, for the picture of `groundLayer`: names of leaders keep clear of its
 * names. `scenario` is that of the moment (`scenarioNow`), as for the ground.
 */
export function troopsLayer(troops: DrawnTroops, scenario: Scenario, look: TroopsLook = {}): string {
  return layerToSvg(layerOf(troops, scenario, look), tableFrame(scenario.table));
}
/** The same sign by sign, from the lowest up: to draw anew what has changed. */
export function troopsParts(troops: DrawnTroops, scenario: Scenario, look: TroopsLook = {}): readonly string[] {
  return layerOf(troops, scenario, look).shapes.map((shape) => shapeToSvg(shape));
}

function layerOf(troops: DrawnTroops, scenario: Scenario, look: TroopsLook): Layer {
  const { least = 0, fired, nameless = false } = look;
  const { blocks, leaders } = signsOfBattle(troops, scenario);
  const signs = { blocks: blocks.map((sign) => ({ ...sign, fired: fired?.has(sign.id) ?? false })), leaders };
  const labels = nameless ? [] : labelsOfLeaders(signs, scenario, least, look.names);
  return withLoose(troops, scenario, troopsIn(signs, labels, COLOUR, least));
}

function labelsOfLeaders(
  signs: Signs,
  scenario: Scenario,
  least: number,
  named?: readonly PlacedLabel[],
): PlacedLabel[] {
  const { names, land } = namesOf(scenario, least);
  return leaderLabels(signs, [...land, ...namedBoxes(named ?? names)], scenario, COLOUR, least);
}

/** What lies about is drawn below those who stand, smoke over the houses below both, flags in other hands over those of the ground. */
const withLoose = (troops: DrawnTroops, scenario: Scenario, layer: Layer): Layer => ({
  ...layer,
  shapes: [
    ...fireShapes(troops, scenario, COLOUR),
    ...objectivesInBattle(groundOf(scenario), troops.state, COLOUR),
    ...looseShapes(troops, COLOUR),
    ...layer.shapes,
  ],
});

/** The troops where the scenario places them as a `<g>`, for the same picture. */
export function startLayer(scenario: Scenario, least = 0): string {
  const signs = signsOfStart(scenario);
  const labels = labelsOfLeaders(signs, scenario, least);
  return layerToSvg(troopsIn(signs, labels, COLOUR, least), tableFrame(scenario.table));
}

function deploymentIn(scenario: Scenario, signs: Signs, names: readonly PlacedLabel[], inks: Inks): Layer {
  const shapes = drawDeployment(scenario, [...namedBoxes(names), ...signObstructions(signs)], inks, 0);
  return { name: 'deployment', clipped: true, shapes };
}

/** Names cost as much to cover as signs. */
const namedBoxes = (names: readonly PlacedLabel[]): Obstruction[] => names.map(({ box }) => ({ box, price: 12 }));

interface Named {
  readonly least: number;
  readonly names: readonly PlacedLabel[];
  readonly land: readonly Obstruction[];
}
function namesOf(scenario: Scenario, least: number): Named {
  const kept = lastNamesOf(scenario);
  if (kept.last?.least !== least) kept.last = placeNames(scenario, least);
  return kept.last;
}
/** The names last placed: a battle is drawn many times over one ground, mostly at one size. */
const lastNamesOf = memo((_scenario: Scenario): { last: Named | null } => ({ last: null }));

function placeNames(scenario: Scenario, least: number): Named {
  const ground = groundOf(scenario);
  const signs = signsOfStart(scenario);
  const land = groundObstructions(ground, 1);
  const put = namedBoxes(putNames(ground, COLOUR, least));
  const leaders = leaderLabels(signs, [...put, ...land], scenario, COLOUR, least);
  return { least, names: groundLabels(ground, signs, leaders, land, COLOUR, least), land };
}

/**
 * The ground in the inks of a style, with the names that were placed on it; the paper reaches beyond the table. Hachures,
 * tufts, the lines of the grid and flags are `coarse` times as large as on the plan. Only what is `wanted` is drawn.
 */
export function groundLayers(
  ground: Ground,
  names: readonly PlacedLabel[],
  inks: Inks,
  coarse = 1,
  wanted: (name: LayerName) => boolean = () => true,
  manner: Manner = 'fine',
): Layer[] {
  const table = tableFrame(ground);
  const isFine = manner === 'fine';
  const relief =
    wanted('hills') || (wanted('fields') && isFine)
      ? isFine
        ? readRelief(ground, 1, 9)
        : readRelief(ground, 2.5, 2)
      : null;
  const drawn: readonly (readonly [name: LayerName, draw: () => Shape[]])[] = [
    ['paper', () => drawPaper(table, inks)],
    [
      'fields',
      () => [
        ...drawFields(ground, inks),
        ...drawCustomAreas(ground, inks),
        ...(isFine ? drawGrass(ground, relief, inks, coarse) : []),
      ],
    ],
    ['hills', () => (relief ? (isFine ? fineHills : draftHills)(ground, relief, inks, coarse) : [])],
    ['grid', () => drawGrid(table, inks, 0.06 * coarse)],
    ['water', () => drawWater(ground, inks, 'full')],
    [
      'roads',
      () => [...drawRoads(ground, inks, 0.125), ...drawBanks(ground, inks), ...drawCrossings(ground, inks, 'full')],
    ],
    ['woods', () => drawWoods(ground, inks)],
    ['obstacles', () => [...drawObstacles(ground, inks), ...drawCustomLines(ground, inks)]],
    ['villages', () => drawVillages(ground, inks, 'full')],
    ['works', () => drawWorks(ground, inks)],
    ['objectives', () => drawObjectives(ground, inks, coarse)],
    ['names', () => names.map(labelShape)],
  ];
  return drawn
    .filter(([name]) => wanted(name))
    .map(([name, draw]) => ({ name, clipped: name !== 'paper', shapes: draw() }));
}

/** Names of the ground; leaders have their names already. */
function groundLabels(
  ground: Ground,
  signs: Signs,
  leaders: readonly PlacedLabel[],
  land: readonly Obstruction[],
  inks: Inks,
  least = 0,
): PlacedLabel[] {
  const room = grown(tableFrame(ground), -0.6);
  return placeLabels(
    groundWishes(ground, inks, least),
    [...namedBoxes(leaders), ...signObstructions(signs), ...land],
    room,
  );
}

/** Blocks, leaders and the leaders' names that were placed; `nameOf` gives blocks their names elsewhere than usual. */
export function troopsIn(
  signs: Signs,
  leaders: readonly PlacedLabel[],
  inks: Inks,
  least = 0,
  nameOf?: (sign: BlockSign) => BlockName | null,
): Layer {
  const shapes = [
    ...signs.blocks.map((sign) => blockShape(sign, inks, least, nameOf?.(sign))),
    ...signs.leaders.map((sign) => leaderShape(sign, inks)),
    ...leaders.map(labelShape),
  ];
  return { name: 'troops', clipped: false, shapes };
}
