import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SocketDesk } from '../../renderer/client';

class FakeSocket extends EventTarget {
  static readonly all: FakeSocket[] = [];
  readonly sent: string[] = [];
  constructor(readonly address: string) {
    super();
    FakeSocket.all.push(this);
  }
  send(message: string): void {
    this.sent.push(message);
  }
  open(): void {
    this.dispatchEvent(new Event('open'));
  }
  receive(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  drop(): void {
    this.dispatchEvent(new Event('close'));
  }
}
const socket = (number: number): FakeSocket => {
  const found = FakeSocket.all[number];
  if (!found) throw new Error(`socket ${number} was not opened`);
  return found;
};

describe('the socket to the desk', () => {
  beforeEach(() => {
    FakeSocket.all.length = 0;
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const open = (): SocketDesk => new SocketDesk({ protocol: 'http:', host: '127.0.0.1:4711', search: '?token=a%2Bb' });

  it('takes the token from the address of the page', () => {
    open();
    expect(socket(0).address).toBe('ws://127.0.0.1:4711/ws?token=a%2Bb');
  });

  it('sends what was asked before it was open, and gives each answer to its question', async () => {
    const desk = open();
    const first = desk.call('library.list', {});
    const second = desk.call('battle.stop', { battle: 'b1' });
    socket(0).open();
    expect(socket(0).sent.map((sent): unknown => JSON.parse(sent))).toEqual([
      { id: 1, call: 'library.list', args: {} },
      { id: 2, call: 'battle.stop', args: { battle: 'b1' } },
    ]);
    socket(0).receive({ id: 2, fault: { code: 'no-battle', message: 'There is no such battle.' } });
    socket(0).receive({ id: 1, ok: { entries: [], records: [] } });
    expect(await first).toEqual({ ok: { entries: [], records: [] } });
    expect(await second).toMatchObject({ fault: { code: 'no-battle' } });
  });

  it('answers open questions with a fault when the desk goes, and comes back by itself', async () => {
    const desk = open();
    socket(0).open();
    const lost = desk.call('library.list', {});
    socket(0).drop();
    expect(await lost).toMatchObject({ fault: { code: 'desk-lost' } });
    const later = desk.call('library.list', {});
    await vi.advanceTimersByTimeAsync(250);
    socket(1).open();
    expect(socket(1).sent).toHaveLength(1);
    socket(1).receive({ id: 2, ok: { entries: [], records: [] } });
    expect(await later).toHaveProperty('ok');
  });

  it('tells once that the desk cannot be reached, however often it is looked for, and once that it can again', async () => {
    const desk = open();
    const receive = vi.fn();
    desk.onReached(receive);
    socket(0).open();
    socket(0).drop();
    await vi.advanceTimersByTimeAsync(250);
    socket(1).drop();
    expect(receive.mock.calls).toEqual([[false]]);
    await vi.advanceTimersByTimeAsync(500);
    socket(2).open();
    expect(receive.mock.calls).toEqual([[false], [true]]);
  });

  it('notifies who listens, until they stop', () => {
    const desk = open();
    const receive = vi.fn();
    const stop = desk.on('battle.progress', receive);
    socket(0).open();
    const notification = { notification: 'battle.progress', data: { battle: 'b1', turn: 3, events: 40 } };
    socket(0).receive(notification);
    stop();
    socket(0).receive(notification);
    expect(receive).toHaveBeenCalledExactlyOnceWith({ battle: 'b1', turn: 3, events: 40 });
  });
});
