import type { LibraryEntry, RuleSystemEntry } from '../../electron/desk/api';
import { byRules, scaleFor, timesAsWritten, type BookScales, type Scenario } from '../../engine/scenario';

/** What a person chooses for a battle otherwise than the file has it; absent: as the file has it. */
export interface FightWishes {
  readonly rules?: string;
  readonly scale?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** The file of an own table of values of the rule book. */
  readonly table?: string;
}

/** The rule system a battle would be fought by; null while the desk has not told which there are. */
export const systemChosen = (
  systems: readonly RuleSystemEntry[],
  entry: Pick<LibraryEntry, 'system'>,
  { rules }: FightWishes,
): RuleSystemEntry | null => systems.find(({ id }) => id === (rules ?? entry.system)) ?? null;

const bookOf = ({ id, grounds }: RuleSystemEntry): BookScales => ({ system: id, grounds });

/** The figure scale a battle would be fought at: as wished, as written, or the nearest the book has. */
export const scaleChosen = (
  system: RuleSystemEntry | null,
  entry: Pick<LibraryEntry, 'system' | 'scale'>,
  { scale }: FightWishes,
): string => (system && scaleFor(entry, bookOf(system), scale)) ?? scale ?? entry.scale;

/** How much larger than written the table is made for the figure scale wished for; 1 as written. */
export const timesWritten = (
  system: RuleSystemEntry | null,
  entry: Pick<LibraryEntry, 'system' | 'scale'>,
  wishes: FightWishes,
): number => (system ? timesAsWritten(entry, bookOf(system), scaleChosen(system, entry, wishes)) : 1);

/** The optional rules that change anything at a figure scale. */
export const optionsOffered = (system: RuleSystemEntry | null, scale: string): RuleSystemEntry['optionalRules'] =>
  (system?.optionalRules ?? []).filter(({ scales }) => scales?.includes(scale) ?? true);

/** What a battle is fought with of the optional rules, where that is told: as wished, or else as its own file has it. */
export const optionsChosen = (
  scenario: Pick<Scenario, 'rules'> | null,
  system: RuleSystemEntry | null,
  { options }: FightWishes,
): Readonly<Record<string, string>> => ({
  ...(scenario?.rules.system === system?.id ? scenario?.rules.options : {}),
  ...options,
});

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
  { rules = scenario.rules.system, scale: wished, options = {} }: FightWishes,
): Scenario {
  const wishes: FightWishes = wished === undefined ? { rules } : { rules, scale: wished };
  const system = systemChosen(systems, scenario.rules, wishes);
  const times = timesWritten(system, scenario.rules, wishes);
  const scale = scaleChosen(system, scenario.rules, wishes);
  const isAsWritten = times === 1 && rules === scenario.rules.system && scale === scenario.rules.scale;
  return isAsWritten && Object.keys(options).length === 0
    ? scenario
    : byRules(scenario, { system: rules, scale, options }, times);
}

/** The wishes, with the values as the book has them. */
export function withoutTable({ table: _table, ...wishes }: FightWishes): FightWishes {
  return wishes;
}

const LARGEST = 0xffffffff;

/** A seed as typed: a whole number from 0; null when it is none. */
export function seedOf(typed: string): number | null {
  if (!/^\d{1,10}$/.test(typed.trim())) return null;
  const seed = Number(typed);
  return seed <= LARGEST ? seed : null;
}
