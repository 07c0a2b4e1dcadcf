/** Who plays, against whom, and what is asked of the champion. */
import { generalNamed } from '../../engine/generals';
import type { ComputerGeneral } from '../../engine/generals';
import type { RuleSystem } from '../../engine/rules/system';
import { withEstimatesOf202611 } from '../strength/pool/estimates-2026-11';
import { general202611 } from '../strength/pool/general-2026-11';
import { release01 } from '../strength/pool/release-0.1/capable';
import { greedyGeneral } from './generals/greedy';
import { randomGeneral } from './generals/random';

type Make = (system: RuleSystem, seed: number) => ComputerGeneral;

/** By the names `--champion` and `--only` take. Any general that may be ordered by his id plays as well. */
const ENTRANTS: Readonly<Record<string, Make>> = {
  'frozen-2026-11': (system) => general202611(system),
  'greedy-2026-11': () => withEstimatesOf202611(greedyGeneral),
  'release-0.1': (system) => release01(system),
  greedy: () => greedyGeneral,
  random: (_system, seed) => randomGeneral(seed),
};
export const entrantNamed = (name: string): Make => ENTRANTS[name] ?? ((system) => generalNamed(name).make(system));

/** The score the champion is to reach against an opponent, and one that would not do. */
export interface Target {
  readonly accepts: number;
  readonly rejects: number;
}
/** The pool in the order it is played. */
export const TARGETS: Readonly<Record<string, Target>> = {
  'frozen-2026-11': { rejects: 0.6, accepts: 0.65 },
  greedy: { rejects: 0.65, accepts: 0.7 },
  'greedy-2026-11': { rejects: 0.65, accepts: 0.7 },
  random: { rejects: 0.95, accepts: 0.98 },
  // Nobody asks more of him than to be no weaker than those of another temper and than what was released last.
  'capable:cautious': { rejects: 0.45, accepts: 0.5 },
  'capable:bold': { rejects: 0.45, accepts: 0.5 },
  'release-0.1': { rejects: 0.45, accepts: 0.5 },
  // Of a brilliant champion.
  capable: { rejects: 0.55, accepts: 0.6 },
};
/** Against somebody who is no stronger and no weaker, as far as anybody knows. */
export const LEVEL: Target = { rejects: 0.5, accepts: 0.55 };
