import type { FightOrder } from '../../engine/work';
import { scenarioFrom } from './files';
import { chosenBy, RULE_OPTIONS } from './rule-words';
import type { Surroundings } from './surroundings';
import { oneName } from './words';
import type { Words } from './words';

/** Options of every command that fights. */
export const BATTLE_OPTIONS = [...RULE_OPTIONS, 'seed', 'turns'] as const;
const TURNS = 30;

/** The battle a command line means: its scenario under the rules and scale wanted. */
export async function orderFrom(words: Words, around: Surroundings): Promise<FightOrder> {
  const seed = words.count('seed', 1, 0);
  const turns = words.count('turns', TURNS, 1);
  const scenario = chosenBy(words, await scenarioFrom(oneName(words, 'A scenario file'), around));
  return { scenario, system: scenario.rules.system, seed, turns };
}
