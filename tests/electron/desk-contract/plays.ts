/** A battle fought by people: every call that begins, moves, asks about, keeps and leaves it. */
import { expect, it } from 'vitest';
import type { CallName, DeskCalls } from '../../../electron/desk/api';
import { TOY_FILE, toyEngine, TOY_FILES } from '../toy-desk';
import { ok } from './connected';
import type { OpenDesk } from './connected';

const PLAY = 'toy-play-1';
const BOTH = { blue: 'person', red: 'person' };
const START = { play: PLAY, file: TOY_FILE, turns: 3, dice: { from: 'seed', seed: 5 }, players: BOTH } as const;

export function describePlays(desk: OpenDesk): void {
  const opened = async () => {
    const { bridge, call } = await desk(TOY_FILES, toyEngine());
    const ask = async <N extends CallName>(name: N, args: DeskCalls[N]['args']): Promise<DeskCalls[N]['result']> =>
      ok(await call(name, args));
    return { bridge, call, ask };
  };

  it('begins a fight, tells what is asked, takes an answer, takes it back and gives it again', async () => {
    const { ask, call, bridge } = await opened();
    const changed = new Promise((resolve) => void bridge.on('plays.changed', resolve));
    const { first, position } = await ask('play.start', START);
    await changed;
    expect(first.seats).toEqual({ blue: 'a person', red: 'a person' });
    const { seat, asked } = position;
    const choice = asked[0]?.choices[0]?.choice ?? { pick: '' };
    const watched = { play: PLAY, seat, from: 0 };
    const meant = { play: PLAY, seat, at: 0, asked: 0 };
    expect(Array.isArray((await ask('play.odds', { ...meant, choice: null })).each)).toBe(true);
    expect((await ask('play.try', { ...meant, attempt: { choice } })).refusal).toBeNull();
    expect(Array.isArray((await ask('play.reach', meant)).envelopes)).toBe(true);
    const unit = first.start.pieces.find((piece) => piece.seat === seat)?.id ?? '';
    expect(Array.isArray((await ask('play.threats', { play: PLAY, seat, unit, pose: null })).threats)).toBe(true);
    expect(Array.isArray((await ask('play.zones', { play: PLAY, seat, unit })).zones)).toBe(true);
    expect((await ask('play.advise', meant)).general).not.toBe('');

    expect((await ask('play.answer', { ...watched, at: 0, asked: 0, choice })).position.entries).toBe(1);
    expect((await ask('play.undo', { ...watched, to: 'last' })).position.entries).toBe(0);
    expect((await ask('play.redo', watched)).position.entries).toBe(1);
    expect((await ask('play.look', watched)).position.entries).toBe(1);
    expect((await ask('play.watch', { play: PLAY, seat: null })).position.entries).toBe(1);

    const late = await ask('play.answer', { ...watched, at: 7, asked: 0, choice });
    expect(late.refusal?.sentence).toMatch(/no longer asked/);
    const moves = [{ unit, attempts: [{ legs: [{ ahead: 2 }] }] }];
    expect((await ask('play.together', { ...watched, at: 7, moves })).refusal?.sentence).toMatch(/no longer asked/);
    const stand = [{ id: unit, to: { x: 10, y: 10, hx: 0, hy: 1 } }];
    expect((await ask('play.put', { ...watched, at: 1, stand })).refusal?.sentence).toMatch(/real table/);
    expect((await ask('play.correct', { ...watched, entry: 0, dice: [3] })).refusal).not.toBeNull();
    expect(await call('play.try', { ...meant, at: 7, attempt: { choice } })).toHaveProperty('fault');
  });

  it('leaves a fight, finds it, puts it away and back, takes it up, branches, opens and keeps it', async () => {
    const { ask, call } = await opened();
    const { position } = await ask('play.start', START);
    const choice = position.asked[0]?.choices[0]?.choice ?? { pick: '' };
    await ask('play.answer', { play: PLAY, seat: null, from: 0, at: 0, asked: 0, choice });
    await ask('play.leave', { play: PLAY });
    const listed = async () => (await ask('play.list', {})).plays.map(({ play, entries }) => [play, entries]);
    expect(await listed()).toEqual([[PLAY, 1]]);
    await ask('play.discard', { play: PLAY });
    expect(await listed()).toEqual([]);
    await ask('play.restore', { play: PLAY });
    expect((await ask('play.resume', { play: PLAY, seat: null })).position.entries).toBe(1);
    const of = { kind: 'play', play: PLAY, seat: 'blue' } as const;
    const branch = { play: 'toy-branch-1', of, event: 0, turns: 3, players: BOTH };
    expect((await ask('play.branch', branch)).position.undo.isPossible).toBe(false);
    const { record } = await ask('play.open', { play: PLAY });
    const { file } = await ask('play.keep', { play: PLAY, name: 'By hand' });
    expect((await ask('record.open', { file })).record).toEqual(record);
    expect(await call('play.look', { play: 'nobody', seat: null, from: 0 })).toHaveProperty('fault');
  });

  it('tells the window that fights of what a computer does', async () => {
    const { ask, bridge } = await opened();
    const told = new Promise<DeskCalls['play.start']['result']['position']['events']>(
      (resolve) => void bridge.on('play.progress', ({ play, events }) => (play === PLAY ? resolve(events) : undefined)),
    );
    const { position } = await ask('play.start', { ...START, players: { blue: 'drill-book', red: 'person' } });
    expect(position.waitingFor).toEqual(['red']);
    expect((await told).length).toBeGreaterThan(0);
  });

  it.each([
    ['play.start', { ...START, players: { blue: 7 } }],
    ['play.start', { ...START, dice: { from: 'heaven' } }],
    ['play.start', { ...START, play: '../x' }],
    ['play.answer', { play: PLAY, seat: null, from: 0, at: 0, asked: 0, choice: 'stand' }],
    ['play.answer', { play: PLAY, seat: null, from: -1, at: 0, asked: 0, choice: { pick: 'stand' } }],
    ['play.put', { play: PLAY, seat: null, from: 0, at: 0, stand: [{ id: 'x', to: { x: 1 } }] }],
    ['play.together', { play: PLAY, seat: null, from: 0, at: 0, moves: [{ unit: 'x', attempts: [{ up: 1 }] }] }],
    ['play.undo', { play: PLAY, seat: null, from: 0, to: 'first' }],
    ['play.correct', { play: PLAY, seat: null, from: 0, entry: 0, dice: ['six'] }],
  ])('refuses %s with %j before anything is done', async (name, args) => {
    const { raw } = await desk();
    expect(await raw(name, args)).toMatchObject({ fault: { code: 'bad-argument' } });
  });
}
