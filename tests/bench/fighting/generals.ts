/** What a turn costs a brilliant general, who has a budget for it, beside a capable one. */
import type { Id } from '../../../engine/battle';
import { most } from '../figures';
import type { Figure } from '../figures';
import { inRepository, LOBOSITZ, ST_ULRICH } from '../inputs';
import { startFighter } from './fighter';
import type { Fighter } from './fighter';

/** The battlefields with the milliseconds that a side's turn may take him there. */
const FIELDS = [
  { name: 'St. Ulrich', file: ST_ULRICH, turns: 8, budget: 500 },
  { name: 'Lobositz', file: LOBOSITZ, turns: 4, budget: 2000 },
] as const;
const SEEDS = [1, 2];

export async function generalFigures(): Promise<readonly Figure[]> {
  const fighter = startFighter(inRepository('dist/fighting/fighting.js'), inRepository('.'));
  const figures: Figure[] = [];
  for (const field of FIELDS) {
    await turnOf(fighter, field, 'capable');
    const capable = await turnOf(fighter, field, 'capable');
    figures.push(most(`a side's turn of a capable general at ${field.name}`, capable, 'ms', null));
    const brilliant = await turnOf(fighter, field, 'brilliant');
    figures.push(most(`a side's turn of a brilliant general at ${field.name}`, brilliant, 'ms', field.budget));
  }
  fighter.stop();
  return figures;
}

/** Both sides are his: a turn of the battle is two of a side. */
async function turnOf(fighter: Fighter, { file, turns: most }: (typeof FIELDS)[number], general: Id): Promise<number> {
  const { ms, turns } = await fighter.fight({ file, seeds: SEEDS, turns: most, general });
  return ms / turns / 2;
}
