/** From a template to a battle: its ground with a country round it, and two armies that find room there. */
import { kebab, PLAIN_SCENARIO, PLAIN_TABLE } from '../../engine/scenario';
import type { Army, Objective, Scenario } from '../../engine/scenario';
import { layGround } from '../../engine/terrain';
import { grown, openCountry } from '../countryside';
import { acceptedOf, mustered, sideOf } from '../scenario/muster';
import type { Builder, MadeBattle } from '../scenario/order';
import { wrapped } from '../scenario/story';
import { openGround, passableGround } from '../scenario/zones';
import { comingLater, entryPointsOf } from './later';
import type { BattlePlan, PlannedObjective, BattleTemplate, TemplateOrder } from './template';

/** Armies of one seed would be of one mind. */
const NEXT_ARMY = 7919;

/** The same order makes the same battle; a reason where an army cannot be had. */
export function makeFromTemplate(template: BattleTemplate, order: TemplateOrder, system: Builder): MadeBattle {
  const { seed, size, scale = '28mm', points, nations } = order;
  const [width, depth] = size;
  const country = openCountry([], { seed, size, scale });
  const plan = template.draw(country);
  const terrain = grown(country, plan.villages);
  const empty: Scenario = {
    ...PLAIN_SCENARIO,
    title: plan.title,
    date: order.year === null ? null : `${order.year}`,
    maker: 'Made from a template',
    rules: { system: system.id, scale, options: {} },
    table: { ...PLAIN_TABLE, width, depth },
    terrain,
    armies: [],
  };
  const ground = layGround(empty);
  const grounds = [openGround(ground, terrain), passableGround(ground, terrain)];
  const isSound = (army: Army): boolean =>
    system.review({ ...empty, armies: [army] }).every(({ severity }) => severity === 'ruling');
  const made = ([0, 1] as const).map((n) => {
    const { share, zone, attacker, later = [] } = plan.sides[n];
    const one = mustered(
      {
        ...sideOf(nations, n),
        year: order.year,
        points: Math.round(points * share),
        seed: seed + n * NEXT_ARMY,
        attacker,
        scale,
        zone,
      },
      grounds,
      isSound,
      system,
    );
    return 'why' in one ? one : { army: comingLater(one.army, later), points: one.sheet.total };
  });
  const [first, second] = made;
  if (!first || !second) return { why: 'No armies were asked for.' };
  if ('why' in first) return first;
  if ('why' in second) return second;
  const armies = [first.army, second.army] as const;
  const entryPoints = entryPointsOf(plan);
  const scenario: Scenario = {
    ...empty,
    ...(entryPoints.length > 0 && { entryPoints }),
    description: told(plan.story, armies),
    notes: wrapped(
      `Made from the template “${template.title}” with seed ${seed}: armies of ${first.points} points (${first.army.name}) and ${second.points} points (${second.army.name}).`,
    ),
    armies,
    objectives: plan.objectives.map((one) => objectiveOf(one, armies)),
    victory: victoryOf(plan, armies),
  };
  return {
    scenario: { ...scenario, accepts: acceptedOf(scenario, system, plan.sides[0].share !== plan.sides[1].share) },
    points: [first.points, second.points],
  };
}

const told = (story: string, [first, second]: readonly [Army, Army]): string =>
  story.replaceAll('{first}', first.name).replaceAll('{second}', second.name).split('\n\n').map(wrapped).join('\n\n');

const objectiveOf = (
  { name, feature, at, points, holder }: PlannedObjective,
  armies: readonly [Army, Army],
): Objective => ({
  id: `objective/${kebab(name)}`,
  name,
  at,
  feature,
  points,
  holder: holder === null ? null : armies[holder].id,
  from: null,
  until: null,
});

function victoryOf({ turns, then, wins, objectives }: BattlePlan, armies: readonly [Army, Army]): Scenario['victory'] {
  const holds = objectives.map(({ name }) => `objective/${kebab(name)}`);
  return {
    turns,
    then: then === 'points' ? then : armies[then].id,
    conditions: wins === null ? [] : [{ side: armies[wins].id, holds, by: null, orLoses: false }],
  };
}
