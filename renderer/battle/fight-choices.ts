import type { LibraryEntry, RuleSystemEntry } from '../../electron/desk/api';
import { byRules, SCALES, type Scenario } from '../../engine/scenario';

/** What a person chooses for a battle otherwise than the file has it; absent: as the file has it. */
export interface FightWishes {
  readonly rules?: string;
  readonly scale?: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** The rule system a battle would be fought by; null while the desk has not told which there are. */
export const systemChosen = (
  systems: readonly RuleSystemEntry[],
  entry: Pick<LibraryEntry, 'system'>,
  { rules }: FightWishes,
): RuleSystemEntry | null => systems.find(({ id }) => id === (rules ?? entry.system)) ?? null;

const isScale = (scale: string): scale is keyof typeof SCALES => Object.hasOwn(SCALES, scale);

/** How much larger than written the table is made for the figure scale wished for; 1 as written. */
export function timesWritten(
  system: RuleSystemEntry | null,
  entry: Pick<LibraryEntry, 'scale'>,
  { scale = entry.scale }: FightWishes,
): number {
  const ground = system?.grounds[scale];
  return ground === undefined ? 1 : ground / (isScale(entry.scale) ? SCALES[entry.scale] : 1);
}

/** The table as it is laid for the figure scale wished for, cm. */
export function tableChosen(
  systems: readonly RuleSystemEntry[],
  entry: Pick<LibraryEntry, 'system' | 'scale' | 'table'>,
  wishes: FightWishes,
): LibraryEntry['table'] {
  const times = timesWritten(systemChosen(systems, entry, wishes), entry, wishes);
  return { width: entry.table.width * times, depth: entry.table.depth * times };
}

/** The scenario as the desk will fight it. */
export function scenarioChosen(
  systems: readonly RuleSystemEntry[],
  scenario: Scenario,
  { rules = scenario.rules.system, scale = scenario.rules.scale, options = {} }: FightWishes,
): Scenario {
  const entry = { system: scenario.rules.system, scale: scenario.rules.scale };
  const times = timesWritten(systemChosen(systems, entry, { rules }), entry, { scale });
  const isAsWritten = times === 1 && rules === entry.system && scale === entry.scale;
  return isAsWritten && Object.keys(options).length === 0
    ? scenario
    : byRules(scenario, { system: rules, scale, options }, times);
}
