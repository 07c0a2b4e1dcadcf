import { join } from 'node:path';
import type { BattleRecord, Id, Seat } from '../../../engine/battle';
import type { PlayMove, PlayMoved, PlayOrder } from '../../../engine/play';
import type { RuleSystem } from '../../../engine/rules';
import type { PlayEntry, PlayShown } from '../api';
import type { EngineClient } from '../engine';
import { faultOf, refuse } from '../faults';
import { openPresence } from '../journal/presence';
import type { Notifications } from '../notifications';
import type { RecentBattles } from '../recent-battles';
import { changeOf, headOf, readPlay } from './play-file';
import type { WrittenPlay } from './play-file';
import { openPlayFiles } from './play-files';

const OPEN = 'This battle is open in another window.';

/** Fights with people in them, as the desk keeps them: played in the engine's thread, written down as they go. */
export interface Plays {
  /** `owner` is the window, by identity: what it leaves open when it goes can be taken up again. */
  start(play: Id, order: PlayOrder, owner: object): Promise<PlayShown>;
  resume(play: Id, seat: Seat | null, owner: object): Promise<PlayShown>;
  watch(play: Id, seat: Seat | null): Promise<PlayShown>;
  move(play: Id, seat: Seat | null, from: number, move: PlayMove): Promise<PlayMoved>;
  readonly look: EngineClient['plays']['look'];
  record(play: Id): Promise<BattleRecord>;
  /** The same to be watched: one that has ended becomes a recent battle, so that it can be marked. */
  open(play: Id): Promise<BattleRecord>;
  /** As it was begun. */
  order(play: Id): Promise<PlayOrder>;
  /** Nothing when another window has taken it up since. One that has ended becomes a recent battle, if that can be written. */
  leave(play: Id, owner: object): Promise<void>;
  /** Those that nobody has open, the latest first. */
  list(): Promise<readonly PlayEntry[]>;
  discard(play: Id): Promise<void>;
  restore(play: Id): Promise<void>;
  close(): Promise<void>;
}

export interface PlaysOptions {
  readonly folder: string;
  readonly engine: Pick<EngineClient, 'plays'>;
  readonly systems: readonly RuleSystem[];
  readonly notifications: Notifications;
  /** Where a battle goes that was fought to its end. */
  readonly recent: RecentBattles;
  /** In ms. */
  readonly now?: () => number;
}

export function openPlays({ folder, engine, systems, notifications, recent, now = Date.now }: PlaysOptions): Plays {
  const files = openPlayFiles(folder, now, (error) =>
    notifications.send('play.unsaved', { message: `The battle is not being kept: ${faultOf(error).message}` }),
  );
  const presence = openPresence(join(folder, 'windows'), now);
  const versionOf = (system: Id): string => systems.find(({ id }) => id === system)?.version ?? '';
  /** The windows that have fights open. */
  const owners = new Map<Id, object>();
  /** Fights that are over: they are battles when they are left. */
  const ended = new Set<Id>();
  /** Those of them that are recent battles already, for they were watched before they are left. */
  const noted = new Set<Id>();
  const tellChanged = (): void => notifications.send('plays.changed', {});

  /** Opens it in the thread, shows it, and lets the computers begin. */
  const show = async (play: Id, written: Omit<WrittenPlay, 'seats'>, seat: Seat | null): Promise<PlayShown> => {
    engine.plays.open(play, written.order, written.soFar, {
      onChange: (change) => files.add(play, changeOf(change)),
      onProgress: ({ seat: eyes, from, events }) =>
        notifications.send('play.progress', { play, seat: eyes, from, events }, owners.get(play)),
      onRestored: () =>
        notifications.send('engine.restored', {
          battle: play,
          events: 0,
          message: 'The rules engine stopped and was started again. Nothing of the battle is lost.',
        }),
    });
    const { first } = await engine.plays.watch(play, seat);
    const { entries, acts } = written.soFar;
    await files.write(
      play,
      headOf({ ...written, seats: first.seats }) +
        changeOf({
          from: written.order.past?.length ?? 0,
          turn: written.turn,
          entries: entries.slice(written.order.past?.length ?? 0),
          acts,
        }),
    );
    await engine.plays.move(play, seat, 0, { do: 'look' });
    const shown = await engine.plays.watch(play, seat);
    if (shown.position.ended) ended.add(play);
    return { play, ...shown };
  };
  const expectFree = async (play: Id): Promise<void> => {
    if ((await presence.documents()).has(play)) throw refuse('play-open', OPEN);
  };
  const close = (play: Id, owner: object): void => {
    owners.delete(play);
    engine.plays.close(play);
    presence.end(play, owner);
  };
  /** Does `work` for a fight that this window has open from now on, unless it fails. */
  const opening = async <Result>(play: Id, owner: object, work: () => Promise<Result>): Promise<Result> => {
    if (owners.has(play)) throw refuse('play-open', OPEN);
    owners.set(play, owner);
    try {
      await expectFree(play);
      await presence.begin(play, null, owner);
      tellChanged();
      return await work();
    } catch (error) {
      close(play, owner);
      tellChanged();
      throw error;
    }
  };
  const entryOf = async (play: Id): Promise<PlayEntry> => {
    const { text, at } = await files.read(play);
    try {
      const { title, seats, turn, soFar, version, order } = readPlay(text, play);
      return { play, title, seats, turn, entries: soFar.entries.length, at, fault: unfit(order.system, version) };
    } catch (error) {
      return { play, title: play, seats: {}, turn: 0, entries: 0, at, fault: faultOf(error).message };
    }
  };
  const unfit = (system: Id, version: string): string | null =>
    version === versionOf(system)
      ? null
      : `It was begun under version ${version} of its rules, and ${versionOf(system) || 'none'} is installed.`;

  return {
    async start(play, order, owner) {
      const begun = {
        title: order.scenario.title,
        version: versionOf(order.system),
        order,
        turn: order.branched?.turn ?? 0,
        soFar: { entries: order.past ?? [], acts: [] },
      };
      return opening(play, owner, async () => {
        if ((await files.list()).includes(play)) throw refuse('play-twice', 'There is a battle of this name already.');
        return show(play, begun, null);
      });
    },
    async resume(play, seat, owner) {
      return opening(play, owner, async () => {
        const written = readPlay((await files.read(play)).text, play);
        const fault = unfit(written.order.system, written.version);
        if (fault) throw refuse('play-unfit', fault);
        return show(play, written, seat);
      });
    },
    watch: async (play, seat) => ({ play, ...(await engine.plays.watch(play, seat)) }),
    async move(play, seat, from, move) {
      const moved = await engine.plays.move(play, seat, from, move);
      if (moved.position.ended) ended.add(play);
      else ended.delete(play);
      noted.delete(play);
      return moved;
    },
    look: (name, order) => engine.plays.look(name, order),
    record: (play) => engine.plays.record(play),
    async open(play) {
      const record = await engine.plays.record(play);
      if (ended.has(play) && !noted.has(play) && (await recent.note(record))) noted.add(play);
      return record;
    },
    order: async (play) => readPlay((await files.read(play)).text, play).order,
    async leave(play, owner) {
      if (owners.get(play) !== owner) return;
      // It is nobody's while its record is written: neither left again nor taken up.
      owners.set(play, {});
      try {
        const isNoted = noted.delete(play);
        if (ended.delete(play) && (isNoted || (await recent.note(await engine.plays.record(play)))))
          await files.remove(play);
      } finally {
        close(play, owner);
        await files.settled();
        tellChanged();
      }
    },
    async list() {
      const open = await presence.documents();
      const found = (await files.list()).filter((play) => !open.has(play));
      const entries = await Promise.all(found.map((play) => entryOf(play).catch(() => null)));
      return entries.filter((entry) => entry !== null).toSorted((one, other) => other.at - one.at);
    },
    async discard(play) {
      await expectFree(play);
      await files.discard(play);
      tellChanged();
    },
    async restore(play) {
      await files.restore(play);
      tellChanged();
    },
    async close() {
      await files.settled();
      await presence.close();
    },
  };
}
