/**
 * `npm start`: Cockade in the best window this machine can open. Electron where its binary can be had; else the browser
 * host in a Chromium window of its own; without a display the host alone, with its address to open.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ensureBuilt,
  ensureElectron,
  ensurePackages,
  findChromium,
  inRepository,
  repository,
} from './set-up/index.mjs';

const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
const asRoot = process.getuid?.() === 0;
const hostArguments = process.argv.slice(2);

/** Software drawing has to be allowed by name, or a machine without a graphics card shows no table. */
const CHROMIUM_FLAGS = [
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-sync',
  '--password-store=basic',
  '--window-size=1440,900',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

const ended = (child) => new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 0)));

/** Starts the host and waits for its address, the first line it prints. */
function startHost() {
  const host = spawn(process.execPath, [inRepository('dist/main/host.js'), ...hostArguments], {
    stdio: ['ignore', 'pipe', 2],
  });
  const address = new Promise((resolve, reject) => {
    let text = '';
    host.stdout.on('data', (part) => {
      text += part;
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')));
    });
    host.on('exit', (code) => reject(new Error(`The browser host stopped with code ${code}.`)));
  });
  return { host, address };
}

async function openElectron(path) {
  const flags = asRoot ? ['--no-sandbox'] : [];
  const child = spawn(path, [...flags, repository], { stdio: 'inherit' });
  process.exitCode = await ended(child);
}

async function openChromium(path, why) {
  const { host, address } = startHost();
  const profile = mkdtempSync(join(tmpdir(), 'cockade-window-'));
  const flags = [...CHROMIUM_FLAGS, `--user-data-dir=${profile}`, ...(asRoot ? ['--no-sandbox'] : [])];
  console.log(`Cockade opens in a Chromium window: Electron is not used because ${why}. Address: ${await address}`);
  const window = spawn(path, [`--app=${await address}`, ...flags], { stdio: 'ignore' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => window.kill());
  await Promise.race([ended(window), ended(host)]);
  window.kill();
  host.kill();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

async function openNothing(why) {
  const { host, address } = startHost();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => host.kill());
  console.log(`Cockade has no window here: ${why}. Open this address in a browser: ${await address}`);
  process.exitCode = await ended(host);
}

await ensurePackages(console.log);
if (!hasDisplay) {
  await ensureBuilt(console.log, ['renderer', 'host', 'worker']);
  await openNothing('there is no display');
} else {
  const electron = await ensureElectron(console.log);
  if (electron.path) {
    await ensureBuilt(console.log, ['renderer', 'main', 'preload', 'worker']);
    console.log('Cockade opens in Electron: its binary is here.');
    await openElectron(electron.path);
  } else {
    await ensureBuilt(console.log, ['renderer', 'host', 'worker']);
    const chromium = findChromium();
    if (chromium) await openChromium(chromium, electron.why);
    else await openNothing(`Electron is not used because ${electron.why}, and there is no Chromium`);
  }
}
