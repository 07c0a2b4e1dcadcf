import { spawn as startProcess, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultOf } from '../../../electron/desk/faults';
import { fightersOver, serveQueue } from '../../../electron/queue';
import { gamesIn } from '../../../electron/queue/results';
import { gameOf } from '../fake-engine';
import { folderWith } from '../folder';
import { startProgram } from '../programs';
import type { Ran } from '../programs';

const ST_ULRICH = 'scenarios/fictional/st-ulrich.yaml';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};
const faultFrom = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'no fault',
    (error: unknown) => faultOf(error).message,
  );

describe('the address of a queue', () => {
  it('is refused when it is none, or nobody answers there: no word of a password in it', async () => {
    expect(await faultFrom(fightersOver('localhost:1'))).toContain(
      'as redis://127.0.0.1:6379; “localhost:1” was given.',
    );
    const nobody = await faultFrom(fightersOver('redis://me:secret@127.0.0.1:1'));
    expect(nobody).toBe(
      'No Redis answers at redis://127.0.0.1:1 (ECONNREFUSED). Start one there, as with redis-server, or leave --queue out to fight here.',
    );
    const stopped = new AbortController().signal;
    const serving = { spawn: () => new Worker(''), threads: 1, lostAfter: 1, onDone: () => undefined, signal: stopped };
    expect(await faultFrom(serveQueue('redis://127.0.0.1:1', serving))).toContain('No Redis answers');
  });

  it('gives back battles, or nothing that is taken for them', () => {
    expect(gamesIn(JSON.stringify([gameOf(3)]))).toEqual([gameOf(3)]);
    const others = [{ units: 3 }, { moves: [] }].map((wrong) => JSON.stringify([{ ...gameOf(1), ...wrong }]));
    for (const other of ['nonsense', '{}', [{ seed: 1 }], null, ...others]) expect(gamesIn(other)).toBeNull();
  });
});

describe.skipIf(!hasRedis)('battles over a queue (skipped where there is no redis-server)', { timeout: 90_000 }, () => {
  let redis: ChildProcess;
  let address: string;
  beforeAll(async () => {
    const port = await freePort();
    address = `redis://127.0.0.1:${port}`;
    const words = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      folderWith(),
    ];
    redis = startProcess('redis-server', words, { stdio: ['ignore', 'pipe', 'ignore'] });
    await new Promise<void>((resolve) =>
      redis.stdout?.on('data', (text) => String(text).includes('Ready to accept') && resolve()),
    );
  });
  afterAll(() => {
    redis.kill();
  });

  const BALANCE = ['balance', ST_ULRICH, '--games', '15', '--turns', '2', '--json'];
  const cockade = (words: readonly string[]) => startProgram('dist/main/cli.js', words, { COCKADE_DATA: folderWith() });
  const worker = () => cockade(['worker', '--queue', address, '--threads', '1', '--lost-after', '1']);
  const kindsIn = ({ out }: Ran): unknown => (JSON.parse(out) as { kinds: unknown }).kinds;

  it('come to the same as here, though the first worker is killed in the middle', async () => {
    const lost = worker();
    const queued = cockade([...BALANCE, '--queue', address]);
    await lost.lineWith('5 battles fought');
    lost.kill();
    const next = worker();
    const over = await queued.ended;
    expect([over.code, over.complaints.includes('15 of 15 battles fought')]).toEqual([0, true]);
    const here = await cockade(BALANCE).ended;
    expect(kindsIn(over)).toEqual(kindsIn(here));
    next.stop('SIGINT');
    expect((await next.ended).code).toBe(0);
  });
});
