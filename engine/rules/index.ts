/** The rule systems Cockade knows. A new one is a folder beside this file and one line here. */
import { honoursOfWar } from './honours-of-war';
import { mcnally } from './mcnally';
import type { RuleSystem } from './system';

export const systems: readonly RuleSystem[] = [honoursOfWar, mcnally];

/** The system of that id; tests look among systems of their own. */
export const systemById = (id: string, among: readonly RuleSystem[] = systems): RuleSystem | null =>
  among.find((system) => system.id === id) ?? null;

export { scaleRemark, suited } from './suited';
export type { Wishes } from './suited';
export { bookWordsOf, lengthsOf } from './system';
export type { OptionalRule, RuleSystem } from './system';
