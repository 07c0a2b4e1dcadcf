/**
 * The desk: what the window, the browser host and the command line may ask for, as services that know no Electron. Files
 * are named by handles the library gave out; arguments are checked; errors are data. Windows, menus and sockets are not
 * here.
 */
export type { Fault } from './api';
export { openClient } from './calls';
export type { DeskClient } from './calls';
export { openDesk } from './desk';
export type { Desk, DeskOptions } from './desk';
export { ENGINE_LIMITS, THREAD_LIMITS } from './threads';
export type { SpawnThread } from './threads';
export { faultOf } from './faults';
export { userFolder } from './folders';
export { openPage } from './page';
export { fileOutput } from './printing';
