/** The window's bridge to the desk: calls by name, responses and notifications as plain data. Nothing else of Electron gets through. */
import { contextBridge, ipcRenderer } from 'electron';
import { BRIDGE_NAME, CALL_CHANNEL, NOTIFICATION_CHANNEL } from './desk/api';
import type { DeskBridge } from './desk/api';

const bridge: DeskBridge = {
  call: (name, args) => ipcRenderer.invoke(CALL_CHANNEL, name, args),
  on(name, listener) {
    const onNotification = (_event: unknown, item: { readonly notification: string; readonly data: never }): void => {
      if (item.notification === name) listener(item.data);
    };
    ipcRenderer.on(NOTIFICATION_CHANNEL, onNotification);
    return () => void ipcRenderer.removeListener(NOTIFICATION_CHANNEL, onNotification);
  },
};

contextBridge.exposeInMainWorld(BRIDGE_NAME, bridge);
