/**
 * `npm run conduct -- [battles] [scenario...]`: how the shipped general conducts himself in battles against himself, by side:
 * flanks shown, idle units, moves undone and the like.
 */
import { capableGeneral } from '../../../engine/generals';
import { systemById } from '../../../engine/rules';
import { BATTLES } from '../../goldens/battles';
import { scenarioAt } from '../../bench/inputs';
import { orderOf } from '../order';
import { FIGURES } from './figures';
import { conductOf, watch } from './watch';
import type { Sides } from './watch';

const FIRST_SEED = 2001;
const USUAL = { battles: 20, scenarios: Object.keys(BATTLES) };
const TURNS = 25;

const { battles, scenarios } = orderOf(process.argv.slice(2), USUAL);

for (const name of scenarios) {
  const scenario = scenarioAt(BATTLES[name] ?? '');
  const system = systemById(scenario.rules.system);
  if (!system) throw new Error(`there is no rule system “${scenario.rules.system}”`);
  const sides: Sides = {};
  for (let i = 0; i < battles; i++) watch(scenario, system, capableGeneral(system), FIRST_SEED + i, TURNS, sides);
  const seats = scenario.armies.map(({ id }) => id);
  console.log(`\n${name}, ${battles} battles: ${seats.join(' | ')}`);
  for (const { title, of } of FIGURES)
    console.log(`  ${title.padEnd(44)} ${seats.map((seat) => of(conductOf(sides, seat)).padEnd(16)).join(' | ')}`);
}
