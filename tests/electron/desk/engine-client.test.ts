import { afterEach, describe, expect, it } from 'vitest';
import { openEngine } from '../../../electron/desk/engine-client';
import { faultOf } from '../../../electron/desk/faults';
import { openNews } from '../../../electron/desk/news';
import type { NewsItem } from '../../../electron/desk/news';
import { ALWAYS_DIES, DIES_ONCE, emptyRecord, fakeEngine, hamlet, NEVER_ENDS } from '../fake-engine';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const engine of opened.splice(0)) await engine.close();
});

function desk() {
  const { spawn, threads } = fakeEngine();
  const news = openNews();
  const heard: NewsItem[] = [];
  news.hear((item) => heard.push(item));
  const engine = openEngine(spawn, news, 2);
  opened.push(engine);
  const order = (seed: number) => ({ scenario: hamlet(), system: 'honours-of-war', seed, turns: 30 });
  const told = (name: NewsItem['news']) => heard.filter((item) => item.news === name).map((item) => item.data);
  return { engine, threads, order, told };
}
const faultFrom = async (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'no fault',
    (error: unknown) => faultOf(error).code,
  );
const killed = async (thread: { terminate(): Promise<number> } | undefined): Promise<void> => {
  await thread?.terminate();
  await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('an open battle', () => {
  it('is fought in a thread of its own, which tells how far it is', async () => {
    const { engine, threads, order, told } = desk();
    const first = await engine.fight(order(1));
    const second = await engine.fight(order(2));
    expect([first.battle, second.battle]).toEqual(['battle-1', 'battle-2']);
    expect(second.record.dice).toEqual({ from: 'seed', seed: 2 });
    expect(told('battle.progress')[0]).toEqual({ battle: 'battle-1', turn: 1, events: 5 });
    expect(threads).toHaveLength(2);
  });

  it('survives the death of its thread: a new one holds the same battle', async () => {
    const { engine, threads, order, told } = desk();
    const { battle } = await engine.fight(order(5));
    await killed(threads[0]);
    expect(told('engine.restored')).toMatchObject([{ battle, events: 1 }]);
    const inspection = await engine.inspect(battle, { event: 1, piece: 'first' });
    expect(inspection.readout?.title).toBe('first after 1 of seed 5');
    expect(threads).toHaveLength(2);
  });

  it('survives a death in the middle of a fight: the fight is fought again', async () => {
    const { engine, threads, order, told } = desk();
    const { record } = await engine.fight(order(DIES_ONCE));
    expect(record.dice).toEqual({ from: 'seed', seed: DIES_ONCE });
    expect(threads).toHaveLength(2);
    expect(told('engine.restored')).toHaveLength(1);
  });

  it('is given up when it kills two threads, and others go on', async () => {
    const { engine, threads, order } = desk();
    const { battle } = await engine.fight(order(1));
    expect(await faultFrom(engine.fight(order(ALWAYS_DIES)))).toBe('engine-stopped');
    expect(threads).toHaveLength(3);
    expect((await engine.inspect(battle, { event: 0, piece: 'first' })).readout?.title).toBe('first after 0 of seed 1');
  });

  it('can be stopped while it is fought', async () => {
    const { engine, order, told } = desk();
    const fight = faultFrom(engine.fight(order(NEVER_ENDS)));
    while (told('battle.progress').length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await engine.stop('battle-1');
    expect(await fight).toBe('battle-closed');
  });

  it('is opened from its record without being fought again', async () => {
    const { engine } = desk();
    const battle = engine.open(emptyRecord(42));
    expect((await engine.inspect(battle, { event: 1, piece: 'second' })).readout?.title).toBe(
      'second after 1 of seed 42',
    );
    expect(engine.record(battle).checksum).toBe('0123456789abcdef');
  });

  it('is gone after it was stopped, and the oldest of seven is closed', async () => {
    const { engine } = desk();
    const battles = Array.from({ length: 7 }, (_, i) => engine.open(emptyRecord(i)));
    expect(() => engine.record('battle-1')).toThrow('no longer open');
    expect(engine.record('battle-2').dice).toEqual({ from: 'seed', seed: 1 });
    await engine.stop(battles[6] ?? '');
    expect(await faultFrom(Promise.resolve().then(() => engine.record('battle-7')))).toBe('battle-closed');
  });
});

describe('many battles', () => {
  it('come back in the order of their seeds, whoever fought them', async () => {
    const { engine, order, threads } = desk();
    const fought: number[] = [];
    const outcomes = await engine.fightMany({ ...order(101), games: 50 }, (count) => fought.push(count));
    expect(outcomes.map((outcome) => outcome.turns)).toEqual(Array.from({ length: 50 }, (_, i) => i + 101));
    expect(fought.at(-1)).toBe(50);
    expect(threads).toHaveLength(2);
  });

  it('survive a thread that dies over some of them', async () => {
    const { engine, order, threads } = desk();
    const outcomes = await engine.fightMany({ ...order(DIES_ONCE), games: 3 }, () => undefined);
    expect(outcomes.map((outcome) => outcome.turns)).toEqual([13, 14, 15]);
    expect(threads).toHaveLength(3);
  });

  it('are given up when the same ones kill two threads', async () => {
    const { engine, order } = desk();
    expect(await faultFrom(engine.fightMany({ ...order(ALWAYS_DIES), games: 3 }, () => undefined))).toBe(
      'engine-stopped',
    );
  });
});
