import { describe, expect, it, vi } from 'vitest';
import { openEstimates } from '../../../electron/desk/estimates';
import { openNotifications } from '../../../electron/desk/notifications';
import type { GamesOrder } from '../../../engine/work';
import { stUlrich } from '../../engine/scenario/files';
import { ALWAYS_DIES, fakeEngine } from '../fake-engine';

const scenario = stUlrich();
const orderOf = (...seeds: number[]): Promise<GamesOrder> =>
  Promise.resolve({ scenario, system: 'honours-of-war', turns: 12, seeds });

function opened() {
  const engine = fakeEngine();
  const notifications = openNotifications();
  const told: number[] = [];
  notifications.subscribe((item) => {
    if (item.notification === 'estimate.games') told.push(item.data.games);
  });
  return { engine, told, estimates: openEstimates(engine.spawn, notifications) };
}

describe('an estimate of the balance', () => {
  it('tells who won how often, and how far it is on the way', async () => {
    const { estimates, told } = opened();
    const found = await estimates.run('one', orderOf(1, 2, 3));
    expect(found).toMatchObject({ of: 3, games: 3 });
    expect(Object.keys(found.wins)).toEqual(['blue', 'red']);
    expect(Object.values(found.wins).reduce((sum, won) => sum + won, 0) + found.draws + found.stalled).toBe(3);
    expect(told).toEqual([1, 2, 3]);
  });

  it('asks one thread for one estimate after another', async () => {
    const { estimates, engine } = opened();
    await estimates.run('one', orderOf(1));
    await estimates.run('two', orderOf(2));
    expect(engine.threads).toHaveLength(1);
  });

  it('stops at once, and the next one is fought', async () => {
    const { estimates, told } = opened();
    const stopped = estimates.run('one', orderOf(...Array.from({ length: 50 }, (_, i) => i + 200)));
    await vi.waitFor(() => expect(told.length).toBeGreaterThan(0));
    estimates.stop('one');
    await expect(stopped).rejects.toMatchObject({ fault: { code: 'estimate-stopped' } });
    expect(told.length).toBeLessThan(50);
    expect(await estimates.run('two', orderOf(2))).toMatchObject({ games: 1 });
  });

  it('says that the engine stopped, and goes on with another', async () => {
    const { estimates, engine } = opened();
    await expect(estimates.run('one', orderOf(ALWAYS_DIES))).rejects.toMatchObject({
      fault: { code: 'engine-stopped' },
    });
    expect(await estimates.run('two', orderOf(2))).toMatchObject({ games: 1 });
    expect(engine.threads).toHaveLength(2);
  });
});
