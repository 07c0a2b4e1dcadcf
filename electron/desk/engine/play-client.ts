/** Fights with people in them, kept in the engine's thread: what the thread loses when it dies is handed over again. */
import type { BattleRecord, Id, Seat } from '../../../engine/battle';
import { changed } from '../../../engine/play';
import type { BranchOrder, PlayChange, PlayMove, PlayMoved, PlayOrder, PlaySoFar } from '../../../engine/play';
import { refuse } from '../faults';
import { TaskCancelled } from '../threads';
import type { PlayProgress, PlayTasks } from './play-tasks';
import type { SharedThread } from './shared-thread';
import type { EngineThread } from './tasks';

export interface PlayClient {
  /** Takes a fight in. */
  open(play: Id, order: PlayOrder, soFar: PlaySoFar, listeners: PlayListeners): void;
  /** Moves it, and lets computers answer until a person is asked. */
  move(play: Id, seat: Seat | null, from: number, move: PlayMove): Promise<PlayMoved>;
  watch(play: Id, seat: Seat | null): Promise<PlayTasks['playWatch']['result']>;
  /** What may be asked of it without moving it. */
  look<Name extends PlayLook>(name: Name, order: PlayTasks[Name]['order']): Promise<PlayTasks[Name]['result']>;
  record(play: Id): Promise<BattleRecord>;
  /** What a fight is ordered by that leaves a battle. */
  branch(record: BattleRecord, order: BranchOrder): Promise<PlayOrder>;
  /** Gives up what is being worked out, and lets it go. */
  close(play: Id): void;
}
export type PlayLook = 'playMoment' | 'playTry' | 'playReach' | 'playOdds' | 'playAdvise' | 'playThreats' | 'playZones';
export interface PlayListeners {
  readonly onChange: (change: PlayChange) => void;
  readonly onProgress: (progress: PlayProgress) => void;
  readonly onRestored: () => void;
}

interface OpenPlay {
  readonly order: PlayOrder;
  soFar: PlaySoFar;
  /** How often it has changed. */
  changes: number;
  readonly listeners: PlayListeners;
  readonly closing: AbortController;
}

export interface PlayThread {
  readonly client: PlayClient;
  /** A thread was started: it knows nothing yet. */
  forget(): void;
}

export function openPlayClient(shared: () => SharedThread, beforeAsking: () => void): PlayThread {
  const plays = new Map<Id, OpenPlay>();
  const held = new Set<Id>();

  const playOf = (id: Id): OpenPlay => {
    const play = plays.get(id);
    if (!play) throw refuse('play-closed', 'This battle is no longer open: take it up again.');
    return play;
  };
  const note = (play: OpenPlay, change: PlayProgress['change']): void => {
    if (!change) return;
    play.soFar = changed(play.soFar, change);
    play.changes += 1;
    play.listeners.onChange(change);
  };
  /** Held from the asking on: one that is closed meanwhile is to be released all the same. */
  const hold = async (thread: EngineThread, id: Id, { order, soFar, closing }: OpenPlay): Promise<void> => {
    held.add(id);
    try {
      await thread.ask('playHold', { play: id, order, soFar }, { signal: closing.signal });
    } catch (error) {
      held.delete(id);
      throw error;
    }
  };
  const inThread = async <Answer>(
    id: Id,
    ask: (thread: EngineThread, play: OpenPlay) => Promise<Answer>,
  ): Promise<Answer> => {
    beforeAsking();
    const play = playOf(id);
    const { signal } = play.closing;
    try {
      return await shared().run(
        async (thread) => {
          if (!held.has(id)) await hold(thread, id, play);
          return ask(thread, play);
        },
        { signal, onRepeated: play.listeners.onRestored },
      );
    } catch (error) {
      throw error instanceof TaskCancelled ? refuse('play-closed', 'This battle was closed.') : error;
    }
  };

  const client: PlayClient = {
    open(id, order, soFar, listeners) {
      if (plays.has(id)) throw refuse('play-open', 'This battle is open already.');
      plays.set(id, { order, soFar, changes: 0, listeners, closing: new AbortController() });
    },
    move(id, seat, from, move) {
      let before: number | null = null;
      return inThread(id, async (thread, play) => {
        before ??= play.changes;
        const { signal } = play.closing;
        const onProgress = (progress: PlayProgress): void => {
          note(play, progress.change);
          play.listeners.onProgress(progress);
        };
        // A thread that died in the middle had made the move already: only what was to follow is done again.
        const left: PlayMove = play.changes === before ? move : { do: 'look' };
        const { moved, change } = await thread.ask(
          'playMove',
          { play: id, seat, from, move: left },
          { onProgress, signal },
        );
        note(play, change);
        return moved;
      });
    },
    watch: (id, seat) => inThread(id, (thread) => thread.ask('playWatch', { play: id, seat })),
    branch: (record, order) => shared().run((thread) => thread.ask('playBranch', { record, order })),
    look: (name, order) => inThread(order.play, (thread) => thread.ask(name, order)),
    record: (id) => inThread(id, (thread) => thread.ask('playRecord', { play: id })),
    close(id) {
      plays.get(id)?.closing.abort();
      plays.delete(id);
      if (held.delete(id))
        shared()
          .run((thread) => thread.ask('playRelease', { play: id }))
          .catch(() => undefined);
    },
  };
  return { client, forget: () => held.clear() };
}
