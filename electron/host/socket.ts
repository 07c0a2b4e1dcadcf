import type { RawData, WebSocket } from 'ws';
import { answer } from '../desk';
import type { Desk, Fault } from '../desk';

/** Serves the desk's calls on an admitted socket, and passes its news on. */
export function serveSocket(socket: WebSocket, desk: Desk): void {
  const send = (message: unknown): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  const stop = desk.news.hear(send);
  socket.on('close', stop);
  socket.on('error', () => socket.terminate());
  socket.on('message', (data, isBinary) => {
    const question = isBinary ? null : readQuestion(data);
    if (!question) {
      const fault: Fault = { code: 'bad-message', message: 'The window sent something that is not a call.' };
      send({ id: 0, fault });
      return;
    }
    const { id, call, args } = question;
    void answer(desk, call, args).then((answered) => send({ id, ...answered }));
  });
}

function readQuestion(data: RawData): { id: number; call: unknown; args: unknown } | null {
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
