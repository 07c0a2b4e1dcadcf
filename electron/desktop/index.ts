/**
 * What Electron's main process is made of: the window, its menu, the page's own address and the guarded channel to the
 * desk. Services are in `../desk`, the start in `../main.ts`.
 */
export { tellOfFaults } from './crashes';
export { openDesktopWindow } from './window';
export { setMenu } from './menu';
export { registerScheme, servePage } from './page-address';
export { serveCalls } from './channel';
export { desktopOutput } from './desktop-output';
