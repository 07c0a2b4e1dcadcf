import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyOf, openBalance } from '../../../../electron/desk/balance';
import type { BalanceJob } from '../../../../electron/desk/balance';
import { TaskCancelled } from '../../../../electron/desk/threads';
import type { GameSummary } from '../../../../engine/analysis/report';
import { ALWAYS_DIES, emptyRecord, fakeEngine, gameOf, hamlet, SLOW, STUCK } from '../../fake-engine';
import { folderWith } from '../../folder';

const JOB: BalanceJob = { scenario: hamlet(), system: 'honours-of-war', turns: 30 };

function desk(user = folderWith(), grace?: number) {
  const { spawn, asked, threads } = fakeEngine();
  const balance = openBalance({ user, spawn, threads: 2, ...(grace !== undefined && { grace }) });
  const fight = async (
    seeds: readonly number[],
    {
      onGame,
      ...more
    }: { signal?: AbortSignal; afresh?: boolean; inBackground?: boolean; onGame?: (game: GameSummary) => void } = {},
  ) => {
    const games: GameSummary[] = [];
    await balance.run({
      job: JOB,
      seeds,
      onGames: (lot) => lot.forEach((game) => (games.push(game), onGame?.(game))),
      ...more,
    });
    return games.sort((a, b) => a.seed - b.seed);
  };
  const files = () => {
    const folder = join(user, 'balance');
    return readdirSync(folder).flatMap((key) => readdirSync(join(folder, key)).map((name) => join(folder, key, name)));
  };
  const fought = () => asked.filter((one) => one.startsWith('game')).length;
  return { user, fight, fought, threads, files };
}

describe('battles once fought', () => {
  it('are not fought again, nor is a thread started for them', async () => {
    const { user, fight, files } = desk();
    const first = await fight([1, 2, 3]);
    const later = desk(user);
    expect(await later.fight([1, 2, 3])).toEqual(first);
    expect([later.fought(), later.threads.length, files().length]).toEqual([0, 0, 1]);
  });

  it('are gone on from: only the missing seeds are fought', async () => {
    const { user, fight } = desk();
    await fight([1, 2, 3]);
    const later = desk(user);
    expect(await later.fight([2, 3, 4, 5])).toEqual([2, 3, 4, 5].map(gameOf));
    expect(later.fought()).toBe(2);
  });

  it('are fought again when that is asked for', async () => {
    const { user, fight } = desk();
    await fight([1, 2]);
    const later = desk(user);
    await later.fight([1, 2], { afresh: true });
    expect(later.fought()).toBe(2);
  });

  it('are kept when the run is stopped in the middle', async () => {
    const { user, fight, fought } = desk();
    const stopping = new AbortController();
    const seeds = Array.from({ length: 5000 }, (_, i) => i + 1);
    const told: number[] = [];
    const onGame = ({ seed }: GameSummary): void => {
      told.push(seed);
      if (told.length === 70) stopping.abort();
    };
    await expect(fight(seeds, { signal: stopping.signal, onGame })).rejects.toBeInstanceOf(TaskCancelled);
    const later = desk(user);
    expect(await later.fight(told)).toEqual(told.sort((a, b) => a - b).map(gameOf));
    expect([fought() < 5000, later.fought()]).toEqual([true, 0]);
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, -20)],
    ['changed', (text: string) => text.replace('"turns":1', '"turns":2')],
    ['emptied', () => ''],
    ['another thing altogether', () => 'abc\n{}'],
  ])('in a file that was %s count for nothing', async (_, change) => {
    const { user, fight, files } = desk();
    await fight([1]);
    for (const file of files()) writeFileSync(file, change(readFileSync(file, 'utf8')));
    const later = desk(user);
    expect(await later.fight([1])).toEqual([gameOf(1)]);
    expect(later.fought()).toBe(1);
  });
});

describe('the name battles of a kind are kept under', () => {
  const key = keyOf(JOB);
  const record = emptyRecord();

  it('is the same for the same battles, in whatever order the fields stand and whatever the scenario says of itself', () => {
    const { scenario } = JOB;
    const turned = Object.fromEntries(Object.entries(scenario).reverse()) as unknown as typeof scenario;
    expect(keyOf({ ...JOB, scenario: turned })).toBe(key);
    expect(keyOf({ ...JOB, scenario: { ...scenario, title: 'Other', notes: 'Other' } })).toBe(key);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ['turns', { turns: 29 }],
    ['generals', { generals: { blue: 'capable' } }],
    ['the scenario', { scenario: { ...JOB.scenario, table: { ...JOB.scenario.table, width: 121 } } }],
    ['a turn of a record', { from: { record, turn: 2 } }],
  ])('is another with other %s', (_, change) => {
    expect(keyOf({ ...JOB, ...change })).not.toBe(key);
  });

  it('is another from another turn or another record', () => {
    const from = (turn: number, seal = record.seal) => keyOf({ ...JOB, from: { record: { ...record, seal }, turn } });
    expect(new Set([from(2), from(3), from(2, 'f'.repeat(16))]).size).toBe(3);
  });
});

describe('battles inBackground', () => {
  it('are fought in one thread that lives on, and nothing is kept of them', async () => {
    const { user, fight, threads } = desk();
    expect(await fight([1, 2, 3], { inBackground: true })).toEqual([1, 2, 3].map(gameOf));
    await fight([1, 4], { inBackground: true });
    expect([threads.length, existsSync(join(user, 'balance'))]).toEqual([1, false]);
  });

  it('stop at once, and the next are fought', async () => {
    const { fight } = desk();
    const stopping = new AbortController();
    const many = Array.from({ length: 50 }, (_, i) => i + 200);
    const stopped = fight(many, { inBackground: true, signal: stopping.signal, onGame: () => stopping.abort() });
    await expect(stopped).rejects.toBeInstanceOf(TaskCancelled);
    expect(await fight([2], { inBackground: true })).toEqual([gameOf(2)]);
  });

  it('that are stopped tell of the one under way, and the thread lives on', async () => {
    const { fight, fought, threads } = desk();
    const stopping = new AbortController();
    const told: number[] = [];
    const onGame = ({ seed }: GameSummary): void => void told.push(seed);
    const stopped = fight([SLOW, 2], { inBackground: true, signal: stopping.signal, onGame });
    await expect.poll(fought).toBe(1);
    stopping.abort();
    await expect(stopped).rejects.toBeInstanceOf(TaskCancelled);
    expect([told, fought()]).toEqual([[SLOW], 1]);
    await fight([3], { inBackground: true });
    expect(threads).toHaveLength(1);
  });

  it('that wait behind one that is stopped and does not notice are fought in another thread', async () => {
    const { fight, fought, threads } = desk(folderWith(), 20);
    const stopping = new AbortController();
    const stuck = fight([STUCK], { inBackground: true, signal: stopping.signal });
    await expect.poll(fought).toBe(1);
    const next = fight([2], { inBackground: true });
    stopping.abort();
    await expect(stuck).rejects.toBeInstanceOf(TaskCancelled);
    expect(await next).toEqual([gameOf(2)]);
    expect(threads).toHaveLength(2);
  });

  it('say that the engine stopped, and go on in another thread', async () => {
    const { fight, threads } = desk();
    await expect(fight([ALWAYS_DIES], { inBackground: true })).rejects.toMatchObject({
      fault: { code: 'engine-stopped' },
    });
    expect(await fight([2], { inBackground: true })).toEqual([gameOf(2)]);
    expect(threads).toHaveLength(2);
  });
});
