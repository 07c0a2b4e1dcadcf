import { describe, expect, it } from 'vitest';
import { fightGames } from '../../../../electron/desk/engine';
import { faultOf } from '../../../../electron/desk/faults';
import { TaskCancelled } from '../../../../electron/desk/threads';
import type { GameSummary } from '../../../../engine/analysis/report';
import { ALWAYS_DIES, DIES_ONCE, fakeEngine, hamlet } from '../../fake-engine';

const seedsFrom = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);

function fight(seeds: readonly number[], signal?: AbortSignal, threads = 2) {
  const engine = fakeEngine();
  const fought: GameSummary[] = [];
  const order = { scenario: hamlet(), system: 'honours-of-war', turns: 30, seeds };
  const onGame = (game: GameSummary): void => void fought.push(game);
  const done = fightGames(engine.spawn, { order, threads, onGame, signal });
  return { ...engine, done, fought, told: () => fought.map(({ seed }) => seed).sort((a, b) => a - b) };
}

describe('many battles', () => {
  it('are told one by one, each once, by two threads', async () => {
    const { done, told, threads } = fight(seedsFrom(101, 50));
    await done;
    expect(told()).toEqual(seedsFrom(101, 50));
    expect(threads).toHaveLength(2);
  });

  it('survive a thread that dies over some of them; what it had told is not fought again', async () => {
    const { done, told, asked, threads } = fight([11, DIES_ONCE, 12, ...seedsFrom(14, 13)]);
    await done;
    expect(told()).toEqual(seedsFrom(11, 16));
    expect(threads).toHaveLength(3);
    expect(asked.filter((one) => one === 'game 11')).toHaveLength(1);
  });

  it('are given up when the same ones kill two threads, and no thread is left behind', async () => {
    const { done, threads } = fight([ALWAYS_DIES, 2, 3]);
    const alive = new Set(threads);
    for (const thread of threads) thread.on('exit', () => alive.delete(thread));
    const error = await done.catch((cause: unknown) => cause);
    expect(faultOf(error).code).toBe('engine-stopped');
    expect(alive.size).toBe(0);
  });

  it('stop when they are told to: those told before stay told', async () => {
    const stopping = new AbortController();
    const { done, told } = fight(seedsFrom(1, 5000), stopping.signal);
    setTimeout(() => stopping.abort(), 30);
    expect(await done.catch((cause: unknown) => cause)).toBeInstanceOf(TaskCancelled);
    expect(told()[0]).toBe(1);
    expect(told().length).toBeLessThan(5000);
  });

  it('may have a thread for each of many cores', async () => {
    const warnings: Error[] = [];
    const warned = (warning: Error): void => void warnings.push(warning);
    process.on('warning', warned);
    const { done, threads } = fight(seedsFrom(101, 48), new AbortController().signal, 12);
    await done;
    await new Promise(setImmediate);
    process.off('warning', warned);
    expect(threads).toHaveLength(12);
    expect(warnings).toEqual([]);
  });
});
