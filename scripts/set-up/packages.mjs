import { readFileSync } from 'node:fs';
import { inRepository, runNpm } from './run.mjs';

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(inRepository(path), 'utf8'));
  } catch {
    return null;
  }
};

/** True when every package of the lock file is installed in the locked version; npm notes what it installed. */
function packagesAreThere() {
  const wanted = readJson('package-lock.json')?.packages;
  const there = readJson('node_modules/.package-lock.json')?.packages;
  if (!wanted || !there) return false;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || there[path]?.version === entry.version,
  );
}

/** Installs the locked packages when they are missing or the lock file has changed. Throws with a sentence. */
export async function ensurePackages(say) {
  if (packagesAreThere()) return;
  say('Installing packages (half a minute or so)');
  const { code } = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { show: 'errors' });
  if (code !== 0)
    throw new Error('The packages could not be installed: see the lines of npm above, then run this again.');
}
