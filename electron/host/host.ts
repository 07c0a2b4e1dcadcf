import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { SOCKET_PATH } from '../desk/api';
import { openDesk, openPage } from '../desk';
import { hasCode } from '../desk/faults';
import { isAllowed, isOwn, isToken } from './access';
import { MADE_PATH, openMadeFiles } from './made-files';
import { HostRefusal } from './host-options';
import type { HostOptions } from './host-options';
import { serveSocket } from './socket';

export interface Host {
  /** What to open in a browser. */
  readonly address: string;
  readonly port: number;
  /** As `Desk.warmUp`. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/** Texts of scenarios come in, which JSON makes longer. */
const LARGEST_MESSAGE = 16e6;
const BY_ITS_ADDRESS = 'Open Cockade by the address it printed when it was started.';

/** Opens the desk on loopback and listens. */
export async function openHost(options: HostOptions): Promise<Host> {
  const { token } = options;
  const made = openMadeFiles();
  const desk = openDesk({ ...options, output: made.output });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  const server = createServer((request, response) => void answerPage(request, response));
  server.on('upgrade', upgrade);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(hasCode(error, 'EADDRINUSE') ? portTaken(options.port) : error));
    server.listen(options.port, '127.0.0.1', resolve);
  });
  // Out of descriptors, say: whoever did not come in tries again, and those inside go on.
  server.on('error', () => undefined);
  const at = server.address();
  const port = typeof at === 'object' && at ? at.port : options.port;

  async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = addressOf(request);
    if (!isOwn(request, port)) return refusePage(response, 403, BY_ITS_ADDRESS);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refusePage(response, 405, 'Only reading is done here.');
    }
    if (pathname.startsWith(MADE_PATH)) {
      const file = isToken(searchParams.get('token'), token) ? made.find(pathname) : null;
      if (!file) return refusePage(response, 404, 'This file is no longer here: make it again.');
      response.writeHead(200, file.headers).end(request.method === 'HEAD' ? undefined : file.body);
      return;
    }
    const file = await openPage(options.page, pathname);
    if (file.isFront && !isToken(searchParams.get('token'), token)) return refusePage(response, 403, BY_ITS_ADDRESS);
    response.writeHead(file.status, file.headers).end(request.method === 'HEAD' ? undefined : file.body);
  }

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    // Who knocks may hang up at any moment; without a listener that would end the host.
    stream.on('error', () => stream.destroy());
    const { pathname, searchParams } = addressOf(request);
    const fromPage = request.headers.origin !== undefined;
    if (pathname !== SOCKET_PATH || !fromPage || !isAllowed(request, searchParams, { port, token })) {
      // Closed at once, even when the other end keeps its half open.
      stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => stream.destroy());
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => serveSocket(socket, desk));
  }

  return {
    address: `http://127.0.0.1:${port}/?token=${token}`,
    port,
    warmUp: () => desk.warmUp(),
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await desk.close();
    },
  };
}

const portTaken = (port: number): HostRefusal =>
  new HostRefusal(`Port ${port} is taken: another Cockade may be running. Leave out --port to take a free one.`);

/** The raw path, not resolved: `/../x` must be seen as it was sent. */
function addressOf(request: IncomingMessage): { pathname: string; searchParams: URLSearchParams } {
  const [pathname = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s);
  return { pathname, searchParams: new URLSearchParams(query) };
}

function refusePage(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' });
  response.end(sentence);
}
