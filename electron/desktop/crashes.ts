import { dialog, type BrowserWindow } from 'electron';
import { faultOf } from '../desk';

/** How often in a row a page that crashed is loaded again by itself. */
const MOST_RELOADS = 3;
const FORGOTTEN_AFTER_MS = 60_000;

/** A page that crashed is loaded again, one that does not answer may be; kept battles and settings are the desk's. */
export function tellOfCrashes(window: BrowserWindow): void {
  let reloads: readonly number[] = [];
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    reloads = [...reloads.filter((at) => Date.now() - at < FORGOTTEN_AFTER_MS), Date.now()];
    if (reloads.length > MOST_RELOADS)
      return dialog.showErrorBox(
        'The window stopped again and again',
        `Its last reason was “${reason}”. Your files and kept battles are safe; start Cockade anew.`,
      );
    window.webContents.reload();
  });
  window.on('unresponsive', () => {
    void dialog
      .showMessageBox(window, {
        type: 'warning',
        message: 'The window does not answer.',
        detail: 'It may be busy with a large table. Loading it anew loses a battle that is not kept.',
        buttons: ['Wait', 'Load it anew'],
        defaultId: 0,
        cancelId: 0,
      })
      .then(({ response }) => {
        if (response === 1 && !window.isDestroyed()) window.webContents.reload();
      });
  });
}

/** A fault of ours in the main process is told, and the window stays, so that a battle can still be kept. */
export function tellOfFaults(): void {
  const tell = (error: unknown): void => dialog.showErrorBox('Cockade met a fault of its own', faultOf(error).message);
  process.on('uncaughtException', tell);
  process.on('unhandledRejection', tell);
}
