/** The desktop: one window over one desk, under Electron. */
import { app, BrowserWindow, dialog, shell } from 'electron';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ENGINE_LIMITS, openDesk, THREAD_LIMITS, userFolder } from './desk';
import {
  openDesktopWindow,
  desktopOutput,
  registerScheme,
  serveCalls,
  servePage,
  setMenu,
  tellOfFaults,
} from './desktop';

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Threads cannot start inside the packed archive: their files lie unpacked beside it. */
const unpacked = (path: string): string => beside(path).replace(/app\.asar(?=[/\\])/, 'app.asar.unpacked');

registerScheme();
tellOfFaults();
app.enableSandbox();

async function start(): Promise<void> {
  if (!app.requestSingleInstanceLock()) return app.quit();
  await app.whenReady();
  const desk = openDesk({
    scenarios: beside('../../scenarios'),
    user: userFolder(),
    spawn: () => new Worker(unpacked('./engine-worker.js'), ENGINE_LIMITS),
    spawnPrinter: () => new Worker(unpacked('./print-worker.js'), THREAD_LIMITS),
    spawnReader: () => new Worker(unpacked('./read-worker.js'), THREAD_LIMITS),
    output: desktopOutput,
    reveal: (path) => shell.showItemInFolder(path),
    now: () => new Date(),
  });
  const clientOf = serveCalls(desk);
  const open = (): Promise<void> => openDesktopWindow(clientOf, beside('./preload.cjs'));
  servePage(beside('../renderer'));
  setMenu();
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) void open();
  });
  app.on('second-instance', () => BrowserWindow.getAllWindows()[0]?.focus());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('will-quit', () => void desk.close());
  await open();
  void desk.warmUp().catch(() => undefined); // what is wrong is said when it is asked for
}

// Electron becomes ready only after this file has run to its end: nothing here may be awaited.
start().catch((error: unknown) => {
  dialog.showErrorBox('Cockade could not start', error instanceof Error ? error.message : String(error));
  app.exit(1);
});
