import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { folderWith } from '../folder';
import { inRepository, startProgram } from '../programs';

/** Plain JavaScript, which has no types. */
const pages = import(inRepository('scripts/set-up/address-page.mjs')) as Promise<{
  addressPage: (folder: string, address: string) => string;
}>;

const running: ReturnType<typeof startProgram>[] = [];
afterEach(() => {
  for (const program of running.splice(0)) program.stop();
});
const start = (path: string, env: Readonly<Record<string, string>> = {}) => {
  const program = startProgram(path, [], { COCKADE_DATA: folderWith(), ...env });
  running.push(program);
  return program;
};

describe('the built browser host', () => {
  it('prints its address first, serves the window there, and stops when told', async () => {
    const host = start('dist/main/host.js');
    const address = await host.lineWith('http://');
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{32}$/);
    const page = await fetch(address);
    expect(await page.text()).toContain('<title>Cockade</title>');
    expect((await fetch(address.replace(/=.*/, '=wrong'))).status).toBe(403);
    host.stop();
    expect(await host.ended).toMatchObject({ code: 0, complaints: '' });
  });
});

it('a Chromium window gets its token in a file that only its owner may read, not on its command line', async () => {
  const { addressPage } = await pages;
  const folder = folderWith();
  const token = 'a'.repeat(32);
  const page = addressPage(folder, `http://127.0.0.1:4000/?token=${token}`);
  expect(page).not.toContain(token);
  const path = fileURLToPath(page);
  expect(readFileSync(path, 'utf8')).toContain(`url=http://127.0.0.1:4000/?token=${token}"`);
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(inRepository('scripts/start.mjs'), 'utf8').match(/--app=[^`]*/g)).toEqual([
    '--app=${addressPage(profile, await address)}',
  ]);
});

describe('npm start', { timeout: 60_000 }, () => {
  it.each([
    ['browser host', 'electron/host/host-options.ts', 'host'],
    ['desktop', 'electron/main.ts', 'main'],
  ])('builds every thread that the %s starts', (_what, file, part) => {
    const read = (path: string): string => readFileSync(inRepository(path), 'utf8');
    const threads = [...read(file).matchAll(/'\.\/([\w-]+-worker\.js)'/g)].map(([, name = '']) => name);
    expect(threads).toEqual(['engine-worker.js', 'print-worker.js', 'read-worker.js']);
    const [, built = ''] =
      new RegExp(`ensureBuilt\\(console\\.log, \\[([^\\]]*'${part}'[^\\]]*)\\]`).exec(read('scripts/start.mjs')) ?? [];
    for (const thread of threads) {
      const [, name = 'no part'] =
        new RegExp(`(\\w+): \\{ file: 'main/${thread}'`).exec(read('scripts/set-up/built.mjs')) ?? [];
      expect(built).toContain(`'${name}'`);
    }
  });

  it('says in one line that there is no display, and the address to open', async () => {
    const program = start('scripts/start.mjs', { DISPLAY: '', WAYLAND_DISPLAY: '' });
    const line = await program.lineWith('Open this address');
    expect(line).toMatch(/no window here: there is no display\. Open this address in a browser: http:\/\/127/);
    const address = line.slice(line.indexOf('http'));
    expect((await fetch(address)).status).toBe(200);
    program.stop();
    expect((await program.ended).code).toBe(0);
  });
});
