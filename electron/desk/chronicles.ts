/** Chronicles, read with the scenario they move: it lies in one of the folders that hold scenarios. */
import { join } from 'node:path';
import { compileChronicle, forkedAt } from '../../engine/chronicle';
import type { Chronicled } from '../../engine/chronicle';
import type { RuleSystem } from '../../engine/rules';
import { chronicleHead, fileKind, readChronicle } from '../../engine/scenario';
import type { Finding, HistoryPoint, Nation, Scenario } from '../../engine/scenario';
import { writeScenario } from '../../generators';
import { readText } from './documents';
import { LARGEST_FILE, yamlIn } from './nations';
import { refuse } from './faults';
import { firstError, readForBattle, systemNamed } from './reading';

export interface ChronicleOrder {
  readonly file: string;
  readonly text: string;
  /** Folders with scenarios; the first that has one of the name counts. */
  readonly folders: readonly string[];
  readonly nations: ReadonlyMap<string, Nation>;
  readonly systems: readonly RuleSystem[];
}
export interface ReadChronicle {
  /** All of it that could be read, as it is played; null where it cannot be laid on a table. */
  readonly chronicled: Chronicled | null;
  /** It has no errors that would leave something of it out. */
  readonly isWhole: boolean;
  readonly findings: readonly Finding[];
}

export async function readChronicleFile({
  file,
  text,
  folders,
  nations,
  systems,
}: ChronicleOrder): Promise<ReadChronicle> {
  const { scenario: wanted } = chronicleHead(text);
  const scenarios = new Map<string, Scenario | null>();
  for (const folder of folders)
    for (const name of await yamlIn(folder)) {
      const id = name.replace(/\.ya?ml$/, '');
      if (scenarios.has(id)) continue;
      const found = id === wanted ? await scenarioIn(join(folder, name), nations) : null;
      if (found !== 'no scenario') scenarios.set(id, found);
    }
  const reading = readChronicle(file, text, scenarios);
  const scenario = (wanted !== null && scenarios.get(wanted)) || null;
  const { chronicle, drawable } = reading;
  if (!drawable || !scenario) return { chronicled: null, isWhole: false, findings: reading.findings };
  const chronicled = compileChronicle(drawable, scenario, systemNamed(scenario.rules.system, systems));
  // What stands in nobody's way may do so only because somebody else could not be read.
  return chronicle
    ? { chronicled, isWhole: true, findings: reading.with(chronicled.remarks) }
    : { chronicled, isWhole: false, findings: reading.findings };
}

/** A chronicle that bears the name of its scenario may lie in a folder that is searched. */
async function scenarioIn(
  path: string,
  nations: ReadonlyMap<string, Nation>,
): Promise<Scenario | null | 'no scenario'> {
  const text = await readText(path, LARGEST_FILE);
  if (fileKind(text) === 'chronicle') return 'no scenario';
  const { scenario, findings } = readForBattle(path, text, nations);
  return firstError(findings) ? null : scenario;
}

/** One that can be played, even where its ways are closed. Throws a fault that says where its first error is. */
export function fitChronicle({ chronicled, isWhole, findings }: ReadChronicle, file: string): Chronicled {
  if (chronicled && isWhole) return chronicled;
  const { line, message } = firstError(findings) ?? { line: 1, message: 'it cannot be read.' };
  throw refuse('chronicle-unfit', `“${file}” cannot be played: line ${line}: ${message}`, { file, line });
}

/** The text of a scenario that begins where a chronicle is at an hour. Throws a fault that says why there can be none. */
export function forkOf(chronicled: Chronicled, history: HistoryPoint, systems: readonly RuleSystem[]): string {
  const system = systemNamed(chronicled.scenario.rules.system, systems);
  try {
    return writeScenario(forkedAt(chronicled, history, system));
  } catch (error) {
    if (error instanceof RangeError) throw refuse('chronicle-unfit', error.message);
    throw error;
  }
}
