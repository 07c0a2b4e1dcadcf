import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository, repository } from './run.mjs';

const configuration = ['package.json', 'package-lock.json', 'tsconfig.json'];
const program = ['engine', 'drawing', 'generators', 'editing', 'electron', 'vite.node.config.ts', ...configuration];

/** What is built, into which file of dist/, and from what: files and folders whose content decides whether it is stale. */
const PARTS = {
  renderer: {
    file: 'renderer/index.html',
    from: [
      'renderer',
      'engine',
      'drawing',
      'editing',
      'electron/desk/api',
      'vite.config.ts',
      'svelte.config.js',
      ...configuration,
    ],
  },
  main: { file: 'main/main.js', from: program },
  preload: { file: 'main/preload.cjs', from: program },
  worker: { file: 'main/engine-worker.js', from: program },
  printer: { file: 'main/print-worker.js', from: program },
  reader: { file: 'main/read-worker.js', from: program },
  host: { file: 'main/host.js', from: program },
  cli: { file: 'main/cli.js', from: program },
};

/** All files under a path of the repository, sorted, so that the stamp does not depend on the machine. */
function filesUnder(path) {
  const entries = readdirSync(join(repository, path), { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  return files.sort();
}
function stampOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of /\.\w+$/.test(path) ? [inRepository(path)] : filesUnder(path)) {
      hash.update(file.slice(repository.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

const stampFile = (part) => inRepository(`dist/stamps/${part}`);
const isFresh = (part, stamp) =>
  existsSync(inRepository(`dist/${PARTS[part].file}`)) &&
  existsSync(stampFile(part)) &&
  readFileSync(stampFile(part), 'utf8') === stamp;

/** Builds those of `parts` whose sources have changed since they were built; all parts when none are named. */
export async function ensureBuilt(say, parts = Object.keys(PARTS)) {
  const stamps = new Map();
  const stampFor = (part) => {
    const key = PARTS[part].from.join();
    if (!stamps.has(key)) stamps.set(key, stampOf(PARTS[part].from));
    return stamps.get(key);
  };
  const stale = parts.filter((part) => !isFresh(part, stampFor(part)));
  if (stale.length === 0) return;
  say(`Building ${stale.join(', ')}`);
  const { build } = await import('vite');
  for (const part of stale) {
    rmSync(stampFile(part), { force: true });
    const page = part === 'renderer';
    await build({
      configFile: inRepository(page ? 'vite.config.ts' : 'vite.node.config.ts'),
      root: page ? inRepository('renderer') : repository,
      logLevel: 'error',
      ...(page ? {} : { mode: part }),
    });
    mkdirSync(inRepository('dist/stamps'), { recursive: true });
    writeFileSync(stampFile(part), stampFor(part));
  }
}
