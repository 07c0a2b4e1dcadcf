import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallResponse, DeskBridge } from '../../../electron/desk/api';
import { folderWith } from '../folder';
import { inRepository } from '../programs';
import { standInElectron } from '../stand-in';

const electron = vi.hoisted((): { module: object } => ({ module: {} }));
vi.mock('electron', () => electron.module);

describe('the built preload', () => {
  it('runs in a sandbox that has nothing but Electron', async () => {
    const module = standInElectron();
    const require = (name: string): unknown => {
      if (name === 'electron') return module;
      throw new Error(`a sandboxed preload cannot load ${name}`);
    };
    runInNewContext(readFileSync(inRepository('dist/main/preload.cjs'), 'utf8'), { require, exports: {}, module: {} });
    module.handlers.set('desk.call', (_event, name, args) => ({ ok: { name, args } }));
    const bridge = module.exposed.get('cockade') as DeskBridge;
    expect(await bridge.call('settings.read', {})).toEqual({ ok: { name: 'settings.read', args: {} } });
  });
});

describe('the built main process', () => {
  const module = standInElectron();
  beforeAll(async () => {
    electron.module = module;
    vi.stubEnv('COCKADE_DATA', folderWith());
    const main = inRepository('dist/main/main.js');
    await import(/* @vite-ignore */ main);
    await vi.waitFor(() => expect(module.windows[0]?.loadURL).toHaveBeenCalled());
  });
  afterAll(() => {
    module.app.emit('will-quit');
    vi.unstubAllEnvs();
  });
  const call = (name: string, args: unknown) =>
    module.ipcRenderer.invoke('desk.call', name, args) as Promise<CallResponse<'library.list'>>;

  it('opens one shut-in window with the built preload', () => {
    expect(module.dialog.showErrorBox).not.toHaveBeenCalled();
    expect(module.windows).toHaveLength(1);
    expect(module.windows[0]?.options.webPreferences).toMatchObject({
      preload: inRepository('dist/main/preload.cjs'),
      contextIsolation: true,
      sandbox: true,
    });
    expect(module.app.enableSandbox).toHaveBeenCalled();
  });

  it('serves the window’s page at its own address, under its policy, and nothing beside it', async () => {
    const [scheme, serve] = module.protocol.handle.mock.calls[0] ?? [];
    expect(scheme).toBe('cockade');
    const get = async (url: string) => serve?.(new Request(url));
    const page = await get('cockade://window/');
    expect(page?.status).toBe(200);
    expect(page?.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await page?.text()).toContain('<title>Cockade</title>');
    expect((await get('cockade://window/..%2f..%2fpackage.json'))?.status).toBe(403);
    expect((await get('cockade://elsewhere/'))?.status).toBe(404);
  });

  it('has the clone’s own library behind it', async () => {
    // Cards are read one by one, in threads of their own.
    await vi.waitFor(async () => {
      const answer = await call('library.list', {});
      if ('fault' in answer) throw new Error(answer.fault.message);
      expect(answer.ok.entries.map((entry) => entry.title)).toContain('The Combat of St. Ulrich');
    }, 20_000);
  });
});
