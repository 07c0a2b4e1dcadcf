/** A battle from nothing: a random table, two armies of equal points, and something to meet over. */
import { kebab, PLAIN_SCENARIO, PLAIN_TABLE } from '../../engine/scenario';
import type { Acceptance, Army, Scenario } from '../../engine/scenario';
import { layGround } from '../../engine/terrain';
import { makeArmy, type ArmyOrder, type MadeArmy } from '../army';
import { dressed } from '../countryside';
import { DiceCup, makeTable } from '../table';
import type { Builder, MadeScenario, ScenarioOrder } from './order';
import { prizeOf } from './prize';
import { notesOf, storyOf, titleOf } from './story';
import { openGround, passableGround, zonesOf } from './zones';

/** Where the cup of the words begins in a seed, clear of the table and of its names. */
const WORDS_FROM = 200_000;
/** Armies of one seed would be of one mind. */
const NEXT_ARMY = 7919;
const NEXT_DRAFT = 104_729;
const DRAFTS = 6;
const NEXT_TABLE = 15_485_863;
const TABLES = 5;

/**
 * The same order makes the same battle; a reason where an army cannot be had. A table on which an army or the first village
 * finds no room is thrown again, a few times.
 */
export function makeScenario(order: ScenarioOrder, system: Builder): MadeScenario {
  let best: MadeScenario = { why: 'No table was tried.' };
  for (let table = 0; table < TABLES; table += 1) {
    const made = madeOn(order.seed + table * NEXT_TABLE, order, system);
    if (!('why' in made) && made.scenario.terrain.some(({ kind }) => kind === 'bua')) return made;
    if ('why' in best) best = made;
  }
  return best;
}

function madeOn(tableSeed: number, order: ScenarioOrder, system: Builder): MadeScenario {
  const { seed, size, scale = '28mm', points } = order;
  const [width, depth] = size;
  const { terrain: thrown, told } = makeTable({ seed: tableSeed, size, scale });
  const terrain = dressed(thrown, { seed: tableSeed, size, scale });
  const empty: Scenario = {
    ...PLAIN_SCENARIO,
    title: '',
    date: order.year === null ? null : `${order.year}`,
    maker: 'Made by chance',
    rules: { system: system.id, scale, options: {} },
    table: { ...PLAIN_TABLE, width, depth },
    terrain,
    armies: [],
  };
  const ground = layGround(empty);
  const cup = new DiceCup(seed, WORDS_FROM);
  const isFirstAttacking = cup.throw(6) <= 3;
  const zones = zonesOf(width, depth);
  const [first, second] = ([0, 1] as const).map((n) =>
    mustered(
      {
        side: sideOf(order, n),
        nation: order.nations[n],
        ...(order.nations[0].id === order.nations[1].id && { name: `${order.nations[n].name} (${SIDES[n]})` }),
        year: order.year,
        points,
        seed: seed + n * NEXT_ARMY,
        ...(order.shape && { shape: order.shape }),
        attacker: isFirstAttacking === (n === 0),
        scale,
        zone: zones[n],
      },
      [openGround(ground, terrain), passableGround(ground, terrain)],
      (army) => system.review({ ...empty, armies: [army] }).every(({ severity }) => severity === 'ruling'),
      system,
    ),
  );
  if (!first || !second) return { why: 'No armies were asked for.' };
  if ('why' in first) return first;
  if ('why' in second) return second;
  const armies: readonly [Army, Army] = [first.army, second.army];
  const prize = prizeOf(terrain, empty.table);
  const totals = [first.sheet.total, second.sheet.total] as const;
  const [attacker, defender] = isFirstAttacking ? armies : [armies[1], armies[0]];
  const scenario: Scenario = {
    ...empty,
    title: titleOf(cup, prize),
    description: storyOf(cup, attacker, defender, prize),
    notes: notesOf(seed, totals, armies),
    armies,
    objectives: [prize],
  };
  return { scenario: { ...scenario, accepts: acceptedOf(scenario, system) }, told, points: totals };
}

/**
 * An army on plain ground if it can be, else where it can stand at all, else another army: the first that the rule system
 * has nothing against, or any that finds room; the last reason if none does.
 */
function mustered(
  order: Omit<ArmyOrder, 'isOpen'>,
  grounds: readonly ArmyOrder['isOpen'][],
  isSound: (army: Army) => boolean,
  system: Builder,
): MadeArmy {
  let best: MadeArmy = { why: 'No army was tried.' };
  for (let draft = 0; draft < DRAFTS; draft += 1)
    for (const isOpen of grounds) {
      const made = makeArmy({ ...order, seed: order.seed + draft * NEXT_DRAFT, ...(isOpen && { isOpen }) }, system);
      if ('why' in made) {
        if ('why' in best) best = made;
        continue;
      }
      if (isSound(made.army)) return made;
      if ('why' in best) best = made;
    }
  return best;
}

const SIDES = ['south', 'north'] as const;

/** The nation's own key, but for a nation at war with itself. */
const sideOf = ({ nations: [first, second] }: ScenarioOrder, n: 0 | 1): string =>
  first.id === second.id ? SIDES[n] : kebab([first, second][n]?.id ?? '');

/** What the rule system makes of diced ground is as it should be. */
function acceptedOf(scenario: Scenario, system: Builder): readonly Acceptance[] {
  const codes = new Set(system.review(scenario).flatMap(({ severity, code }) => (severity === 'ruling' ? [code] : [])));
  return [...codes].map((code) => ({ code, field: null, reason: 'Diced ground is taken as the rules have it.' }));
}
