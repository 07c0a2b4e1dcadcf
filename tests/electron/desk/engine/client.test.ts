import { afterEach, describe, expect, it } from 'vitest';
import { openEngine } from '../../../../electron/desk/engine';
import { faultOf } from '../../../../electron/desk/faults';
import { openNotifications } from '../../../../electron/desk/notifications';
import type { DeskNotification } from '../../../../electron/desk/notifications';
import { ALWAYS_DIES, DIES_ONCE, emptyRecord, fakeEngine, hamlet, NEVER_ENDS, STUCK } from '../../fake-engine';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const engine of opened.splice(0)) await engine.close();
});

function desk() {
  const { spawn, threads, asked } = fakeEngine();
  const notifications = openNotifications();
  const heard: DeskNotification[] = [];
  notifications.subscribe((item) => heard.push(item));
  const engine = openEngine(spawn, notifications);
  opened.push(engine);
  const order = (seed: number) => ({ scenario: hamlet(), system: 'honours-of-war', seed, turns: 30 });
  const told = (name: DeskNotification['notification']) =>
    heard.filter((item) => item.notification === name).map((item) => item.data);
  const title = async (battle: string, event = 1) =>
    (await engine.inspect(battle, { event, piece: 'first' })).readout?.title;
  return { engine, threads, asked, order, told, title };
}
const faultFrom = async (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'no fault',
    (error: unknown) => faultOf(error).code,
  );
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 2));
};

describe('an open battle', () => {
  it('is fought in the one thread, which tells how far it is', async () => {
    const { engine, threads, order, told } = desk();
    const first = await engine.fight(order(1));
    const second = await engine.fight(order(2));
    expect([first.battle, second.battle]).toEqual(['battle-1', 'battle-2']);
    expect(second.record.dice).toEqual({ from: 'seed', seed: 2 });
    expect(told('battle.progress')).toEqual([
      { battle: 'battle-1', turn: 1, events: 5 },
      { battle: 'battle-2', turn: 1, events: 5 },
    ]);
    expect(threads).toHaveLength(1);
  });

  it('waits for the fights that were asked for before', async () => {
    const { engine, asked, order, title } = desk();
    const fights = [3, 1, 2].map((seed) => engine.fight(order(seed)));
    const [last] = (await Promise.all(fights)).reverse();
    expect(last?.battle).toBe('battle-3');
    expect(await title('battle-2')).toBe('first after 1 of seed 1');
    expect(asked.filter((one) => one.startsWith('fight'))).toEqual(['fight 3', 'fight 1', 'fight 2']);
  });

  it('is fought whole though six others were asked for at once: they queue, and none is closed for another', async () => {
    const { engine, asked, order, told } = desk();
    const seeds = [1, 2, 3, 4, 5, 6, 7];
    const fought = await Promise.all(seeds.map((seed) => engine.fight(order(seed))));
    expect(fought.map(({ battle }) => battle)).toEqual(seeds.map((n) => `battle-${n}`));
    expect(fought.map(({ record }) => record.dice)).toEqual(seeds.map((seed) => ({ from: 'seed', seed })));
    expect(asked.filter((one) => one.startsWith('fight'))).toEqual(seeds.map((seed) => `fight ${seed}`));
    for (const { battle } of fought) expect(engine.record(battle)).toBeDefined();
    expect(told('engine.restored')).toEqual([]);
    // The next closes those that are fought until there are six.
    engine.open(emptyRecord(8));
    const isOpen = fought.map(({ battle }) => {
      try {
        return engine.record(battle) !== undefined;
      } catch {
        return false;
      }
    });
    expect(isOpen).toEqual([false, false, true, true, true, true, true]);
  });

  it('survives the death of the thread: a new one is handed the battle that is asked about', async () => {
    const { engine, threads, asked, order, told, title } = desk();
    await engine.fight(order(5));
    const { battle } = await engine.fight(order(6));
    await threads[0]?.terminate();
    expect(told('engine.restored')).toMatchObject([{ battle, events: 1 }]);
    expect(await title('battle-1')).toBe('first after 1 of seed 5');
    expect(threads).toHaveLength(2);
    expect(asked.slice(2)).toEqual(['hold battle-1', 'inspect battle-1']);
  });

  it('survives a death in the middle of a fight: it is fought again, and those that waited after it', async () => {
    const { engine, threads, order, told, title } = desk();
    const before = await engine.fight(order(4));
    const [dying, waiting] = await Promise.all([engine.fight(order(DIES_ONCE)), engine.fight(order(7))]);
    expect(dying.record.dice).toEqual({ from: 'seed', seed: DIES_ONCE });
    expect(waiting.record.dice).toEqual({ from: 'seed', seed: 7 });
    expect(threads).toHaveLength(2);
    expect(told('engine.restored')).toMatchObject([{ battle: dying.battle }]);
    expect(await title(before.battle)).toBe('first after 1 of seed 4');
  });

  it('is given up when it kills two threads, and others go on', async () => {
    const { engine, threads, order, title } = desk();
    const { battle } = await engine.fight(order(1));
    const dying = faultFrom(engine.fight(order(ALWAYS_DIES)));
    const waiting = engine.fight(order(2));
    expect(await dying).toBe('engine-stopped');
    expect((await waiting).battle).toBe('battle-3');
    expect(threads).toHaveLength(3);
    expect(await title(battle, 0)).toBe('first after 0 of seed 1');
  });

  it('can be stopped while it is fought, and the thread lives on', async () => {
    const { engine, threads, order, told } = desk();
    const fight = faultFrom(engine.fight(order(NEVER_ENDS)));
    const waiting = engine.fight(order(3));
    await until(() => told('battle.progress').length > 0);
    engine.stop('battle-1');
    expect(await fight).toBe('battle-closed');
    expect((await waiting).battle).toBe('battle-2');
    expect(threads).toHaveLength(1);
  });

  it('can be stopped while it waits', async () => {
    const { engine, asked, order } = desk();
    const running = faultFrom(engine.fight(order(NEVER_ENDS)));
    const waiting = faultFrom(engine.fight(order(3)));
    engine.stop('battle-2');
    expect(await waiting).toBe('battle-closed');
    engine.stop('battle-1');
    expect(await running).toBe('battle-closed');
    expect(asked).not.toContain('fight 3');
  });

  it('that is stuck is stopped with its thread; other battles are handed to a new one', async () => {
    const { engine, threads, asked, order, title } = desk();
    const { battle } = await engine.fight(order(8));
    const stuck = faultFrom(engine.fight(order(STUCK)));
    await until(() => asked.includes(`fight ${STUCK}`));
    engine.stop('battle-2');
    expect(await stuck).toBe('battle-closed');
    expect(await title(battle)).toBe('first after 1 of seed 8');
    expect(threads).toHaveLength(2);
  });

  it('is opened from its record without being fought again', async () => {
    const { engine, asked, title } = desk();
    const battle = engine.open(emptyRecord(42));
    expect(await title(battle)).toBe('first after 1 of seed 42');
    expect(await title(battle, 0)).toBe('first after 0 of seed 42');
    expect(engine.record(battle).checksum).toBe('0123456789abcdef');
    expect(asked).toEqual(['hold battle-1', 'inspect battle-1', 'inspect battle-1']);
  });

  it('is one of two that the thread holds: the one least recently asked about is let go', async () => {
    const { engine, asked, title } = desk();
    const [one = '', two = '', three = ''] = [1, 2, 3].map((seed) => engine.open(emptyRecord(seed)));
    for (const battle of [one, two, one, three]) await title(battle);
    expect(asked.filter((task) => task.startsWith('release'))).toEqual([`release ${two}`]);
    expect(await title(two)).toBe('first after 1 of seed 2');
    expect(asked.filter((task) => task === `hold ${two}`)).toHaveLength(2);
  });

  it('is gone after it was stopped, and of seven the least recently used is closed', async () => {
    const { engine } = desk();
    const battles = Array.from({ length: 6 }, (_, i) => engine.open(emptyRecord(i)));
    expect(engine.record('battle-1').dice).toEqual({ from: 'seed', seed: 0 });
    engine.open(emptyRecord(6));
    expect(() => engine.record('battle-2')).toThrow('no longer open');
    expect(engine.record('battle-1').dice).toEqual({ from: 'seed', seed: 0 });
    engine.stop(battles[5] ?? '');
    expect(await faultFrom(Promise.resolve().then(() => engine.record('battle-6')))).toBe('battle-closed');
  });

  it('cannot be kept or asked about before it is over', async () => {
    const { engine, order } = desk();
    const fight = faultFrom(engine.fight(order(NEVER_ENDS)));
    expect(await faultFrom(engine.inspect('battle-1', { event: 0, piece: 'first' }))).toBe('battle-unfinished');
    engine.stop('battle-1');
    expect(await fight).toBe('battle-closed');
  });
});

describe('warming up', () => {
  it('fights one after another while nothing else is asked', async () => {
    const { engine, threads, asked, order, told } = desk();
    await engine.warmUp([order(1), order(2)]);
    expect(asked).toEqual(['warm up 1', 'warm up 2']);
    expect(threads).toHaveLength(1);
    expect(told('battle.progress')).toEqual([]);
  });

  it('ends at once when a battle is asked for, which does not wait for what is left', async () => {
    const { engine, asked, order } = desk();
    const warming = engine.warmUp([order(NEVER_ENDS), order(2)]);
    await until(() => asked.length > 0);
    await engine.fight(order(5));
    await warming;
    expect(asked).toEqual([`warm up ${NEVER_ENDS}`, 'fight 5']);
  });

  it('is not begun beside a fight or after one', async () => {
    const { engine, asked, order } = desk();
    const fight = engine.fight(order(5));
    await engine.warmUp([order(1)]);
    await fight;
    await engine.warmUp([order(1)]);
    expect(asked).toEqual(['fight 5']);
  });

  it('that goes wrong bars nothing', async () => {
    const { engine, order } = desk();
    await engine.warmUp([order(ALWAYS_DIES), order(2)]);
    expect((await engine.fight(order(5))).battle).toBe('battle-1');
  });
});

describe('a battle with a name of its own', () => {
  it('can be stopped before its order is known', async () => {
    const { engine, asked, order } = desk();
    let tell: (ordered: ReturnType<typeof order>) => void = () => undefined;
    const fight = faultFrom(engine.begin('mine').fight(new Promise((resolve) => (tell = resolve))));
    engine.stop('mine');
    tell(order(1));
    expect(await fight).toBe('battle-closed');
    expect(asked).toEqual([]);
  });

  it('is one of its name', async () => {
    const { engine, order } = desk();
    const { battle } = await engine.begin('mine').fight(Promise.resolve(order(1)));
    expect(battle).toBe('mine');
    expect(() => engine.begin('mine')).toThrow('There is a battle of this name already.');
  });

  it('that was fought over again after its thread died is not said to be safe', async () => {
    const { engine, order, told } = desk();
    await engine.fight(order(DIES_ONCE));
    expect(told('engine.restored')).toMatchObject([
      { message: expect.stringContaining('from the beginning') as string },
    ]);
  });

  it('leaves one thread behind when a thread dies with many orders open, and none when the desk is closed', async () => {
    const { engine, threads, order, told } = desk();
    const alive = new Set<unknown>();
    const fights = [DIES_ONCE, 1, 2, 3, 4, 5, 6].map((seed) => engine.fight(order(seed)));
    await Promise.all(fights);
    expect([threads.length, told('engine.restored').length]).toEqual([2, 1]);
    for (const thread of threads) thread.on('exit', () => alive.delete(thread));
    alive.add(threads[1]);
    await engine.close();
    expect(alive.size).toBe(0);
  });
});
