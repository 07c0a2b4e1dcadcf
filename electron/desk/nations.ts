import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { nationId, Nations, readNation } from '../../engine/scenario';
import type { Nation } from '../../engine/scenario';
import { readText } from './documents';
import { faultOf, isMissing } from './faults';

export const LARGEST_FILE = 5e6;

/** The nations in a folder; why a file there cannot be read is told where a scenario names it. */
export interface NationFolder {
  load(): Promise<Nations>;
}

/** A nation, or why its file cannot be read, as a sentence with the place. */
type Read = { readonly nation: Nation } | { readonly why: string };

export function openNations(folder: string): NationFolder {
  const read = new Map<string, { readonly text: string; readonly found: Read }>();
  const readFile = async (name: string): Promise<Read> => {
    try {
      const text = await readText(join(folder, name), LARGEST_FILE);
      const known = read.get(name);
      if (known?.text === text) return known.found;
      const found = nationIn(name, text);
      read.set(name, { text, found });
      return found;
    } catch (error) {
      return { why: faultOf(error).message };
    }
  };
  return {
    async load() {
      const names = await yamlIn(folder);
      const all = await Promise.all(names.map(async (name) => [nationId(name), await readFile(name)] as const));
      return new Nations(
        all.flatMap(([id, one]) => ('nation' in one ? [[id, one.nation] as const] : [])),
        new Map(all.flatMap(([id, one]) => ('why' in one ? [[id, one.why] as const] : []))),
      );
    },
  };
}

function nationIn(name: string, text: string): Read {
  const { nation, findings } = readNation(name, text);
  if (nation) return { nation };
  const [first] = findings.filter(({ severity }) => severity === 'error');
  return { why: first ? `${name}, line ${first.line}, column ${first.column}: ${first.message}` : name };
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
