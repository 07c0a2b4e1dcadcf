import { BrowserWindow, shell } from 'electron';
import { NOTIFICATION_CHANNEL } from '../desk/api';
import type { ClientOf } from './channel';
import { tellOfCrashes } from './crashes';
import { PAGE_ADDRESS } from './page-address';

/** Opens a window on the page. It can neither leave its page nor open others; web links go to the person's browser. */
export async function openDesktopWindow(clientOf: ClientOf, preload: string): Promise<void> {
  const window = new BrowserWindow({
    width: 1440,
    height: 900,
    minWidth: 1024,
    minHeight: 640,
    show: false,
    backgroundColor: '#e9e3d3',
    title: 'Cockade',
    webPreferences: { preload, contextIsolation: true, sandbox: true, nodeIntegration: false, webviewTag: false },
  });
  const { webContents } = window;
  webContents.setWindowOpenHandler(({ url }) => {
    if (url.startsWith('https://')) void shell.openExternal(url);
    return { action: 'deny' };
  });
  const stayHere = (event: { preventDefault(): void; readonly url: string }): void => {
    if (!event.url.startsWith(PAGE_ADDRESS)) event.preventDefault();
  };
  webContents.on('will-navigate', stayHere);
  webContents.on('will-redirect', stayHere);
  webContents.on('will-frame-navigate', (event) => {
    // The page has no frames: whatever would be one is not ours.
    if (!event.isMainFrame || !event.url.startsWith(PAGE_ADDRESS)) event.preventDefault();
  });
  webContents.on('will-attach-webview', (event) => event.preventDefault());
  webContents.session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  webContents.session.setPermissionCheckHandler(() => false);
  webContents.session.setDevicePermissionHandler(() => false);
  tellOfCrashes(window);
  // What is meant for one window, as a fight in it, is told to no other.
  const unsubscribe = clientOf(webContents).subscribe((item) => {
    if (!window.isDestroyed()) webContents.send(NOTIFICATION_CHANNEL, item);
  });
  window.on('closed', unsubscribe);
  window.once('ready-to-show', () => window.show());
  await window.loadURL(PAGE_ADDRESS);
}
