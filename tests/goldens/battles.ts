/** Checksums of battles between computer generals: the proof that a change of the code changed no battle. */
import { fightBattle } from '../../engine/analysis';
import { systemById } from '../../engine/rules';
import type { Scenario } from '../../engine/scenario';

/** The scenarios whose battles are kept, by the name their checksums are kept under. */
export const BATTLES: Readonly<Record<string, string>> = {
  'st-ulrich': 'scenarios/fictional/st-ulrich.yaml',
  kutzdorf: 'scenarios/fictional/kutzdorf.yaml',
  spittelwitz: 'scenarios/fictional/spittelwitz.yaml',
  lobositz: 'scenarios/historical/lobositz-1756.yaml',
};

/** Turns after which a kept battle stops, whoever stands. */
const TURNS = 30;

/** The checksum of the battle fought with a seed: over every event and the last state. */
export function checksumOf(scenario: Scenario, seed: number): string {
  const system = systemById(scenario.rules.system);
  if (!system) throw new Error(`there is no rule system “${scenario.rules.system}”`);
  return fightBattle({ scenario, system, seed, turns: TURNS }).checksum;
}

/** A kept file holds one checksum a line: line n is that of seed n. */
export const readGoldens = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');
/** Where they are kept, from the repository's root. */
export const goldenFile = (name: string): string => `tests/goldens/${name}.txt`;
