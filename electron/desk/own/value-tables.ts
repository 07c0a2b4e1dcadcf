/** The person's own tables of values, in the folder `values` beside the own scenarios. */
import { join } from 'node:path';
import type { RuleSystem } from '../../../engine/rules';
import type { ValueTableEntry } from '../api';
import { readText } from '../documents';
import { faultOf, refuse } from '../faults';
import { LARGEST_FILE, yamlIn } from '../nations';
import { valueTable } from '../value-tables';
import type { ReplacedValues } from '../value-tables';

export interface ValueTables {
  list(): Promise<readonly ValueTableEntry[]>;
  /** Throws a fault when there is no such table, or it cannot be played with. */
  open(file: string): Promise<ReplacedValues>;
}

export function openValueTables(folder: string, systems: readonly RuleSystem[]): ValueTables {
  const open = async (file: string): Promise<ReplacedValues> => {
    if (!(await yamlIn(folder)).includes(file))
      throw refuse('file-missing', `There is no table of values “${file}”.`, { file });
    return valueTable(file, await readText(join(folder, file), LARGEST_FILE), systems);
  };
  const entry = async (file: string): Promise<ValueTableEntry> => {
    try {
      return { file, rules: (await open(file)).rules, why: null };
    } catch (error) {
      return { file, rules: null, why: faultOf(error).message };
    }
  };
  return { open, list: async () => Promise.all((await yamlIn(folder)).map(entry)) };
}
