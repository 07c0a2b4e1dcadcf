import { existsSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { drawThumbnail } from '../../drawing/map';
import type { Finding, Scenario } from '../../engine/scenario';
import type { LibraryEntry } from './api';
import { readText } from './documents';
import { refuse } from './faults';
import { LARGEST_FILE, openNations, yamlIn } from './nations';
import { systemById, systems as registered, type RuleSystem } from '../../engine/rules';
import { readForBattle } from './reading';
import type { ReadScenario } from './reading';

/** Folders of scenarios; nations and chronicles lie beside them and are not fought. */
const SHELVES = ['fictional', 'historical'] as const;
/** Editors save in several strokes; the library tells of them once. */
const SETTLE_MS = 150;

export interface OpenedScenario extends ReadScenario {
  readonly text: string;
}
export interface Library {
  list(): Promise<readonly LibraryEntry[]>;
  /** Opens a scenario by the handle the list gave. */
  open(handle: string): Promise<OpenedScenario>;
  /** Tells of files added, changed or removed from outside; gives back how to stop. */
  watch(onChange: () => void): () => void;
}

/** The scenarios in `folder`, read for the rule systems there are. A handle is the name under which a file was found there, never a path from the window. */
export function openLibrary(folder: string, systems: readonly RuleSystem[] = registered): Library {
  const nations = openNations(join(folder, 'nations'));
  const drawn = new Map<string, { readonly text: string; readonly entry: LibraryEntry }>();

  const open = async (handle: string): Promise<OpenedScenario> => {
    if (!(await handlesIn(folder)).includes(handle)) {
      throw refuse('unknown-file', 'This scenario is not in the library: it was moved or removed.', { file: handle });
    }
    const text = await readText(join(folder, handle), LARGEST_FILE);
    const isBeside = (name: string): boolean => existsSync(join(dirname(join(folder, handle)), name));
    return { ...readForBattle(handle, text, await nations.load(), isBeside, {}, systems), text };
  };
  const entryFor = async (handle: string): Promise<LibraryEntry> => {
    const { scenario, findings, text } = await open(handle);
    const known = drawn.get(handle);
    if (known?.text === text) return known.entry;
    const entry = scenario
      ? describe(handle, scenario, findings, systemById(scenario.rules.system, systems))
      : unreadable(handle, findings);
    drawn.set(handle, { text, entry });
    return entry;
  };

  return {
    open,
    list: async () => Promise.all((await handlesIn(folder)).map(entryFor)),
    watch(onChange) {
      let settling: NodeJS.Timeout | undefined;
      const stirred = (): void => {
        clearTimeout(settling);
        settling = setTimeout(onChange, SETTLE_MS).unref();
      };
      const watchers = [...SHELVES, 'nations'].flatMap((shelf) => watcherOf(join(folder, shelf), stirred));
      return () => {
        clearTimeout(settling);
        for (const watcher of watchers) watcher.close();
      };
    },
  };
}

async function handlesIn(folder: string): Promise<readonly string[]> {
  const found = await Promise.all(
    SHELVES.map(async (shelf) => (await yamlIn(join(folder, shelf))).map((name) => `${shelf}/${name}`)),
  );
  return found.flat();
}
/** Folders inside a package or on some network drives cannot be watched; the list is then fresh when asked for. */
function watcherOf(folder: string, stirred: () => void): { close(): void }[] {
  try {
    return [watch(folder, { persistent: false }, stirred).on('error', () => undefined)];
  } catch {
    return [];
  }
}

function describe(
  file: string,
  scenario: Scenario,
  findings: readonly Finding[],
  system: RuleSystem | null,
): LibraryEntry {
  const { title, kind, date, description, table, rules } = scenario;
  const sides = scenario.armies.map((army) => ({
    id: army.id,
    name: army.name,
    nation: army.nation.name,
    units: army.brigades.reduce((units, brigade) => units + brigade.units.length, army.independents.length),
  }));
  return {
    file,
    title,
    kind,
    date,
    description,
    table: { width: table.width, depth: table.depth },
    sides,
    system: rules.system,
    systemTitle: system?.title ?? rules.system,
    scale: rules.scale,
    findings: count(findings),
    thumbnail: picture(scenario),
  };
}
/** A card without a picture is better than a library that does not open. */
function picture(scenario: Scenario): string | null {
  try {
    return drawThumbnail(scenario);
  } catch {
    return null;
  }
}
function unreadable(file: string, findings: readonly Finding[]): LibraryEntry {
  return {
    file,
    title: basename(file),
    kind: file.startsWith('historical/') ? 'historical' : 'fictional',
    date: null,
    description: findings[0]?.message ?? '',
    table: { width: 0, depth: 0 },
    sides: [],
    system: '',
    systemTitle: '',
    scale: '',
    findings: count(findings),
    thumbnail: null,
  };
}
function count(findings: readonly Finding[]): LibraryEntry['findings'] {
  const of = (severity: Finding['severity']): number =>
    findings.filter((finding) => finding.severity === severity).length;
  return { errors: of('error'), warnings: of('warning'), rulings: of('ruling') };
}
