import { expect, it } from 'vitest';
import WebSocket from 'ws';
import { folderWith } from '../folder';
import { inRepository, startProgram } from '../programs';

/** A built host in a process of its own, and what a window asks it. */
async function start(user: string) {
  const program = startProgram('dist/main/host.js', ['--user', user, '--scenarios', inRepository('scenarios')]);
  const address = new URL(await program.lineWith('http://'));
  const socket = new WebSocket(`ws://${address.host}/ws${address.search}`, { origin: address.origin });
  await new Promise((resolve) => socket.on('open', resolve));
  let asked = 0;
  const call = (name: string, args: unknown) =>
    new Promise<Readonly<Record<string, unknown>>>((resolve) => {
      asked += 1;
      const id = asked;
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(String(data)) as { id?: number; ok?: Readonly<Record<string, unknown>> };
        if (message.id === id && message.ok) resolve(message.ok);
      });
      socket.send(JSON.stringify({ id, call: name, args }));
    });
  return { program, socket, call };
}

it('a killed Cockade has kept everything that was written down, to the last word', { timeout: 20_000 }, async () => {
  const user = folderWith();
  const document = 'killed-midway';
  const entry = { document, file: null, title: 'Two Villages', stamp: null };
  const first = await start(user);
  await first.call('editing.begin', { document, file: null });
  const terrain = '# a hill and a wood\n'.repeat(5000);
  let written = 0;
  const writing = (async () => {
    for (let steps = 1; ; steps += 1) {
      await first.call('journal.write', { ...entry, steps, text: `${terrain}# step ${steps}\n` });
      written = steps;
    }
  })();
  void writing;
  while (written < 12) await new Promise((resolve) => setTimeout(resolve, 5));
  first.program.kill();
  await first.program.ended;
  const second = await start(user);
  expect(await second.call('recovery.list', {})).toMatchObject({ works: [{ document, title: 'Two Villages' }] });
  const { steps, text } = await second.call('recovery.open', { document });
  expect(steps).toBeGreaterThanOrEqual(written);
  expect(text).toBe(`${terrain}# step ${String(steps)}\n`);
  second.socket.terminate();
  second.program.stop();
  await second.program.ended;
});
