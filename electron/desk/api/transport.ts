/** How calls travel: over Electron's IPC, or over the browser host's socket. */
import type { CallName } from '../schemas';
import type { DeskNews, Fault, NewsName } from './calls';

/** Under Electron the preload puts the bridge on `window` by this name; without it the window opens the socket. */
export const BRIDGE_NAME = 'cockade';
export const CALL_CHANNEL = 'desk.call';
export const NEWS_CHANNEL = 'desk.news';

/**
 * The browser host's socket: JSON texts over `ws://<host>/ws?token=<token>`, where the token is the one in the page's own
 * address (`/?token=<token>`). Answers carry the number of their question; news carries none.
 */
export const SOCKET_PATH = '/ws';
export interface SocketAsk {
  readonly id: number;
  readonly call: CallName;
  readonly args: unknown;
}
export type SocketTell =
  | { readonly id: number; readonly ok: unknown }
  | { readonly id: number; readonly fault: Fault }
  | { readonly [N in NewsName]: { readonly news: N; readonly data: DeskNews[N] } }[NewsName];
