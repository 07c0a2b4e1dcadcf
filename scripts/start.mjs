/**
 * `npm start`: Cockade in the best window this machine can open. Electron where its binary can be had; else the browser
 * host in a Chromium window of its own; without a display the host alone, with its address to open.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addressPage,
  carryOut,
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

/** Without a graphics card the table is drawn by software, which has to be allowed by name; maps are then drawn without GL. */
const hasGraphicsCard = process.platform !== 'linux' || existsSync('/dev/dri');
const CHROMIUM_FLAGS = [
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-sync',
  '--password-store=basic',
  '--window-size=1440,900',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  ...(hasGraphicsCard ? [] : ['--use-gl=angle', '--use-angle=swiftshader', '--disable-gpu-rasterization']),
];

const ended = (child) =>
  new Promise((resolve) => child.on('error', () => resolve(127)).on('exit', (code) => resolve(code ?? 0)));

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

/** Opens Electron and waits for its end; the reason when it could not run here at all. */
async function openElectron(path) {
  console.log('Cockade opens in Electron: its binary is here.');
  const began = performance.now();
  const child = spawn(path, [...(asRoot ? ['--no-sandbox'] : []), repository], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill());
  const code = await ended(child);
  process.exitCode = code;
  return code !== 0 && performance.now() - began < 5000 ? `it stopped at once with code ${code}` : null;
}

async function openChromium(path, why) {
  const { host, address } = startHost();
  const profile = mkdtempSync(join(tmpdir(), 'cockade-window-'));
  const flags = [...CHROMIUM_FLAGS, `--user-data-dir=${profile}`, ...(asRoot ? ['--no-sandbox'] : [])];
  console.log(`Cockade opens in a Chromium window: Electron is not used because ${why}. Address: ${await address}`);
  const window = spawn(path, [`--app=${addressPage(profile, await address)}`, ...flags], { stdio: 'ignore' });
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

async function openBrowser(why) {
  process.exitCode = 0;
  await ensureBuilt(console.log, ['renderer', 'host', 'worker', 'printer', 'reader']);
  const chromium = hasDisplay ? findChromium() : null;
  if (chromium) return openChromium(chromium, why);
  return openNothing(
    hasDisplay ? `Electron is not used because ${why}, and there is no Chromium` : 'there is no display',
  );
}

await carryOut(async () => {
  await ensurePackages(console.log);
  const electron = hasDisplay ? await ensureElectron(console.log) : { why: 'there is no display' };
  if (!electron.path) return openBrowser(electron.why);
  await ensureBuilt(console.log, ['renderer', 'main', 'preload', 'worker', 'printer', 'reader']);
  const why = await openElectron(electron.path);
  if (why) await openBrowser(why);
});
