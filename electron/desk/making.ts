/** Battles from nothing, as the window orders them: a file to begin with, and a drawing of it. */
import { drawThumbnail } from '../../drawing/map';
import { dressed, makeFromTemplate, makeScenario, makeTable, TEMPLATES, writeScenario } from '../../generators';
import type { ScenarioOrder, TemplateOrder } from '../../generators';
import { systems as registered, type RuleSystem } from '../../engine/rules';
import {
  kebab,
  PLAIN_ARMY,
  PLAIN_SCENARIO,
  PLAIN_TABLE,
  SCALES,
  type Feature,
  type Nation,
  type Scale,
  type Scenario,
} from '../../engine/scenario';
import type { BattleKindEntry, BattleOrder, MadeBattleText } from './api';
import { refuse } from './faults';
import { readForBattle, systemNamed } from './reading';

/** What can be made, the templates of books first. */
export const BATTLE_KINDS: readonly BattleKindEntry[] = [
  ...TEMPLATES.map(({ id, title, sentence }) => ({ id, title, sentence, isUnmanned: false })),
  {
    id: 'random',
    title: 'By chance',
    sentence: 'A table thrown with dice, two equal armies, and something to meet over.',
    isUnmanned: false,
  },
  {
    id: 'table',
    title: 'A table by chance',
    sentence: 'A table thrown with dice, without troops.',
    isUnmanned: true,
  },
  { id: 'bare', title: 'A bare table', sentence: 'Nothing but the table and the two sides.', isUnmanned: true },
];

/** A battle that its own check finds something in is made again, so often, before it is taken as it is. */
const DRAFTS = 5;
const NEXT_DRAFT = 32_452_843;
/** Of a zone that nobody has set up in yet. */
const ZONE_DEPTH = 1 / 4;

/**
 * The same order makes the same battle. Throws a fault with the reason when no army of those points can be had, or finds
 * no room.
 */
export function makeBattle(
  order: BattleOrder,
  nations: ReadonlyMap<string, Nation>,
  systems: readonly RuleSystem[] = registered,
): MadeBattleText {
  const system = systemNamed(order.rules, systems);
  if (!isScale(order.scale) || !system.measures.some(({ id }) => id === order.scale))
    throw refuse('unknown-scale', `${system.title} has no figure scale ${order.scale}.`);
  const [first, second] = order.nations;
  const sides = [nationNamed(first, nations), nationNamed(second, nations)] as const;
  const { size, year, points, scale } = order;
  const common: ScenarioOrder & TemplateOrder = { seed: order.seed, size, scale, nations: sides, year, points };
  let best: Tried | null = null;
  for (let draft = 0; draft < DRAFTS; draft += 1) {
    const scenario = scenarioFor(order.kind, { ...common, seed: order.seed + draft * NEXT_DRAFT }, system);
    const text = writeScenario(scenario);
    const { findings } = readForBattle(NEW_FILE, text, nations, () => true, {}, systems);
    if (!best || findings.length < best.findings) best = { scenario, text, findings: findings.length };
    if (findings.length === 0 || isUnfinished(order.kind)) break;
  }
  if (!best) throw new Error('no battle was tried');
  return { title: best.scenario.title, text: best.text, drawing: drawThumbnail(best.scenario) };
}

interface Tried {
  readonly scenario: Scenario;
  readonly text: string;
  readonly findings: number;
}
const NEW_FILE = 'new.yaml';

/** Without troops yet, which its check would ask for. */
const isUnfinished = (kind: string): boolean => BATTLE_KINDS.some(({ id, isUnmanned }) => id === kind && isUnmanned);
const isScale = (id: string): id is Scale => Object.hasOwn(SCALES, id);

function nationNamed(id: string, nations: ReadonlyMap<string, Nation>): Nation {
  const nation = nations.get(id);
  if (nation) return nation;
  throw refuse('unknown-nation', `There is no nation “${id}”. Those there are: ${[...nations.keys()].join(', ')}.`);
}

function scenarioFor(kind: string, order: ScenarioOrder & TemplateOrder, system: RuleSystem): Scenario {
  if (kind === 'bare') return unmanned(order, system, []);
  if (kind === 'table') return unmanned(order, system, dressed(makeTable(order).terrain, order));
  const made = kind === 'random' ? makeScenario(order, system) : fromTemplate(kind, order, system);
  if ('why' in made)
    throw refuse('army-unfit', `${made.why} Other points, another year or a larger table may have it.`);
  return made.scenario;
}

function fromTemplate(kind: string, order: TemplateOrder, system: RuleSystem): ReturnType<typeof makeFromTemplate> {
  const template = TEMPLATES.find(({ id }) => id === kind);
  if (!template) throw refuse('unknown-template', `There is no template “${kind}”.`);
  return makeFromTemplate(template, order, system);
}

/** A table with two armies that have a zone each and no troops yet. */
function unmanned(order: ScenarioOrder, system: RuleSystem, terrain: readonly Feature[]): Scenario {
  const [width, depth] = order.size;
  const size = [width, round(depth * ZONE_DEPTH)] as const;
  const armies = order.nations.map((nation, n) => {
    const isSame = order.nations[0].id === order.nations[1].id;
    const side = isSame ? (n === 0 ? 'south' : 'north') : kebab(nation.id);
    const at = { x: round(width / 2), y: round(n === 0 ? size[1] / 2 : depth - size[1] / 2) };
    return {
      ...PLAIN_ARMY,
      id: side,
      name: isSame ? `${nation.name} (${side})` : nation.name,
      nation,
      year: order.year,
      attacker: n === 0,
      deployment: [
        {
          id: `${side}/deployment-zone`,
          name: 'Deployment zone',
          outline: { shape: 'rectangle', at, size, turn: 0 } as const,
          commands: [],
        },
      ],
    };
  });
  return {
    ...PLAIN_SCENARIO,
    title: 'A new battle',
    date: order.year === null ? null : `${order.year}`,
    rules: { system: system.id, scale: order.scale ?? '28mm', options: {} },
    table: { ...PLAIN_TABLE, width, depth },
    terrain,
    armies,
  };
}

const round = (cm: number): number => Math.round(cm * 1000) / 1000;
