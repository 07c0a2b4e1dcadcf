/**
 * The window's one way to the desk: the bridge a preload put on the page, or else a socket to the host that served it.
 * What the socket carries is told beside the calls, in `electron/desk/api.ts`.
 */
import { BRIDGE_NAME, SOCKET_PATH } from '../electron/desk/api';
import type {
  Answer,
  CallName,
  DeskBridge,
  DeskCalls,
  DeskNews,
  Fault,
  NewsName,
  SocketAsk,
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

type Told = { readonly ok: unknown } | { readonly fault: Fault };
type Ear = (news: unknown) => void;

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 4000;

/** A desk at the other end of a socket; it comes back by itself, and calls made meanwhile wait for it. */
export class SocketDesk implements DeskBridge {
  readonly #address: string;
  readonly #waiting = new Map<number, (told: Told) => void>();
  readonly #ears = new Map<string, Set<Ear>>();
  #unsent: SocketAsk[] = [];
  #socket: WebSocket | null = null;
  #next = 1;
  #retry = FIRST_RETRY_MS;

  constructor(place: Pick<Location, 'host' | 'protocol' | 'search'>) {
    const token = new URLSearchParams(place.search).get('token') ?? '';
    const scheme = place.protocol === 'https:' ? 'wss' : 'ws';
    this.#address = `${scheme}://${place.host}${SOCKET_PATH}?token=${encodeURIComponent(token)}`;
    this.#open();
  }

  async call<N extends CallName>(name: N, args: DeskCalls[N]['args']): Promise<Answer<N>> {
    const id = this.#next++;
    const answer = await new Promise<Told>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ id, call: name, args });
    });
    return 'fault' in answer ? answer : { ok: answer.ok as DeskCalls[N]['result'] };
  }

  on<N extends NewsName>(name: N, hear: (news: DeskNews[N]) => void): () => void {
    const ear: Ear = (news) => hear(news as DeskNews[N]);
    const ears = this.#ears.get(name) ?? new Set<Ear>();
    this.#ears.set(name, ears.add(ear));
    return () => ears.delete(ear);
  }

  #open(): void {
    const socket = new WebSocket(this.#address);
    socket.addEventListener('open', () => {
      this.#retry = FIRST_RETRY_MS;
      this.#socket = socket;
      for (const question of this.#unsent.splice(0)) this.#send(question);
    });
    socket.addEventListener('message', (message: MessageEvent<unknown>) => {
      if (typeof message.data === 'string') this.#hear(JSON.parse(message.data));
    });
    socket.addEventListener('close', () => this.#lose());
  }

  #send(question: SocketAsk): void {
    if (this.#socket) this.#socket.send(JSON.stringify(question));
    else this.#unsent.push(question);
  }

  /** Calls under way will not be answered; calls not sent yet still wait. */
  #lose(): void {
    if (this.#socket) {
      const fault: Fault = {
        code: 'desk-lost',
        message: 'The desk went away before it answered. Cockade is looking for it; try again when it is back.',
      };
      for (const answer of this.#waiting.values()) answer({ fault });
      this.#waiting.clear();
      this.#socket = null;
    }
    setTimeout(() => this.#open(), this.#retry);
    this.#retry = Math.min(LAST_RETRY_MS, this.#retry * 2);
  }

  #hear(message: unknown): void {
    if (typeof message !== 'object' || message === null) return;
    if ('id' in message && typeof message.id === 'number') {
      const answer = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if ('fault' in message) answer?.({ fault: message.fault as Fault });
      else if ('ok' in message) answer?.({ ok: message.ok });
    } else if ('news' in message && typeof message.news === 'string' && 'data' in message) {
      for (const ear of this.#ears.get(message.news) ?? []) ear(message.data);
    }
  }
}
