import type { FightOrder } from '../../engine/work';
import { refuse } from '../desk/faults';
import { systemNamed } from '../desk/reading';
import { scenarioFrom } from './files';
import type { Surroundings } from './surroundings';
import { oneName } from './words';
import type { Words } from './words';

/** Options of every command that fights. */
export const BATTLE_OPTIONS = ['rules', 'scale', 'seed', 'turns'] as const;
const TURNS = 30;

/** The battle a command line means: its scenario under the rules and scale wanted. */
export async function orderFrom(words: Words, around: Surroundings): Promise<FightOrder> {
  const seed = words.count('seed', 1, 0);
  const turns = words.count('turns', TURNS, 1);
  const scenario = await scenarioFrom(oneName(words, 'A scenario file'), around);
  const system = systemNamed(words.text('rules') ?? scenario.rules.system);
  const scale = words.text('scale');
  if (scale !== undefined && scale !== scenario.rules.scale) {
    throw refuse(
      'scale-unfit',
      `This scenario is written for ${scenario.rules.scale} figures; it cannot be fought at ${scale} yet.`,
    );
  }
  return { scenario, system: system.id, seed, turns };
}
