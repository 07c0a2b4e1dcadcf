/** A battle from nothing: a random table, two armies of equal points, and something to meet over. */
import { PLAIN_SCENARIO, PLAIN_TABLE } from '../../engine/scenario';
import type { Army, Scenario } from '../../engine/scenario';
import { layGround } from '../../engine/terrain';
import { dressed } from '../countryside';
import { DiceCup, makeTable } from '../table';
import type { Builder, MadeScenario, ScenarioOrder } from './order';
import { acceptedOf, mustered, sideOf } from './muster';
import { prizeOf } from './prize';
import { notesOf, storyOf, titleOf } from './story';
import { openGround, passableGround, zonesOf } from './zones';

/** Where the cup of the words begins in a seed, clear of the table and of its names. */
const WORDS_FROM = 200_000;
/** Armies of one seed would be of one mind. */
const NEXT_ARMY = 7919;
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
        ...sideOf(order.nations, n),
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
