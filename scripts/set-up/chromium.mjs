import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const ELSEWHERE = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((folder) => {
    const base = process.env[folder];
    return base
      ? ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((file) =>
          join(base, file),
        )
      : [];
  }),
};

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium: the one `CHROMIUM` names, else on the PATH, else where installers put it; null without one. */
export function findChromium() {
  if (process.env.CHROMIUM) return isProgram(process.env.CHROMIUM) ? process.env.CHROMIUM : null;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...(ELSEWHERE[process.platform] ?? [])].find(isProgram) ?? null;
}

/** As `findChromium`, but installs Debian's package where that can be done unasked. Throws with a sentence. */
export async function ensureChromium(say) {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM)
    throw new Error(`CHROMIUM names ${process.env.CHROMIUM}, which is not a program: correct or unset it.`);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium with apt-get');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { show: 'errors', env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { show: 'errors', env });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'Chromium is needed and was not found: install it (on Debian: sudo apt-get install chromium) or set CHROMIUM to the path of a Chromium, Chrome or Edge.',
  );
}
