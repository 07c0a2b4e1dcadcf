import { ipcMain } from 'electron';
import type { IpcMainInvokeEvent, WebContents } from 'electron';
import { openClient } from '../desk';
import type { Desk, DeskClient, Fault } from '../desk';
import { CALL_CHANNEL } from '../desk/api';
import { PAGE_ADDRESS } from './page-address';

const STRANGER: Fault = { code: 'not-our-page', message: 'Only the page of this window may ask the desk.' };

/** The desk as the page of a window knows it. */
export type ClientOf = (page: WebContents) => DeskClient;

/** Answers the calls of all windows; a frame that is not our page, top frame of its window, is refused. */
export function serveCalls(desk: Desk): ClientOf {
  const clients = new WeakMap<WebContents, DeskClient>();
  const clientOf = (sender: WebContents): DeskClient => {
    const known = clients.get(sender);
    if (known) return known;
    const client = openClient(desk);
    clients.set(sender, client);
    // A page that is loaded anew, or that has crashed, waits for nothing any more.
    for (const event of ['destroyed', 'did-start-loading', 'render-process-gone'] as const)
      sender.on(event as 'destroyed', () => client.leave());
    return client;
  };
  ipcMain.handle(CALL_CHANNEL, (event, name: unknown, args: unknown) =>
    isOurPage(event) ? clientOf(event.sender).call(name, args) : { fault: STRANGER },
  );
  return clientOf;
}

function isOurPage({ senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && senderFrame.url.startsWith(PAGE_ADDRESS);
}
