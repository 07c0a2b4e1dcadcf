/** The window's bridge to the desk: calls by name, answers and news as plain data. Nothing else of Electron gets through. */
import { contextBridge, ipcRenderer } from 'electron';
import { BRIDGE_NAME, CALL_CHANNEL, NEWS_CHANNEL } from './desk/api';
import type { DeskBridge } from './desk/api';

const bridge: DeskBridge = {
  call: (name, args) => ipcRenderer.invoke(CALL_CHANNEL, name, args),
  on(name, hear) {
    const listener = (_event: unknown, item: { readonly news: string; readonly data: never }): void => {
      if (item.news === name) hear(item.data);
    };
    ipcRenderer.on(NEWS_CHANNEL, listener);
    return () => void ipcRenderer.removeListener(NEWS_CHANNEL, listener);
  },
};

contextBridge.exposeInMainWorld(BRIDGE_NAME, bridge);
