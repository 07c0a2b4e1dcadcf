/**
 * The window's one way to the desk: the bridge a preload put on the page, or else a socket to the host that served it.
 * What the socket carries is described in `electron/desk/api/transport.ts`.
 */
import { BRIDGE_NAME, SOCKET_PATH } from '../electron/desk/api';
import type {
  CallResponse,
  CallName,
  DeskBridge,
  DeskCalls,
  DeskNotifications,
  Fault,
  NotificationName,
  SocketRequest,
} from '../electron/desk/api';

declare global {
  interface Window {
    readonly [BRIDGE_NAME]?: DeskBridge;
  }
}

/** The desk that serves this page. */
export function findDesk(page: Window): DeskBridge {
  return page[BRIDGE_NAME] ?? new SocketDesk(page.location);
}

type Response = { readonly ok: unknown } | { readonly fault: Fault };
type Listener = (data: unknown) => void;

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 4000;

/** A desk at the other end of a socket; it comes back by itself, and calls made meanwhile wait for it. */
export class SocketDesk implements DeskBridge {
  readonly #address: string;
  readonly #waiting = new Map<number, (response: Response) => void>();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #reachListeners = new Set<(isReached: boolean) => void>();
  #unsent: SocketRequest[] = [];
  #socket: WebSocket | null = null;
  #next = 1;
  #retry = FIRST_RETRY_MS;
  #isLost = false;

  constructor(place: Pick<Location, 'host' | 'protocol' | 'search'>) {
    const token = new URLSearchParams(place.search).get('token') ?? '';
    const scheme = place.protocol === 'https:' ? 'wss' : 'ws';
    this.#address = `${scheme}://${place.host}${SOCKET_PATH}?token=${encodeURIComponent(token)}`;
    this.#open();
  }

  async call<N extends CallName>(name: N, args: DeskCalls[N]['args']): Promise<CallResponse<N>> {
    const id = this.#next++;
    const response = await new Promise<Response>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ id, call: name, args });
    });
    return 'fault' in response ? response : { ok: response.ok as DeskCalls[N]['result'] };
  }

  on<N extends NotificationName>(name: N, listener: (notification: DeskNotifications[N]) => void): () => void {
    const own: Listener = (data) => listener(data as DeskNotifications[N]);
    const listeners = this.#listeners.get(name) ?? new Set<Listener>();
    this.#listeners.set(name, listeners.add(own));
    return () => listeners.delete(own);
  }

  onReached(listener: (isReached: boolean) => void): () => void {
    this.#reachListeners.add(listener);
    return () => this.#reachListeners.delete(listener);
  }

  #open(): void {
    const socket = new WebSocket(this.#address);
    socket.addEventListener('open', () => {
      this.#retry = FIRST_RETRY_MS;
      this.#socket = socket;
      for (const request of this.#unsent.splice(0)) this.#send(request);
      if (this.#isLost) this.#tellReached(true);
    });
    socket.addEventListener('message', (message: MessageEvent<unknown>) => {
      if (typeof message.data === 'string') this.#receive(JSON.parse(message.data));
    });
    socket.addEventListener('close', () => this.#disconnected());
  }

  #send(request: SocketRequest): void {
    if (this.#socket) this.#socket.send(JSON.stringify(request));
    else this.#unsent.push(request);
  }

  /** Calls under way will get no response; calls not sent yet still wait. */
  #disconnected(): void {
    if (this.#socket) {
      const fault: Fault = {
        code: 'desk-lost',
        message: 'The desk went away before it answered. Cockade is looking for it; try again when it is back.',
      };
      for (const respond of this.#waiting.values()) respond({ fault });
      this.#waiting.clear();
      this.#socket = null;
      this.#tellReached(false);
    }
    setTimeout(() => this.#open(), this.#retry);
    this.#retry = Math.min(LAST_RETRY_MS, this.#retry * 2);
  }

  #tellReached(isReached: boolean): void {
    this.#isLost = !isReached;
    for (const listener of this.#reachListeners) listener(isReached);
  }

  #receive(message: unknown): void {
    if (typeof message !== 'object' || message === null) return;
    if ('id' in message && typeof message.id === 'number') {
      const respond = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if ('fault' in message) respond?.({ fault: message.fault as Fault });
      else if ('ok' in message) respond?.({ ok: message.ok });
    } else if ('notification' in message && typeof message.notification === 'string' && 'data' in message) {
      for (const listener of this.#listeners.get(message.notification) ?? []) listener(message.data);
    }
  }
}
