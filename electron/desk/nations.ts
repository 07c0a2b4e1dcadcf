import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readNation } from '../../engine/scenario';
import type { Nation } from '../../engine/scenario';
import { readText } from './documents';
import { isMissing } from './faults';

export const LARGEST_FILE = 5e6;

/** The nations in a folder, by id; a nation that cannot be read is absent: the scenarios that name it say so. */
export interface Nations {
  load(): Promise<ReadonlyMap<string, Nation>>;
}

export function openNations(folder: string): Nations {
  const read = new Map<string, { readonly text: string; readonly nation: Nation | null }>();
  const nationOf = async (name: string): Promise<Nation | null> => {
    const text = await readText(join(folder, name), LARGEST_FILE);
    const known = read.get(name);
    if (known?.text === text) return known.nation;
    const { nation } = readNation(name, text);
    read.set(name, { text, nation });
    return nation;
  };
  return {
    async load() {
      const nations = await Promise.all((await yamlIn(folder)).map((name) => nationOf(name).catch(() => null)));
      return new Map(nations.flatMap((nation) => (nation ? [[nation.id, nation]] : [])));
    },
  };
}

/** Names of the YAML files of a folder, sorted; none when there is no such folder. */
export async function yamlIn(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries
      .flatMap((entry) =>
        (entry.isFile() || entry.isSymbolicLink()) && /\.ya?ml$/.test(entry.name) ? [entry.name] : [],
      )
      .sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
