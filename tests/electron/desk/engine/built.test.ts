import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../../../electron/desk/engine';
import { openNotifications } from '../../../../electron/desk/notifications';
import { hamlet } from '../../fake-engine';
import { inRepository } from '../../programs';

describe('the built engine thread', () => {
  it('fights the same battle again when it is killed in the middle of it, and leaves no thread behind', async () => {
    const threads: Worker[] = [];
    let running = 0;
    const spawn = (): Worker => {
      const thread = new Worker(inRepository('dist/main/engine-worker.js'));
      running += 1;
      thread.on('exit', () => (running -= 1));
      threads.push(thread);
      return thread;
    };
    const notifications = openNotifications();
    const engine = openEngine(spawn, notifications);
    const order = { scenario: hamlet(), system: 'honours-of-war', seed: 3, turns: 30 };
    const undisturbed = await engine.fight(order);
    let kills = 0;
    notifications.subscribe(({ notification: name }) => {
      if (name === 'battle.progress' && kills++ === 0) void threads[0]?.terminate();
    });
    const killed = await engine.fight(order);
    expect(threads).toHaveLength(2);
    expect(killed.record.checksum).toBe(undisturbed.record.checksum);
    const { readout } = await engine.inspect(undisturbed.battle, { event: 0, piece: 'blue/first' });
    expect(readout?.title).toBe('First');
    await engine.close();
    expect(running).toBe(0);
  });
});
