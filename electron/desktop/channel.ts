import { ipcMain } from 'electron';
import type { IpcMainInvokeEvent } from 'electron';
import { handleCall } from '../desk';
import type { Desk, Fault } from '../desk';
import { CALL_CHANNEL } from '../desk/api';
import { PAGE_ADDRESS } from './page-address';

const STRANGER: Fault = { code: 'not-our-page', message: 'Only the page of this window may ask the desk.' };

/** Answers the window's calls; a frame that is not our page, top frame of its window, is refused. */
export function serveCalls(desk: Desk): void {
  ipcMain.handle(CALL_CHANNEL, (event, name: unknown, args: unknown) =>
    isOurPage(event) ? handleCall(desk, name, args) : { fault: STRANGER },
  );
}

function isOurPage({ senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && senderFrame.url.startsWith(PAGE_ADDRESS);
}
