/**
 * `npm run strength -- [games] [scenario...]`: how strong the shipped general is against the frozen one of the pool, from
 * both sides of each seed, on St. Ulrich and Kutzdorf or on those that are named.
 */
import { capableGeneral } from '../../engine/generals';
import { systemById } from '../../engine/rules';
import { BATTLES } from '../goldens/battles';
import { scenarioAt } from '../bench/inputs';
import { match, scoreOf } from './match';
import { orderOf } from './order';
import { general202611 } from './pool/general-2026-11';

/** Apart from the seeds of goldens and bench, on which generals are tuned. */
const FIRST_SEED = 1001;
const USUAL = { battles: 100, scenarios: ['st-ulrich', 'kutzdorf'] };

const { battles, scenarios } = orderOf(process.argv.slice(2), USUAL);

for (const name of scenarios) {
  const scenario = scenarioAt(BATTLES[name] ?? '');
  const system = systemById(scenario.rules.system);
  if (!system) throw new Error(`there is no rule system “${scenario.rules.system}”`);
  const seeds = Array.from({ length: Math.ceil(battles / 2) }, (_, i) => FIRST_SEED + i);
  const tally = match(scenario, system, capableGeneral(system), general202611(system), seeds);
  const { score, interval } = scoreOf(tally);
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  console.log(
    `${name}: ${seeds.length * 2} battles, ${tally.wins} won, ${tally.losses} lost, ${tally.draws} drawn, ${tally.open} open: ` +
      `score ${percent(score)} (${interval.map(percent).join(' to ')})`,
  );
}
