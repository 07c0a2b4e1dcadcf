import { tmpdir } from 'node:os';
import { vi } from 'vitest';

type Listener = (...given: never[]) => unknown;
class Emitter {
  readonly listeners = new Map<string, Listener[]>();
  on(name: string, listener: Listener): this {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
    return this;
  }
  once(name: string, listener: Listener): this {
    return this.on(name, listener);
  }
  emit(name: string, ...given: unknown[]): unknown[] {
    return (this.listeners.get(name) ?? []).map((listener) => (listener as (...all: unknown[]) => unknown)(...given));
  }
}

/** What a page of ours looks like to Electron's channel. */
export const OUR_FRAME = { url: 'cockade://window/', parent: null };

/** Electron as far as Cockade uses it: channel and notifications really go from one end to the other, as copies. */
export function standInElectron() {
  const handlers = new Map<string, (event: unknown, ...args: unknown[]) => unknown>();
  const windows: StandInWindow[] = [];
  const exposed = new Map<string, unknown>();
  const renderer = new Emitter();
  const app = Object.assign(new Emitter(), {
    name: 'Cockade',
    enableSandbox: vi.fn(),
    quit: vi.fn(),
    exit: vi.fn(),
    getPath: (_name: string) => tmpdir(),
    requestSingleInstanceLock: () => true,
    whenReady: () => Promise.resolve(),
  });

  class StandInWindow extends Emitter {
    static getAllWindows = () => windows;
    readonly session = {
      setPermissionRequestHandler: vi.fn(),
      setPermissionCheckHandler: vi.fn<(check: () => boolean) => void>(),
      setDevicePermissionHandler: vi.fn<(check: () => boolean) => void>(),
    };
    readonly webContents = Object.assign(new Emitter(), {
      session: this.session,
      setWindowOpenHandler: vi.fn<(handler: (details: { url: string }) => { action: string }) => void>(),
      reload: vi.fn(),
      send: (channel: string, item: unknown) => void renderer.emit(channel, {}, structuredClone(item)),
    });
    readonly show = vi.fn();
    readonly focus = vi.fn();
    readonly loadURL = vi.fn((_address: string) => Promise.resolve());
    constructor(readonly options: { webPreferences: Record<string, unknown> }) {
      super();
      windows.push(this);
    }
    isDestroyed = () => false;
  }
  const invokeFrom = (senderFrame: unknown, channel: string, ...args: unknown[]): Promise<unknown> =>
    Promise.resolve(
      handlers.get(channel)?.({ senderFrame, sender: windows[0]?.webContents }, ...structuredClone<unknown[]>(args)),
    ).then((answer) => structuredClone(answer));
  return {
    app,
    windows,
    exposed,
    invokeFrom,
    handlers,
    BrowserWindow: StandInWindow,
    dialog: {
      showErrorBox: vi.fn(),
      showMessageBox: vi.fn((..._given: unknown[]) => Promise.resolve({ response: 0 })),
      showSaveDialog: vi.fn((_options: { defaultPath: string }) => Promise.resolve({ canceled: true, filePath: '' })),
    },
    shell: { openExternal: vi.fn(() => Promise.resolve()), openPath: vi.fn((_path: string) => Promise.resolve('')) },
    Menu: { buildFromTemplate: (template: unknown) => template, setApplicationMenu: vi.fn() },
    protocol: {
      registerSchemesAsPrivileged: vi.fn(),
      handle: vi.fn<(scheme: string, answer: (request: Request) => Promise<Response>) => void>(),
    },
    ipcMain: {
      handle: (channel: string, handler: (event: unknown, ...args: unknown[]) => unknown) =>
        void handlers.set(channel, handler),
    },
    ipcRenderer: {
      invoke: (channel: string, ...args: unknown[]) => invokeFrom(OUR_FRAME, channel, ...args),
      on: (channel: string, listener: Listener) => void renderer.on(channel, listener),
      removeListener(channel: string, listener: Listener) {
        renderer.listeners.set(
          channel,
          (renderer.listeners.get(channel) ?? []).filter((one) => one !== listener),
        );
      },
    },
    contextBridge: { exposeInMainWorld: (name: string, bridge: unknown) => void exposed.set(name, bridge) },
  };
}
