/** A scenario made from a number: a wild table and two wild armies, at any figure scale. */
import { SEASONS, WEATHERS } from '../../../engine/scenario';
import type { Mist, Objective, Scenario } from '../../../engine/scenario';
import { layGround } from '../../../engine/terrain';
import { nations, stUlrich } from '../scenario/files';
import { chances } from '../toy';
import { wildArmy } from './armies';
import { drawing } from './draw';
import type { Draw } from './draw';
import { wildLand } from './land';

/** Figure scales, how their ground measures against 28 mm, and the side of a built-up block. */
const SCALES = [
  ['28mm', 1, 20],
  ['20mm', 0.7, 15],
  ['15mm', 0.5, 10],
  ['10mm', 1 / 3, 8],
  ['6mm', 0.25, 6],
] as const;
const template = stUlrich();

export function wildScenario(seed: number): Scenario {
  const draw = drawing(chances(seed));
  const [scale, unit, block] = draw.of(SCALES);
  const width = Math.round(draw.between(120, 260) * unit);
  const depth = Math.round(draw.between(90, 180) * unit);
  const terrain = wildLand(draw, { width, depth, unit, block });
  const bare: Scenario = {
    ...template,
    title: `Wild ${seed}`,
    rules: { ...template.rules, scale },
    table: { ...template.table, width, depth },
    terrain,
    armies: [],
    objectives: [],
  };
  const camp = { ground: layGround(bare), scale, nations: [...nations.values()], taken: [], housed: new Set<string>() };
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
