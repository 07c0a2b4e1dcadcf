import { afterEach, describe, expect, it } from 'vitest';
import { folderWith } from '../folder';
import { startProgram } from '../programs';

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

describe('npm start', { timeout: 60_000 }, () => {
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
