import { request } from 'node:http';
import { connect as dial, Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { CallResponse, CallName, DeskBridge, Fault, Saved, SocketMessage } from '../../../electron/desk/api';
import { HostRefusal, hostOptions, openHost } from '../../../electron/host';
import type { Host } from '../../../electron/host';
import { describeDesk, foldersOf } from '../desk-contract';
import type { Connected, DeskFolders } from '../desk-contract';
import { fakeEngine, HAMLET, NATION, NEVER_ENDS } from '../fake-engine';
import { folderWith } from '../folder';

const TOKEN = 'a-token-of-the-test';
const PAGE = {
  'index.html': '<!doctype html><title>Cockade</title>',
  'assets/window.js': 'export {};',
  'secret.pem': 'no',
};
const hostFor = (folders: DeskFolders): Promise<Host> =>
  openHost({ ...folders, port: 0, token: TOKEN, page: folderWith(PAGE) });

/** The socket as the window uses it. */
async function connect(folders: DeskFolders): Promise<Connected> {
  const host = await hostFor(folders);
  const origin = `http://127.0.0.1:${host.port}`;
  const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws?token=${TOKEN}`, { origin });
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  const waiting = new Map<number, (answer: CallResponse<CallName>) => void>();
  const ears = new Map<string, Set<(data: never) => void>>();
  socket.on('message', (data: Buffer) => {
    const told = JSON.parse(data.toString()) as SocketMessage;
    if ('notification' in told) for (const ear of ears.get(told.notification) ?? []) ear(told.data as never);
    else waiting.get(told.id)?.('fault' in told ? { fault: told.fault } : { ok: told.ok as never });
  });
  let asked = 0;
  const raw = (call: unknown, args: unknown): Promise<CallResponse<CallName>> => {
    asked += 1;
    socket.send(JSON.stringify({ id: asked, call, args }));
    return new Promise((resolve) => void waiting.set(asked, resolve));
  };
  const bridge: DeskBridge = {
    call: async <N extends CallName>(name: N, args: unknown) => (await raw(name, args)) as CallResponse<N>, // of the same call
    on(name, listener) {
      const listeners = ears.get(name) ?? new Set();
      ears.set(name, listeners.add(listener));
      return () => void listeners.delete(listener);
    },
  };
  const fetched = async ({ address }: Saved): Promise<Buffer> => {
    const answer = await fetch(`${origin}${address ?? ''}?token=${TOKEN}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  return { bridge, raw, fetched, close: () => host.close() };
}

describeDesk('the browser host’s socket', connect);

describe('a made file', () => {
  it('is handed only to who knows the token, and to our own page', async () => {
    const scenarios = folderWith({ 'fictional/hamlet.yaml': HAMLET, 'nations/prussia.yaml': NATION });
    const folders = foldersOf(scenarios);
    const host = await hostFor(folders);
    const origin = `http://127.0.0.1:${host.port}`;
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws?token=${TOKEN}`, { origin });
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
    const answered = new Promise<{ ok: Saved }>((resolve) => {
      socket.on('message', (data: Buffer) => {
        const told = JSON.parse(data.toString()) as SocketMessage;
        if ('id' in told && told.id === 1) resolve(told as unknown as { ok: Saved });
      });
    });
    const jobs = [{ kind: 'roster', options: {} }];
    const args = { saving: 'a', file: 'fictional/hamlet.yaml', jobs, format: 'pdf', dpi: 300, to: 'print' };
    socket.send(JSON.stringify({ id: 1, call: 'export.save', args }));
    const address = `${origin}${(await answered).ok.address ?? ''}`;
    const statusOf = async (url: string, headers = {}) => (await fetch(url, { headers })).status;
    expect(await statusOf(`${address}?token=${TOKEN}`)).toBe(200);
    expect(await statusOf(address)).toBe(404);
    expect(await statusOf(`${address}?token=guessed`)).toBe(404);
    expect(await statusOf(`${address}x?token=${TOKEN}`)).toBe(404);
    expect(await statusOf(`${address}?token=${TOKEN}`, { origin: 'https://cockade.example' })).toBe(403);
    await host.close();
  });
});

describe('the door of the browser host', () => {
  let host: Host;
  beforeEach(async () => {
    const scenarios = folderWith({ 'fictional/hamlet.yaml': HAMLET, 'nations/prussia.yaml': NATION });
    host = await hostFor(foldersOf(scenarios));
  });
  afterEach(() => host.close());

  /** A request with the path exactly as written. */
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; body: string; policy: string }>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port: host.port, path, headers, method }, (response) => {
        let body = '';
        response.on('data', (part) => (body += String(part)));
        const policy = String(response.headers['content-security-policy'] ?? '');
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body, policy }));
      });
      asked.on('error', reject).end();
    });
  /** The status of an attempt to open the socket; 101 when it opened. */
  const knock = (path: string, headers: Record<string, string>) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${host.port}${path}`, { headers });
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.on('open', () => {
        resolve(101);
        socket.terminate();
      });
      socket.on('error', () => undefined);
    });
  const own = () => ({ origin: `http://127.0.0.1:${host.port}` });

  it('gives an address that opens the page, under a policy without anything inline or from elsewhere', async () => {
    const { pathname, search, hostname } = new URL(host.address);
    expect(hostname).toBe('127.0.0.1');
    const { status, body, policy } = await get(pathname + search);
    expect([status, body]).toEqual([200, PAGE['index.html']]);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  it.each(['/', '/?token=', '/?token=wrong', `/?token=${TOKEN}x`, `/index.html`, '/%69ndex.html', '//index.html'])(
    'refuses the page at %s',
    async (path) => {
      expect((await get(path)).status).toBe(403);
    },
  );

  it('tells of the page without it, when only that is asked', async () => {
    const { pathname, search } = new URL(host.address);
    expect(await get(pathname + search, {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 403 });
  });

  it('serves the page’s own files, and no others', async () => {
    expect((await get('/assets/window.js')).status).toBe(200);
    expect((await get('/secret.pem')).status).toBe(404);
    expect((await get('/assets')).status).toBe(404);
    expect((await get('/missing.js')).status).toBe(404);
  });

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/%00.js',
    '/%zz.js',
  ])('refuses %s, which leads out of the window’s folder', async (path) => {
    expect((await get(path)).status).toBe(403);
  });

  it('refuses other names of the host, other origins and other methods', async () => {
    const page = `/?token=${TOKEN}`;
    expect((await get(page, { host: `cockade.example:${host.port}` })).status).toBe(403);
    expect((await get(page, { host: '127.0.0.1:1' })).status).toBe(403);
    expect((await get(page, { origin: 'http://cockade.example' })).status).toBe(403);
    expect((await get(page, { host: `localhost:${host.port}` })).status).toBe(200);
    expect((await get(page, {}, 'POST')).status).toBe(405);
  });

  it('opens the socket to its own page with the token, and to nobody else', async () => {
    const good = `/ws?token=${TOKEN}`;
    expect(await knock(good, own())).toBe(101);
    expect(await knock('/ws?token=wrong', own())).toBe(403);
    expect(await knock('/ws', own())).toBe(403);
    expect(await knock(`/other?token=${TOKEN}`, own())).toBe(403);
    expect(await knock(good, { origin: 'http://cockade.example' })).toBe(403);
    expect(await knock(good, { origin: 'null' })).toBe(403);
    expect(await knock(good, {})).toBe(403);
    expect(await knock(good, { ...own(), host: `cockade.example:${host.port}` })).toBe(403);
  });

  const knocking = (path: string, ...headers: readonly string[]) =>
    [`GET ${path} HTTP/1.1`, ...headers, 'Connection: Upgrade', 'Upgrade: websocket', '', ''].join('\r\n');
  const HANDSHAKE = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
  describe.each([
    ['by another name of the host', () => knocking('/ws', 'Host: cockade.example')],
    ['from no page', () => knocking(`/ws?token=${TOKEN}`, `Host: 127.0.0.1:${host.port}`, ...HANDSHAKE)],
    ['with the token, but no handshake', () => knocking(`/ws?token=${TOKEN}`, ...ofOurs())],
    [
      'with the token, but a version nobody knows',
      () => knocking(`/ws?token=${TOKEN}`, ...ofOurs(), 'Sec-WebSocket-Version: 99', ...HANDSHAKE.slice(1)),
    ],
  ])('those it refuses, who knock %s,', (_how, words) => {
    it('may hang up without a word, and it lives on', async () => {
      for (let i = 0; i < 20; i += 1) await hangUpAfter(words());
      expect(await knock(`/ws?token=${TOKEN}`, own())).toBe(101);
    });

    it('hold nothing open, even those who keep their half', async () => {
      const ended = await new Promise<string>((resolve) => {
        const stranger = dial({ port: host.port, host: '127.0.0.1', allowHalfOpen: true }, () =>
          stranger.write(words()),
        );
        stranger.on('data', () => undefined);
        // Ours stays open; what is written into it now finds nobody.
        stranger.on('end', () => {
          const writing = setInterval(() => stranger.write('?'), 10);
          stranger.on('close', () => clearInterval(writing));
        });
        stranger.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
      });
      expect(['ECONNRESET', 'EPIPE']).toContain(ended);
    });
  });
  const ofOurs = () => [`Host: 127.0.0.1:${host.port}`, `Origin: http://127.0.0.1:${host.port}`];
  const hangUpAfter = (words: string) =>
    new Promise<void>((resolve) => {
      const stranger = dial(host.port, '127.0.0.1', () => {
        stranger.write(words, () => stranger.resetAndDestroy());
      });
      stranger.on('close', () => resolve());
    });

  it('lives on when those it lets in hang up: from its page, and from its socket', async () => {
    const page = [`GET /?token=${TOKEN} HTTP/1.1`, `Host: 127.0.0.1:${host.port}`, '', ''].join('\r\n');
    const socket = knocking(`/ws?token=${TOKEN}`, ...ofOurs(), ...HANDSHAKE);
    for (let i = 0; i < 20; i += 1) await hangUpAfter(i % 2 === 0 ? page : socket);
    expect(await knock(`/ws?token=${TOKEN}`, own())).toBe(101);
  });

  it('closes a socket that says more than sixteen million bytes at once, or nothing that is WebSocket', async () => {
    const said = async (what: string) => {
      const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws?token=${TOKEN}`, own());
      await new Promise((resolve) => socket.on('open', resolve));
      const answer = new Promise((resolve) => {
        socket.on('message', () => resolve('answered'));
        socket.on('close', resolve);
      });
      socket.send(what);
      const answered = await answer;
      socket.terminate();
      return answered;
    };
    expect(await said(' '.repeat(16e6))).toBe('answered');
    expect(await said(' '.repeat(16e6 + 1))).toBe(1009);
    await new Promise<void>((resolve) => {
      const stranger = dial(host.port, '127.0.0.1', () =>
        stranger.write(knocking(`/ws?token=${TOKEN}`, ...ofOurs(), ...HANDSHAKE)),
      );
      stranger.once('data', () => stranger.write('this is no frame'));
      stranger.on('data', () => undefined);
      stranger.on('close', () => resolve());
    });
    expect(await knock(`/ws?token=${TOKEN}`, own())).toBe(101);
  });

  it('lives on when the system lets nobody in for a while', async () => {
    const listening = vi.spyOn(Server.prototype, 'listen');
    const other = await hostFor(foldersOf(folderWith()));
    const [server] = listening.mock.contexts;
    listening.mockRestore();
    if (!(server instanceof Server)) throw new Error('no server');
    for (let i = 0; i < 2; i += 1) server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }));
    expect((await fetch(other.address)).status).toBe(200);
    await other.close();
  });

  it('answers what is no call with a fault, and goes on', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws?token=${TOKEN}`, own());
    await new Promise((resolve) => socket.on('open', resolve));
    const next = () =>
      new Promise<{ id: number; fault?: Fault }>((resolve) =>
        socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString()) as { id: number })),
      );
    for (const nonsense of ['{', '[]', '{"id":"1"}', 'null']) {
      socket.send(nonsense);
      expect(await next()).toMatchObject({ id: 0, fault: { code: 'bad-message' } });
    }
    socket.send(JSON.stringify({ id: 9, call: 'settings.read', args: {} }));
    expect(await next()).toMatchObject({ id: 9, ok: {} });
    socket.terminate();
  });
});

describe('how the browser host is started', () => {
  it.each([
    [['--token', ''], '--token takes at least 16 letters'],
    [['--token', 'x'.repeat(15)], '--token takes at least 16 letters'],
    [['--token', 'x'.repeat(201)], '--token takes at least 16 letters'],
    [['--token', `${'x'.repeat(16)} `], '--token takes at least 16 letters'],
    [['--port', '65536'], '--port takes a number from 0 to 65535; “65536” was given.'],
    [['--port', 'x'], '--port takes a number'],
    [['--shout'], '--shout'],
  ])('%j is refused in a sentence', (words, sentence) => {
    expect(() => hostOptions(words)).toThrow(HostRefusal);
    expect(() => hostOptions(words)).toThrow(sentence);
  });

  it('takes any port, and tokens of 16 to 200 letters; without one it makes one of 32', () => {
    const { port, token } = hostOptions(['--port', '65535', '--token', 'x'.repeat(16)]);
    expect([port, token]).toEqual([65535, 'x'.repeat(16)]);
    expect(hostOptions(['--port', '0', '--token', 'x'.repeat(200)])).toMatchObject({ port: 0 });
    expect(hostOptions([]).token).toMatch(/^[\w-]{32}$/);
    expect(hostOptions([]).token).not.toBe(hostOptions([]).token);
  });

  it('a port that is taken is told in a sentence', async () => {
    const folders = foldersOf(folderWith());
    const first = await hostFor(folders);
    const second = openHost({ ...folders, port: first.port, token: TOKEN, page: folderWith(PAGE) });
    await expect(second).rejects.toThrow(`Port ${first.port} is taken: another Cockade may be running.`);
    await first.close();
  });
});

it('a battle ends with the socket of the window that waits for it', async () => {
  const scenarios = folderWith({ 'fictional/hamlet.yaml': HAMLET, 'nations/prussia.yaml': NATION });
  const { spawn, asked } = fakeEngine();
  const host = await hostFor({ ...foldersOf(scenarios), spawn });
  const origin = `http://127.0.0.1:${host.port}`;
  const opened = async (): Promise<WebSocket> => {
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws?token=${TOKEN}`, { origin });
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
    return socket;
  };
  const order = (seed: number) =>
    JSON.stringify({ id: seed, call: 'battle.fight', args: { file: 'fictional/hamlet.yaml', seed, turns: 30 } });
  const leaving = await opened();
  const staying = await opened();
  leaving.send(order(NEVER_ENDS));
  await vi.waitFor(() => expect(asked).toContain(`fight ${NEVER_ENDS}`), { timeout: 10_000 });
  leaving.terminate();
  const answered = new Promise((resolve) =>
    staying.on('message', (data: Buffer) => {
      const told = JSON.parse(data.toString()) as { id?: number };
      if (told.id === 5) resolve(told);
    }),
  );
  staying.send(order(5)); // it waits for the thread, which the one before holds for ever
  expect(await answered).toHaveProperty('ok');
  await host.close();
});
