import { readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Nations } from '../../engine/scenario';
import type { Scenario } from '../../engine/scenario';
import { isMissing, refuse } from '../desk/faults';
import { SHELVES } from '../desk/library';
import { LARGEST_FILE, openNations } from '../desk/nations';
import { firstError, readForBattle } from '../desk/reading';
import { notThere, readNamed } from './named-files';
import type { CommandContext } from './context';

/** Most bytes of a kept battle that is opened. */
export const LARGEST_RECORD = 500e6;

/** Nations a file may name: Cockade's own, and those in a `nations` folder beside it or beside its folder. */
export async function nationsFor(path: string, context: CommandContext): Promise<Nations> {
  const folders = [context.scenarios, join(dirname(path), '..'), dirname(path)].map((folder) =>
    join(folder, 'nations'),
  );
  const found = await Promise.all(folders.map((folder) => openNations(folder).load()));
  return Nations.of(found);
}

/** Where the scenario of a chronicle may lie: beside it, in the folders beside its own, or among those that came along. */
export function scenarioFolders(path: string, context: CommandContext): readonly string[] {
  const beside = join(dirname(path), '..');
  return [
    dirname(path),
    beside,
    ...[beside, context.scenarios].flatMap((folder) => SHELVES.map((shelf) => join(folder, shelf))),
  ];
}

/** The scenario in a file, free of errors. Throws a fault that names the first one, and for what it was wanted. */
export async function scenarioFrom(name: string, context: CommandContext, wanted = 'fought'): Promise<Scenario> {
  const path = resolve(context.folder, name);
  const { scenario, findings } = readForBattle(
    name,
    await readNamed(name, context, LARGEST_FILE),
    await nationsFor(path, context),
  );
  const error = firstError(findings);
  if (error)
    throw refuse('scenario-unfit', `${name}:${error.line}:${error.column}: ${error.message} It cannot be ${wanted}.`);
  if (!scenario) throw refuse('scenario-unfit', `${name} cannot be read as a scenario.`);
  return scenario;
}

/** The files that names, folders and patterns (`*`, `**`, `?`) mean, each once, in order. */
export async function filesMeant(names: readonly string[], folder: string): Promise<readonly string[]> {
  const found = await Promise.all(names.map((name) => filesOf(name, folder)));
  return [...new Set(found.flat())];
}

async function filesOf(name: string, folder: string): Promise<readonly string[]> {
  if (/[*?]/.test(name)) {
    const files = await matching(name, folder);
    if (files.length === 0) throw refuse('file-missing', `No file is meant by ${name}.`);
    return files;
  }
  try {
    const isFolder = (await stat(resolve(folder, name))).isDirectory();
    return isFolder ? await matching(`${name.replace(/[/\\]+$/, '')}/**/*.yaml`, folder) : [name];
  } catch (error) {
    if (isMissing(error)) throw await notThere(name, folder);
    throw error;
  }
}

async function matching(pattern: string, folder: string): Promise<readonly string[]> {
  const parts = pattern.split('/');
  const fixed = parts
    .slice(
      0,
      parts.findIndex((part) => /[*?]/.test(part)),
    )
    .join('/');
  const base = pattern.startsWith('/') && fixed === '' ? '/' : resolve(folder, fixed);
  const wanted = expressionFor(pattern);
  const entries = await readdir(base, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const named = files.map((path) => (pattern.startsWith('/') ? path : relative(folder, path)).split(sep).join('/'));
  return named.filter((name) => wanted.test(name)).sort();
}
function expressionFor(pattern: string): RegExp {
  const plain = pattern.replace(/^\.\//, '').replace(/[.+^${}()|[\]\\]/g, '\\$&');
  const source = plain.replace(
    /\*\*\/|\*\*|\*|\?/g,
    (found) => ({ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' })[found] ?? '',
  );
  return new RegExp(`^${source}$`);
}
