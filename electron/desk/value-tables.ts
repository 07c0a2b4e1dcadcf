/** Tables of values that a person has made for a rule book: read from a file, for a battle that is to be played with them. */
import type { RuleSystem } from '../../engine/rules';
import { readValues } from '../../engine/scenario';
import type { ValuesRead, ValueTable } from '../../engine/scenario';
import { refuse } from './faults';

/** A table that can be played with. */
export interface ReplacedValues {
  /** The file it comes from. */
  readonly file: string;
  /** The book it is for. */
  readonly rules: string;
  readonly values: ValueTable;
}

export const readValueTable = (file: string, text: string, systems: readonly RuleSystem[]): ValuesRead =>
  readValues(file, text, Object.fromEntries(systems.flatMap(({ id, values }) => (values ? [[id, values]] : []))));

/** Throws a fault that names the place of the first thing that is wrong. */
export function valueTable(file: string, text: string, systems: readonly RuleSystem[]): ReplacedValues {
  const { rules, values, findings } = readValueTable(file, text, systems);
  if (rules !== null && values) return { file, rules, values };
  const [first] = findings;
  const where = first ? `${file}:${first.line}:${first.column}: ${first.message}` : `${file} cannot be read.`;
  throw refuse('values-unfit', `${where} Nothing can be played with it.`, { file, ...(first && { line: first.line }) });
}
