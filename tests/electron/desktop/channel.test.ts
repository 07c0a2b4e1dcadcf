import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openDesk } from '../../../electron/desk';
import type { CallResponse, CallName, DeskBridge } from '../../../electron/desk/api';
import { openDesktopWindow, desktopOutput, serveCalls, tellOfFaults } from '../../../electron/desktop';
import { describeDesk, foldersOf } from '../desk-contract';
import type { Connected, DeskFolders } from '../desk-contract';
import { fakeEngine, HAMLET, NATION, NEVER_ENDS } from '../fake-engine';
import { folderWith } from '../folder';
import type { standInElectron } from '../stand-in';

vi.mock('electron', async () => (await import('../stand-in')).standInElectron());
const electron = (await import('electron')) as unknown as ReturnType<typeof standInElectron>;
await import('../../../electron/preload');
const bridge = electron.exposed.get('cockade') as DeskBridge;

async function connect(folders: DeskFolders): Promise<Connected> {
  const desk = openDesk({ ...folders, output: desktopOutput });
  const kept = folderWith();
  electron.dialog.showSaveDialog.mockImplementation(({ defaultPath }) =>
    Promise.resolve({ canceled: false, filePath: join(kept, basename(defaultPath)) }),
  );
  await openDesktopWindow(serveCalls(desk), 'preload.cjs');
  return {
    bridge,
    raw: (name, args) => electron.ipcRenderer.invoke('desk.call', name, args) as Promise<CallResponse<CallName>>,
    fetched: async ({ names: [name = ''], address }) => {
      expect(address).toBeNull();
      return readFile(join(kept, name));
    },
    async close() {
      for (const window of electron.windows.splice(0)) window.emit('closed');
      await desk.close();
    },
  };
}

describeDesk('Electron’s channel', connect);

describe('the channel', () => {
  it.each([
    ['another site', { url: 'https://cockade.example/', parent: null }],
    ['a file', { url: 'file:///window/index.html', parent: null }],
    ['a frame inside our page', { url: 'cockade://window/', parent: {} }],
    ['a frame that is gone', null],
  ])('refuses %s', async (_what, frame) => {
    const connected = await connect(foldersOf(folderWith()));
    const answer = await electron.invokeFrom(frame, 'desk.call', 'settings.read', {});
    expect(answer).toMatchObject({ fault: { code: 'not-our-page' } });
    await connected.close();
  });

  it.each(['destroyed', 'did-start-loading', 'render-process-gone'])(
    'ends what its page waits for when that page has gone: %s',
    async (how) => {
      const scenarios = folderWith({ 'fictional/hamlet.yaml': HAMLET, 'nations/prussia.yaml': NATION });
      const { spawn, asked } = fakeEngine();
      const connected = await connect({ ...foldersOf(scenarios), spawn });
      const order = (seed: number) => ({ file: 'fictional/hamlet.yaml', seed, turns: 30 });
      const left = bridge.call('battle.fight', order(NEVER_ENDS));
      await vi.waitFor(() => expect(asked).toContain(`fight ${NEVER_ENDS}`), { timeout: 10_000 });
      electron.windows[0]?.webContents.emit(how, {}, { reason: 'crashed' });
      expect(await left).toMatchObject({ fault: { code: 'battle-closed' } });
      expect(await bridge.call('battle.fight', order(5))).toHaveProperty('ok');
      await connected.close();
    },
  );

  it('is all the page gets: two functions', () => {
    expect([...electron.exposed.keys()]).toEqual(['cockade']);
    expect(Object.keys(bridge)).toEqual(['call', 'on']);
  });
});

describe('the desktop window', () => {
  it('is told what is meant for it, another window is not', async () => {
    const desk = openDesk({ ...foldersOf(folderWith()), output: desktopOutput });
    const clientOf = serveCalls(desk);
    for (const preload of ['preload.cjs', 'preload.cjs']) await openDesktopWindow(clientOf, preload);
    const pages = electron.windows.map(({ webContents }) => webContents);
    const heard = pages.map((page) => vi.spyOn(page, 'send').mockImplementation(() => undefined));
    const progress = { play: 'toy-play-1', seat: 'blue', from: 0, events: [] };
    let owner: object | undefined;
    const leave = vi.spyOn(desk.plays, 'leave').mockImplementation((_play, window) => {
      owner = window;
      return Promise.resolve();
    });
    await bridge.call('play.leave', { play: 'toy-play-1' });
    expect(leave).toHaveBeenCalledOnce();
    desk.notifications.send('play.progress', progress, owner);
    expect(heard.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    desk.notifications.send('recent.changed', {});
    expect(heard.map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
    for (const window of electron.windows.splice(0)) window.emit('closed');
    await desk.close();
  });

  it('is shut in: isolated, sandboxed, without Node, kept on its page', async () => {
    const connected = await connect(foldersOf(folderWith()));
    const [window] = electron.windows;
    if (!window) throw new Error('no window');
    expect(window.options.webPreferences).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
    });
    expect(window.loadURL).toHaveBeenCalledWith('cockade://window/');

    const leave = (by: string, url: string, more = {}): boolean => {
      const preventDefault = vi.fn();
      window.webContents.emit(by, { preventDefault, url, ...more });
      return preventDefault.mock.calls.length > 0;
    };
    for (const by of ['will-navigate', 'will-redirect', 'will-frame-navigate'])
      expect(
        ['https://cockade.example/', 'file:///etc/passwd', 'cockade://window/#/battle'].map((url) =>
          leave(by, url, { isMainFrame: true }),
        ),
      ).toEqual([true, true, false]);
    expect(leave('will-frame-navigate', 'cockade://window/', { isMainFrame: false })).toBe(true);
    expect(leave('will-attach-webview', '')).toBe(true);

    const openOther = window.webContents.setWindowOpenHandler.mock.calls[0]?.[0];
    expect(openOther?.({ url: 'file:///etc/passwd' })).toEqual({ action: 'deny' });
    expect(electron.shell.openExternal).not.toHaveBeenCalled();
    expect(openOther?.({ url: 'https://cockade.example/' })).toEqual({ action: 'deny' });
    expect(electron.shell.openExternal).toHaveBeenCalledWith('https://cockade.example/');

    const decide = vi.fn();
    const onPermission = window.session.setPermissionRequestHandler.mock.calls[0]?.[0] as (...given: unknown[]) => void;
    onPermission({}, 'geolocation', decide);
    expect(decide).toHaveBeenCalledWith(false);
    expect(window.session.setPermissionCheckHandler.mock.calls[0]?.[0]()).toBe(false);
    expect(window.session.setDevicePermissionHandler.mock.calls[0]?.[0]()).toBe(false);
    await connected.close();
  });

  it('is loaded again when its page crashes, and told when that does not help', async () => {
    const connected = await connect(foldersOf(folderWith()));
    const [window] = electron.windows;
    if (!window) throw new Error('no window');
    const crash = (reason: string) => window.webContents.emit('render-process-gone', {}, { reason });
    crash('clean-exit');
    expect(window.webContents.reload).not.toHaveBeenCalled();
    for (let i = 0; i < 4; i += 1) crash('crashed');
    expect(window.webContents.reload).toHaveBeenCalledTimes(3);
    expect(electron.dialog.showErrorBox).toHaveBeenCalledOnce();
    await connected.close();
  });

  it.each([
    [59_999, 3],
    [60_000, 4],
  ])(
    'forgets crashes after a minute: a fourth %d ms after three is loaded again %d times in all',
    async (later, loads) => {
      const connected = await connect(foldersOf(folderWith()));
      const [window] = electron.windows;
      const clock = vi.spyOn(Date, 'now').mockReturnValue(1e12);
      for (let i = 0; i < 3; i += 1) window?.webContents.emit('render-process-gone', {}, { reason: 'oom' });
      clock.mockReturnValue(1e12 + later);
      window?.webContents.emit('render-process-gone', {}, { reason: 'oom' });
      clock.mockRestore();
      expect(window?.webContents.reload).toHaveBeenCalledTimes(loads);
      await connected.close();
    },
  );

  it.each([
    ['Wait', 0],
    ['Load it anew', 1],
  ])('that does not answer is asked about; after “%s” it is loaded again %d times', async (button, loads) => {
    const connected = await connect(foldersOf(folderWith()));
    const [window] = electron.windows;
    const asked = electron.dialog.showMessageBox.mockImplementationOnce((_window, options) =>
      Promise.resolve({ response: (options as { buttons: readonly string[] }).buttons.indexOf(button) }),
    );
    asked.mockClear();
    window?.emit('unresponsive');
    expect(asked).toHaveBeenCalledOnce();
    await Promise.resolve();
    expect(window?.webContents.reload).toHaveBeenCalledTimes(loads);
    await connected.close();
  });
});

it.each(['uncaughtException', 'unhandledRejection'])('%s of ours is told, and the window stays', (kind) => {
  const before = process.listeners(kind as 'uncaughtException');
  tellOfFaults();
  const added = process.listeners(kind as 'uncaughtException').filter((one) => !before.includes(one));
  electron.dialog.showErrorBox.mockClear();
  for (const tell of added) tell(new Error('A cog broke.'), 'uncaughtException');
  expect(electron.dialog.showErrorBox.mock.calls).toEqual([
    ['Cockade met a fault of its own', expect.stringContaining('A cog broke.')],
  ]);
  for (const name of ['uncaughtException', 'unhandledRejection'] as const)
    for (const one of process.listeners(name as 'uncaughtException')) if (added.includes(one)) process.off(name, one);
});
