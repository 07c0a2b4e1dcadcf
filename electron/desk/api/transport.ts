/** How calls travel: over Electron's IPC, or over the browser host's socket. */
import type { CallName } from '../schemas';
import type { Fault, NotificationName } from './calls';
import type { DeskNotifications } from './results';

/** Under Electron the preload puts the bridge on `window` by this name; without it the window opens the socket. */
export const BRIDGE_NAME = 'cockade';
export const CALL_CHANNEL = 'desk.call';
export const NOTIFICATION_CHANNEL = 'desk.notification';

/**
 * The browser host's socket: JSON texts over `ws://<host>/ws?token=<token>`, where the token is the one in the page's own
 * address (`/?token=<token>`). Responses carry the number of their request; notifications carry none.
 */
export const SOCKET_PATH = '/ws';
export interface SocketRequest {
  readonly id: number;
  readonly call: CallName;
  readonly args: unknown;
}
export type SocketMessage =
  | { readonly id: number; readonly ok: unknown }
  | { readonly id: number; readonly fault: Fault }
  | {
      readonly [N in NotificationName]: { readonly notification: N; readonly data: DeskNotifications[N] };
    }[NotificationName];
