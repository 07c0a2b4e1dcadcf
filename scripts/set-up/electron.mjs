import { existsSync, readFileSync } from 'node:fs';
import { inRepository, runPackage } from './run.mjs';

/** Longest wait to learn whether Electron can be fetched at all. */
const PROBE_MS = 4000;

/** The path of Electron's binary; null when it has not been fetched. */
function findElectron() {
  const name = inRepository('node_modules/electron/path.txt');
  if (!existsSync(name)) return null;
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? inRepository('node_modules/electron/dist');
  const path = `${folder}/${readFileSync(name, 'utf8')}`;
  return existsSync(path) ? path : null;
}

/** Where Electron would be fetched from: the mirror people name for it, else its own place. */
function downloadAddress() {
  const { version } = JSON.parse(readFileSync(inRepository('node_modules/electron/package.json'), 'utf8'));
  const mirror = process.env.ELECTRON_MIRROR ?? process.env.npm_config_electron_mirror;
  const base = mirror ?? 'https://github.com/electron/electron/releases/download/';
  return `${base}v${version}/SHASUMS256.txt`;
}
async function canBeFetched() {
  try {
    const answer = await fetch(downloadAddress(), {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(PROBE_MS),
    });
    return answer.status < 400;
  } catch {
    return false;
  }
}

/** Electron's binary, fetched when it can be: `{path}`, or `{why}` it cannot be had, known within five seconds. */
export async function ensureElectron(say) {
  const found = findElectron();
  if (found) return { path: found };
  if (process.env.ELECTRON_SKIP_BINARY_DOWNLOAD) return { why: 'its download is switched off' };
  if (!(await canBeFetched())) return { why: 'its binary is not here and cannot be fetched' };
  say('Fetching Electron (about 110 MB, once)');
  await runPackage('electron/install.js', [], { show: 'errors' });
  const path = findElectron();
  return path ? { path } : { why: 'fetching its binary failed' };
}
