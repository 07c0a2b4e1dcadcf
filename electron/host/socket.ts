import type { RawData, WebSocket } from 'ws';
import { openClient } from '../desk';
import type { Desk, Fault } from '../desk';

/** Serves the desk's calls on a socket that was let in, and passes its notifications on. */
export function serveSocket(socket: WebSocket, desk: Desk): void {
  const send = (message: unknown): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  const client = openClient(desk);
  const unsubscribe = client.subscribe(send);
  socket.on('close', () => {
    unsubscribe();
    client.leave();
  });
  socket.on('error', () => socket.terminate());
  socket.on('message', (data, isBinary) => {
    const request = isBinary ? null : readRequest(data);
    if (!request) {
      const fault: Fault = { code: 'bad-message', message: 'The window sent something that is not a call.' };
      send({ id: 0, fault });
      return;
    }
    const { id, call, args } = request;
    void client.call(call, args).then((response) => send({ id, ...response }));
  });
}

function readRequest(data: RawData): { id: number; call: unknown; args: unknown } | null {
  try {
    const message: unknown = JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '');
    if (typeof message !== 'object' || message === null || !('id' in message) || typeof message.id !== 'number')
      return null;
    return {
      id: message.id,
      call: 'call' in message ? message.call : null,
      args: 'args' in message ? message.args : null,
    };
  } catch {
    return null;
  }
}
