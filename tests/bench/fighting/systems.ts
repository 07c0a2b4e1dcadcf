/** What the same battle costs under each rule system, in processes of their own that take turns. */
import { systems } from '../../../engine/rules';
import { median, most } from '../figures';
import type { Figure } from '../figures';
import { inRepository, LOBOSITZ } from '../inputs';
import { startFighter } from './fighter';

const SEEDS = [1, 2, 3, 4];
const WARMING_ROUNDS = 4;
const ROUNDS = 7;

/** Each against the first, which the others should not exceed. */
export async function systemFigures(): Promise<readonly Figure[]> {
  const fighters = systems.map(({ id, title }) => ({
    ...{ id, title, costs: [] as number[] },
    fighter: startFighter(inRepository('dist/fighting/fighting.js'), inRepository('.')),
  }));
  for (let round = -WARMING_ROUNDS; round < ROUNDS; round += 1)
    for (const { id, fighter, costs } of fighters) {
      const { ms } = await fighter.fight({ file: LOBOSITZ, seeds: SEEDS, rules: id });
      if (round >= 0) costs.push(ms / SEEDS.length);
    }
  fighters.forEach(({ fighter }) => fighter.stop());
  const [first, ...others] = fighters.map(({ title, costs }) => ({ title, ms: median(costs) }));
  if (!first) return [];
  return [
    most(`Lobositz under ${first.title}, warm`, first.ms, 'ms', null),
    ...others.flatMap(({ title, ms }) => [
      most(`Lobositz under ${title}, warm`, ms, 'ms', null),
      most(`Lobositz under ${title} against ${first.title}`, ms / first.ms, 'times', 1),
    ]),
  ];
}
