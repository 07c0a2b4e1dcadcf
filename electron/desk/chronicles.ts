/** Chronicles, read with the scenario they move: it lies in one of the folders that hold scenarios. */
import { join } from 'node:path';
import { readChronicle, scenarioOfChronicle } from '../../engine/scenario';
import type { ChronicleReading, Finding, Nation, Scenario } from '../../engine/scenario';
import { readText } from './documents';
import { LARGEST_FILE, yamlIn } from './nations';
import { firstError, readForBattle } from './reading';

export interface ChronicleOrder {
  readonly file: string;
  readonly text: string;
  /** Folders with scenarios; the first that has one of the name counts. */
  readonly folders: readonly string[];
  readonly nations: ReadonlyMap<string, Nation>;
}
export interface ReadChronicle {
  readonly chronicle: ChronicleReading['chronicle'];
  /** The scenario it moves; null where that is not there or has errors. */
  readonly scenario: Scenario | null;
  readonly findings: readonly Finding[];
}

export async function readChronicleFile({ file, text, folders, nations }: ChronicleOrder): Promise<ReadChronicle> {
  const wanted = scenarioOfChronicle(text);
  const scenarios = new Map<string, Scenario | null>();
  for (const folder of folders)
    for (const name of await yamlIn(folder)) {
      const id = name.replace(/\.ya?ml$/, '');
      if (!scenarios.has(id)) scenarios.set(id, id === wanted ? await scenarioIn(join(folder, name), nations) : null);
    }
  const reading = readChronicle(file, text, scenarios);
  const scenario = (wanted !== null && scenarios.get(wanted)) || null;
  return { chronicle: reading.chronicle, scenario, findings: reading.findings };
}

async function scenarioIn(path: string, nations: ReadonlyMap<string, Nation>): Promise<Scenario | null> {
  const { scenario, findings } = readForBattle(path, await readText(path, LARGEST_FILE), nations);
  return firstError(findings) ? null : scenario;
}
