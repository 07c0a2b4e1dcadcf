/** A scenario made from a number: a wild table and two wild armies, at any figure scale. */
import type { RuleSystem } from '../../engine/rules/system';
import { SEASONS, WEATHERS } from '../../engine/scenario';
import type { Cm, Mist, Objective, Scenario } from '../../engine/scenario';
import { layGround } from '../../engine/terrain';
import { nations, stUlrich } from '../engine/scenario/files';
import { chances } from '../kit';
import { wildArmy } from './armies';
import type { Camp } from './armies';
import { drawing } from './draw';
import type { Draw } from './draw';
import { wildLand } from './land';

type Range = readonly [least: Cm, most: Cm];
/** Width and depth of a table, at 28mm. */
const SIZES: Readonly<Record<WildKind, readonly [width: Range, depth: Range]>> = {
  wide: [
    [120, 260],
    [90, 180],
  ],
  close: [
    [100, 160],
    [90, 120],
  ],
};
/** From the middle of a close table to the units of either side, at 28mm. */
const CLOSE_GAP: Range = [6, 15];
/** A block can hold a battalion in line, which is 20 cm wide at the largest scale. */
const BLOCK = 22;
const template = stUlrich();

/** What makes it playable by a system: its name, its figure scales and the size of its units. */
export type WildFor = Pick<RuleSystem, 'id' | 'measures' | 'layout' | 'optionalRules'>;

/** Armies anywhere on a wide table, or of foot and horse face to face within a charge or two. */
export type WildKind = 'wide' | 'close';

export function wildScenario(seed: number, system: WildFor, kind: WildKind = 'wide'): Scenario {
  const draw = drawing(chances(seed));
  const { id: scale, ground: unit } = draw.of(system.measures);
  const block = Math.round(BLOCK * unit);
  const [across, along] = SIZES[kind];
  const width = Math.round(draw.between(...across) * unit);
  const depth = Math.round(draw.between(...along) * unit);
  const terrain = wildLand(draw, { width, depth, unit, block });
  const bare: Scenario = {
    ...template,
    title: `Wild ${seed}`,
    rules: { system: system.id, scale, options: optionsOf(system, drawing(chances(seed + OPTIONS))) },
    table: { ...template.table, width, depth },
    terrain,
    armies: [],
    objectives: [],
  };
  const camp: Camp = {
    ground: layGround(bare),
    system,
    scale,
    options: bare.rules.options,
    nations: [...nations.values()],
    taken: [],
    housed: new Set(),
    gap: kind === 'close' ? [CLOSE_GAP[0] * unit, CLOSE_GAP[1] * unit] : null,
  };
  const attacker = draw.of(['blue', 'red', null]);
  const scenario: Scenario = {
    ...bare,
    armies: [
      wildArmy(draw, 'blue', false, attacker === 'blue', camp),
      wildArmy(draw, 'red', true, attacker === 'red', camp),
    ],
    objectives: Array.from({ length: draw.whole(0, 3) }, (_, number) => objective(draw, bare, number)),
  };
  return { ...scenario, ...sky(draw, scenario) };
}

/** Optional rules are drawn apart: a new one leaves the tables and armies of all seeds as they were. */
const OPTIONS = 1_000_000;
const optionsOf = ({ optionalRules }: WildFor, draw: Draw): Readonly<Record<string, string>> =>
  Object.fromEntries(optionalRules.filter(() => draw.happens(0.4)).map(({ id, values }) => [id, draw.of(values)]));

/** The weather of some season, and now and then mist. */
function sky(draw: Draw, { table, terrain }: Scenario): Pick<Scenario, 'table' | 'weather' | 'special'> {
  const [start, changing] = [draw.of([...WEATHERS, 'diced', 'fair'] as const), draw.happens(0.5)];
  const season = draw.of(SEASONS);
  const houses = terrain.filter(({ kind }) => kind === 'bua').map(({ id }) => id);
  const mist: Mist = {
    rule: 'mist',
    from: 1,
    until: draw.whole(1, 4),
    beyond: draw.between(5, 30),
    failsOn: draw.whole(1, 5),
    sparing: draw.happens(0.5) ? houses : [],
    reason: 'Mist',
  };
  return { table: { ...table, season }, weather: { start, changing }, special: draw.happens(0.3) ? [mist] : [] };
}

function objective(draw: Draw, { terrain, table }: Scenario, number: number): Objective {
  const features = terrain.filter(({ kind }) => ['bridge', 'ford', 'hill', 'bua'].includes(kind));
  const feature = features.length > 0 && draw.happens(0.7) ? draw.of(features) : null;
  return {
    id: `objective-${number}`,
    name: `Objective ${number}`,
    at: feature ? null : draw.place(table.width, table.depth),
    feature: feature?.kind === 'bua' ? (feature.blocks[0]?.id ?? feature.id) : (feature?.id ?? null),
    points: draw.whole(1, 2),
    holder: draw.of(['blue', 'red', null]),
    from: null,
    until: null,
  };
}
