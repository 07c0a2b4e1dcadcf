import { app, Menu } from 'electron';
import type { MenuItemConstructorOptions } from 'electron';

/** The few entries every desktop expects; everything of ours is in the window, with its own keys. */
export function setMenu(platform = process.platform): void {
  const own: MenuItemConstructorOptions[] = platform === 'darwin' ? [{ label: app.name, role: 'appMenu' }] : [];
  const file: MenuItemConstructorOptions = {
    label: 'File',
    submenu: [{ role: platform === 'darwin' ? 'close' : 'quit' }],
  };
  const view: MenuItemConstructorOptions = {
    label: 'View',
    submenu: [
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { type: 'separator' },
      { role: 'togglefullscreen' },
      { role: 'toggleDevTools' },
    ],
  };
  Menu.setApplicationMenu(Menu.buildFromTemplate([...own, file, { role: 'editMenu' }, view, { role: 'windowMenu' }]));
}
