import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openClient, openDesk } from '../../../../electron/desk';
import type { CallName, DeskCalls, DeskNotifications } from '../../../../electron/desk/api';
import { engineHandlers } from '../../../../electron/desk/engine/handlers';
import type { EngineTasks } from '../../../../electron/desk/engine/tasks';
import { openMadeFiles } from '../../../../electron/host/made-files';
import { verifyRecord } from '../../../../engine/analysis';
import type { PlayPosition } from '../../../../engine/play';
import { engineWork } from '../../../../engine/work';
import { filedDrill } from '../../../engine/toy/drill';
import { folderWith } from '../../folder';
import { threadInProcess } from '../../thread-in-process';
import { toyDesk, TOY_FILE, TOY_FILES } from '../../toy-desk';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
function deskOn(user = folderWith()) {
  const threads: ReturnType<typeof threadInProcess>[] = [];
  const folders = toyDesk(folderWith(TOY_FILES), user);
  const spawn = () => {
    const thread = threadInProcess<EngineTasks>(() => engineHandlers(engineWork(folders.systems)));
    threads.push(thread);
    return thread;
  };
  const desk = openDesk({ ...folders, spawn, output: openMadeFiles().output });
  open.push(() => desk.close());
  const client = openClient(desk);
  const told: { [N in keyof DeskNotifications]?: DeskNotifications[N][] } = {};
  desk.notifications.subscribe(({ notification, data }) => {
    ((told[notification] ??= []) as unknown[]).push(data);
  });
  const ask = async <N extends CallName>(name: N, args: DeskCalls[N]['args']): Promise<DeskCalls[N]['result']> => {
    const answer = await client.call(name, args);
    if ('fault' in answer) throw new Error(answer.fault.message);
    return answer.ok as DeskCalls[N]['result'];
  };
  /** Answers with one of what is listed after another. */
  const goOn = async (position: PlayPosition, most = 200): Promise<PlayPosition> => {
    let now = position;
    for (let i = 0; !now.ended && i < most; i += 1) {
      const choices = now.asked[0]?.choices ?? [];
      const isThrown = now.asked[0]?.form.form === 'dice';
      const choice = isThrown ? { dice: [6] } : choices[now.entries % choices.length]?.choice;
      if (!choice) throw new Error(`nothing to choose in ${JSON.stringify(now.asked)}`);
      const moved = await ask('play.answer', { ...EYES, at: now.entries, asked: 0, choice });
      expect(moved.refusal, JSON.stringify(choice)).toBeNull();
      now = moved.position;
    }
    return now;
  };
  return { desk, ask, client, user, threads, told, goOn };
}
const PLAY = 'toy-play-1';
const EYES = { play: PLAY, seat: null, from: 0 } as const;
const BOTH = { blue: 'person', red: 'person' };
const START = { play: PLAY, file: TOY_FILE, turns: 3, dice: { from: 'seed', seed: 5 }, players: BOTH } as const;

/** The same battle without any accident. */
async function undisturbed(): Promise<string> {
  const { ask, goOn } = deskOn();
  await goOn((await ask('play.start', START)).position);
  return JSON.stringify((await ask('play.open', { play: PLAY })).record);
}

describe('a battle fought by people', () => {
  it('is fought to its end, and opened and kept as a record that verifies', async () => {
    const { ask, goOn } = deskOn();
    const { first, position } = await ask('play.start', START);
    expect(first.seats).toEqual({ blue: 'a person', red: 'a person' });
    expect((await goOn(position)).ended).toBe(true);
    const { battle, record } = await ask('play.open', { play: PLAY });
    expect(verifyRecord(record, filedDrill)).toMatchObject({ verified: true, difference: null });
    expect(
      (await ask('battle.inspect', { battle, event: record.events.length, piece: 'blue line' })).readout,
    ).not.toBeNull();
    const { file } = await ask('play.keep', { play: PLAY, name: 'By hand' });
    expect(JSON.stringify((await ask('record.open', { file })).record)).toBe(JSON.stringify(record));
  });

  it('takes its dice as people type them, and keeps what they threw', async () => {
    const { ask, goOn } = deskOn();
    const { position } = await ask('play.start', { ...START, dice: { from: 'people' } });
    expect((await goOn(position)).ended).toBe(true);
    const { record } = await ask('play.open', { play: PLAY });
    const thrown = record.events.flatMap((event) => (event.do === 'rolled' ? event.dice : []));
    expect(new Set(thrown)).toEqual(new Set([6]));
    // A six takes a stand.
    expect(record.events.filter((event) => event.do === 'gauge')).toHaveLength(thrown.length);
    expect(verifyRecord(record, filedDrill)).toMatchObject({ verified: true });
  });

  it('tells of what a computer does while it does it', async () => {
    const { ask, goOn, told, client, desk } = deskOn();
    const toOwn: string[] = [];
    const toOther: string[] = [];
    client.subscribe(({ notification }) => toOwn.push(notification));
    openClient(desk).subscribe(({ notification }) => toOther.push(notification));
    const { position } = await ask('play.start', { ...START, players: { blue: 'person', red: 'drill-book' } });
    expect(position.waitingFor).toEqual(['blue']);
    const { events, ended } = await goOn(position);
    expect(ended).toBe(true);
    const shown = (told['play.progress'] ?? []).flatMap((progress) => progress.events);
    expect(shown.length).toBeGreaterThan(0);
    for (const event of shown) expect(events).toContainEqual(event);
    // Another window hears that there is a fight, not what happens in it.
    expect(toOwn).toContain('play.progress');
    expect(toOther).toContain('plays.changed');
    expect(toOther).not.toContain('play.progress');
  });

  it('refuses who is not known, what is no longer asked and what is not open', async () => {
    const { ask } = deskOn();
    await expect(ask('play.start', { ...START, players: { blue: 'napoleon' } })).rejects.toThrow(
      'There is no general “napoleon”',
    );
    await expect(ask('play.start', { ...START, players: { green: 'person' } })).rejects.toThrow(
      'no side and no command “green”',
    );
    const { position } = await ask('play.start', START);
    const choice = position.asked[0]?.choices[0]?.choice ?? { pick: '' };
    const late = await ask('play.answer', { ...EYES, at: 7, asked: 0, choice });
    expect(late.refusal?.sentence).toMatch(/no longer asked/);
    expect(late.position.entries).toBe(0);
    await expect(ask('play.try', { play: PLAY, seat: 'blue', at: 7, asked: 0, attempt: { legs: [] } })).rejects.toThrow(
      /no longer asked/,
    );
    await ask('play.leave', { play: PLAY });
    await expect(ask('play.look', EYES)).rejects.toThrow('no longer open');
  });
});

it('of two answers at once the second is refused, not lost', async () => {
  const { ask } = deskOn();
  const { position } = await ask('play.start', START);
  const choice = position.asked[0]?.choices[0]?.choice ?? { pick: '' };
  const give = () => ask('play.answer', { ...EYES, at: 0, asked: 0, choice });
  const [first, second] = await Promise.all([give(), give()]);
  expect(first.refusal).toBeNull();
  expect(second.refusal?.sentence).toMatch(/no longer asked/);
});

describe('a battle that is broken off', () => {
  it('goes on in a new thread when its own dies, with all that was answered', async () => {
    const { ask, goOn, threads, told } = deskOn();
    const half = await goOn((await ask('play.start', START)).position, 9);
    for (const thread of threads) await thread.terminate();
    const again = await goOn(half);
    expect(again.ended).toBe(true);
    expect(threads.length).toBeGreaterThan(1);
    expect(told['engine.restored'] ?? []).toEqual([]);
    expect(JSON.stringify((await ask('play.open', { play: PLAY })).record)).toBe(await undisturbed());
  });

  it('is found again when the program has died, even with half a line written last, and goes on the same', async () => {
    const before = deskOn();
    const half = await before.goOn((await before.ask('play.start', START)).position, 11);
    await before.ask('play.undo', { ...EYES, to: { entry: half.entries - 1 } }).catch(() => undefined);
    await before.desk.close();
    appendFileSync(join(before.user, 'plays', `${PLAY}.play`), '{"from":3,"turn":1,"entr');
    const after = deskOn(before.user);
    const [entry] = (await after.ask('play.list', {})).plays;
    expect(entry).toMatchObject({
      play: PLAY,
      title: 'A toy war',
      seats: { blue: 'a person', red: 'a person' },
      fault: null,
    });
    expect(entry?.entries).toBeGreaterThanOrEqual(10);
    const { position } = await after.ask('play.resume', { play: PLAY, seat: null });
    expect((await after.ask('play.list', {})).plays).toEqual([]);
    expect((await after.goOn(position)).ended).toBe(true);
    expect(JSON.stringify((await after.ask('play.open', { play: PLAY })).record)).toBe(await undisturbed());
  });

  it('is left by a window that goes without a word, put away and brought back', async () => {
    const { ask, client, goOn, desk, user } = deskOn();
    await goOn((await ask('play.start', START)).position, 3);
    client.leave();
    await expect.poll(async () => (await desk.plays.list()).map(({ entries }) => entries)).toEqual([3]);
    await ask('play.discard', { play: PLAY });
    expect((await ask('play.list', {})).plays).toEqual([]);
    await ask('play.restore', { play: PLAY });
    expect((await ask('play.list', {})).plays).toHaveLength(1);
    expect(readdirSync(join(user, 'plays'))).toContain(`${PLAY}.play`);
    expect(readFileSync(join(user, 'plays', `${PLAY}.play`), 'utf8').split('\n')).toHaveLength(6);
  });

  it('is told at its turn though it was only looked at since, and discarded only when nobody has it open', async () => {
    const { ask, goOn } = deskOn();
    await goOn((await ask('play.start', START)).position, 9);
    await ask('play.leave', { play: PLAY });
    const before = (await ask('play.list', {})).plays;
    expect(before[0]?.turn).toBeGreaterThan(0);
    await ask('play.resume', { play: PLAY, seat: null });
    await expect(ask('play.discard', { play: PLAY })).rejects.toThrow('open in another window');
    await ask('play.leave', { play: PLAY });
    expect((await ask('play.list', {})).plays).toMatchObject(before.map(({ turn, entries }) => ({ turn, entries })));
  });

  it('is taken up by one window, and stays open when the one before goes', async () => {
    const { ask, goOn, client, desk } = deskOn();
    const { entries } = await goOn((await ask('play.start', START)).position, 3);
    await ask('play.leave', { play: PLAY });
    const other = openClient(desk);
    const resume = () => other.call('play.resume', { play: PLAY, seat: null });
    const both = await Promise.all([resume(), resume()]);
    expect(both.map((answer) => ('fault' in answer ? answer.fault.code : 'taken up'))).toEqual([
      'taken up',
      'play-open',
    ]);
    client.leave();
    await desk.plays.leave(PLAY, {});
    expect(await other.call('play.look', EYES)).toMatchObject({ ok: { position: { entries } } });
  });

  it('is not taken up by rules of another version, or when it cannot be read', async () => {
    const { ask, goOn, desk, user } = deskOn();
    await goOn((await ask('play.start', START)).position, 3);
    await ask('play.leave', { play: PLAY });
    await desk.plays.close();
    const written = readFileSync(join(user, 'plays', `${PLAY}.play`), 'utf8');
    const other = deskOn(
      folderWith({
        [`plays/${PLAY}.play`]: written.replace(/"version":"[^"]*"/, '"version":"0"'),
        'plays/ruined-play.play': 'nothing',
      }),
    );
    const { plays } = await other.ask('play.list', {});
    expect(plays.map(({ fault }) => fault).toSorted()).toEqual([
      expect.stringMatching(/^It was begun under version 0 of its rules/),
      expect.stringMatching(/^“ruined-play” is not a battle in progress/),
    ]);
    await expect(other.ask('play.resume', { play: PLAY, seat: null })).rejects.toThrow('version 0');
  });
});

describe('battles that nobody keeps', () => {
  it('are there still, the last five of them, whoever fought them', async () => {
    const { ask, goOn, told } = deskOn();
    const { position } = await ask('play.start', START);
    await goOn(position);
    const watched = await ask('play.open', { play: PLAY });
    const { record } = watched;
    // What is marked while it is watched is written down, though nobody has left the fight.
    const marked = [{ moment: 1, text: 'The mill', camera: null }];
    await ask('recent.annotate', { battle: watched.battle, notes: marked });
    await ask('play.open', { play: PLAY });
    await ask('play.leave', { play: PLAY });
    expect((await ask('recent.notes', { battle: watched.battle })).notes).toEqual(marked);
    expect(told['recent.changed']).toHaveLength(1);
    expect((await ask('play.list', {})).plays).toEqual([]);
    const [only, ...others] = (await ask('recent.list', {})).records;
    expect(others).toEqual([]);
    const again = await ask('recent.open', { file: only?.file ?? '' });
    expect(JSON.stringify(again.record)).toBe(JSON.stringify(record));
    const notes = [{ moment: 2, text: 'The bridge', camera: null }];
    await ask('recent.annotate', { battle: again.battle, notes });
    const { battle } = await ask('recent.open', { file: only?.file ?? '' });
    expect((await ask('recent.notes', { battle })).notes).toEqual(notes);
    for (const seed of [1, 2, 3, 4, 5]) await ask('battle.fight', { file: TOY_FILE, seed, turns: 1 });
    const { records } = await ask('recent.list', {});
    expect(records).toHaveLength(5);
    expect(records.map(({ file }) => file)).not.toContain(only?.file);
    await expect(ask('recent.annotate', { battle, notes })).rejects.toThrow('no longer among the last 5');
    // The next battle lies where it lay.
    await ask('battle.fight', { file: TOY_FILE, seed: 6, turns: 1 });
    expect((await ask('recent.list', {})).records.map(({ file }) => file)).toContain(only?.file);
    expect(told['recent.changed']).toHaveLength(7);
    await expect(ask('recent.annotate', { battle, notes })).rejects.toThrow('no longer among the last 5');
    expect((await ask('recent.notes', { battle })).notes).toEqual([]);
  });
});

it('a battle that has ended and cannot be written as a recent one can still be taken up', async () => {
  const { ask, goOn, user } = deskOn(folderWith({ 'recent battles': 'in the way' }));
  await goOn((await ask('play.start', START)).position);
  await ask('play.leave', { play: PLAY });
  expect((await ask('play.list', {})).plays).toHaveLength(1);
  rmSync(join(user, 'recent battles'));
  expect((await ask('play.resume', { play: PLAY, seat: null })).position.ended).toBe(true);
  await ask('play.leave', { play: PLAY });
  expect((await ask('recent.list', {})).records).toHaveLength(1);
});

describe('a branch', () => {
  it('leaves a battle at any of its events, with other players and dice, and says where', async () => {
    const { ask, goOn } = deskOn();
    await goOn((await ask('play.start', START)).position);
    const { battle, record } = await ask('play.open', { play: PLAY });
    const event = Math.floor(record.events.length / 2);
    const of = { kind: 'battle', battle } as const;
    const branch = { of, event, turns: 3, players: { blue: 'drill-book', red: 'drill-book' } };
    await ask('play.branch', { ...branch, play: 'toy-branch-1', dice: { from: 'seed', seed: 77 } });
    const other = (await ask('play.open', { play: 'toy-branch-1' })).record;
    expect(other.events.slice(0, event)).toEqual(record.events.slice(0, event));
    expect(other.branched).toMatchObject({ from: record.checksum, event });
    expect(verifyRecord(other, filedDrill).difference).toBeNull();
    const same = await ask('play.branch', { ...branch, play: 'toy-branch-2', players: BOTH });
    expect(same.position.undo.isPossible).toBe(false);
    const going = (await ask('play.open', { play: 'toy-branch-2' })).record;
    expect(going.events.slice(0, event)).toEqual(record.events.slice(0, event));
    // Of a fight the window counts the events that it has been shown.
    const shown = (await ask('play.watch', { play: PLAY, seat: 'blue' })).position;
    const third = {
      ...branch,
      of: { kind: 'play', play: PLAY, seat: 'blue' },
      event: shown.length,
      players: BOTH,
    } as const;
    expect((await ask('play.branch', { ...third, play: 'toy-branch-3' })).position.ended).toBe(true);
    // A fight that is left goes on between those who play it.
    const own = await ask('play.branch', { of: third.of, event: third.event, turns: 3, play: 'toy-branch-4' });
    expect(own.first.seats).toEqual((await ask('play.watch', { play: PLAY, seat: 'blue' })).first.seats);
  });

  it('is left by another, before and after it left its own, by hand and by computer, with its dice or others', async () => {
    const { ask, goOn } = deskOn();
    await goOn((await ask('play.start', START)).position);
    const { battle, record } = await ask('play.open', { play: PLAY });
    const left = Math.floor(record.events.length / 2);
    const computers = { blue: 'drill-book', red: 'drill-book' };
    const first = { of: { kind: 'battle', battle }, event: left, turns: 3, players: computers } as const;
    await ask('play.branch', { ...first, play: 'toy-branch-1', dice: { from: 'seed', seed: 77 } });
    const branch = await ask('play.open', { play: 'toy-branch-1' });
    const of = { kind: 'battle', battle: branch.battle } as const;
    const moments = [1, left - 1, left, left + 1, branch.record.events.length - 1];
    const kinds = moments.flatMap((event) =>
      [BOTH, computers].flatMap((players) =>
        [{}, { dice: { from: 'seed', seed: 9 } as const }].map((dice) => ({ event, players, dice })),
      ),
    );
    for (const [i, { event, players, dice }] of kinds.entries()) {
      const play = `toy-twig-${i}`;
      const { position } = await ask('play.branch', { of, event, turns: 3, players, ...dice, play });
      expect(position.ended || position.asked.length > 0, `${event} ${players.blue}`).toBe(true);
      const twig = (await ask('play.open', { play })).record;
      expect(twig.events.slice(0, event)).toEqual(branch.record.events.slice(0, event));
      expect(twig.branched).toMatchObject({ from: branch.record.checksum, event });
      if (position.ended) expect(verifyRecord(twig, filedDrill).difference).toBeNull();
      await ask('play.leave', { play });
    }
  });
});
