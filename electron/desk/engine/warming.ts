import type { FightOrder } from '../../../engine/work';
import type { Library } from '../library';
import { firstError } from '../reading';

/** Battles after which the rules are compiled well enough; more would keep a core busy for little. */
const SEEDS = [1, 2, 3, 4];
const TURNS = 30;

/** Fights for `EngineClient.warmUp`: of the scenario with the fewest units, so that each is over soon. None without a fit one. */
export async function warmingFights(library: Library): Promise<readonly FightOrder[]> {
  const unitsOf = ({ sides }: { readonly sides: readonly { readonly units: number }[] }): number =>
    sides.reduce((units, side) => units + side.units, 0);
  const fit = (await library.list()).filter(({ findings, sides }) => findings.errors === 0 && sides.length > 0);
  const [smallest] = fit.sort((one, other) => unitsOf(one) - unitsOf(other));
  if (!smallest) return [];
  const { scenario, findings } = await library.open(smallest.file);
  if (!scenario || firstError(findings)) return [];
  return SEEDS.map((seed) => ({ scenario, system: scenario.rules.system, seed, turns: TURNS }));
}
