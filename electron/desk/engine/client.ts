import type { BattleRecord, Id } from '../../../engine/battle';
import type { ExplainedMoment, FightOrder, InspectOrder, Inspection, Plans } from '../../../engine/work';
import { refuse } from '../faults';
import type { Notifications } from '../notifications';
import { TaskCancelled } from '../threads';
import type { SpawnThread } from '../threads';
import { openPlayClient } from './play-client';
import type { PlayClient } from './play-client';
import { openSharedThread } from './shared-thread';
import type { SharedThread } from './shared-thread';
import type { EngineThread, FightProgress } from './tasks';

/** Battles whose records the desk keeps; the one least recently used is closed for the next. */
const MOST_OPEN = 6;
/** Battles that the thread holds as well, so that it answers at once; the others are handed over again when asked about. */
const MOST_HELD = 2;

/** The engine as the desk uses it: one thread for the open battles. */
export interface EngineClient {
  /** Fights with people in them. */
  readonly plays: PlayClient;
  /** Fights in the order asked; a battle can be stopped while it waits and while it is fought. */
  fight(order: FightOrder): Promise<FoughtBattle>;
  /** Gives a battle its name before its order is known: from now on it can be stopped. */
  begin(battle: Id): { fight(order: Promise<FightOrder>): Promise<FoughtBattle> };
  /** Opens a battle in which nothing has happened, so that the armies can be looked at. */
  lay(order: Omit<FightOrder, 'seed'>): Promise<FoughtBattle>;
  /** Opens a battle from its record. */
  open(record: BattleRecord): Id;
  record(battle: Id): BattleRecord;
  inspect(battle: Id, order: InspectOrder): Promise<Inspection>;
  explain(battle: Id, event: number): Promise<ExplainedMoment>;
  plans(battle: Id): Promise<Plans>;
  stop(battle: Id): void;
  /** Fights these for nobody, one by one, until somebody asks for anything: that order waits for the end of a step at most. */
  warmUp(orders: readonly FightOrder[]): Promise<void>;
  close(): Promise<void>;
}

export interface FoughtBattle {
  readonly battle: Id;
  readonly record: BattleRecord;
}
/** Null while it is fought. */
interface OpenBattle {
  record: BattleRecord | null;
  readonly stopping: AbortController;
}

export function openEngine(spawn: SpawnThread, notifications: Notifications): EngineClient {
  /** In the order of their last use, and so is `held`. */
  const battles = new Map<Id, OpenBattle>();
  const held = new Set<Id>();
  const warming = new AbortController();
  let opened = 0;

  const tellRestored = (battle: Id, { events }: BattleRecord, how: 'kept' | 'refought'): void =>
    notifications.send('engine.restored', {
      battle,
      events: events.length,
      message:
        how === 'kept'
          ? `The rules engine stopped and was started again. All ${events.length} events of the battle are safe.`
          : 'The rules engine stopped in the middle of the battle. It was started again, and has fought it from the beginning.',
    });
  const plays = openPlayClient(
    () => shared,
    () => warming.abort(),
  );
  const shared: SharedThread = openSharedThread(spawn, {
    onStart() {
      held.clear();
      plays.forget();
    },
    onIdleEnd() {
      const [latest] = [...battles].reverse();
      if (latest?.[1].record) tellRestored(latest[0], latest[1].record, 'kept');
    },
  });

  /** What was on its way into the thread, or is held there, goes when its turn comes. */
  const letGo = (id: Id): void => {
    const battle = battles.get(id);
    battles.delete(id);
    battle?.stopping.abort();
    if (!held.delete(id) && !(battle && !battle.record)) return;
    shared.run((thread) => thread.ask('release', { battle: id })).catch(() => undefined);
  };
  const nextId = (): Id => {
    opened += 1;
    return `battle-${opened}`;
  };
  const place = (id: Id, record: BattleRecord | null): OpenBattle => {
    if (battles.has(id)) throw refuse('battle-twice', 'There is a battle of this name already.');
    for (const [oldest, { record: fought }] of battles) {
      if (battles.size < MOST_OPEN) break;
      if (fought) letGo(oldest);
    }
    const battle = { record, stopping: new AbortController() };
    battles.set(id, battle);
    return battle;
  };
  const recordOf = (id: Id): BattleRecord => {
    const battle = battles.get(id);
    if (!battle) throw refuse('battle-closed', 'This battle is no longer open: fight it again or open its record.');
    if (!battle.record) throw refuse('battle-unfinished', 'This battle is still being fought: wait until it is over.');
    battles.delete(id);
    battles.set(id, battle);
    return battle.record;
  };
  const noteHeld = async (thread: EngineThread, id: Id): Promise<void> => {
    held.delete(id);
    held.add(id);
    for (const oldest of held) {
      if (held.size <= MOST_HELD) break;
      held.delete(oldest);
      await thread.ask('release', { battle: oldest });
    }
  };

  const begin = (id: Id): { fight(order: Promise<FightOrder>): Promise<FoughtBattle> } => {
    warming.abort();
    const battle = place(id, null);
    const { signal } = battle.stopping;
    return {
      async fight(ordered) {
        try {
          const order = await ordered;
          if (signal.aborted) throw new TaskCancelled();
          const record = await shared.run(
            async (thread) => {
              const onProgress = (progress: FightProgress): void =>
                notifications.send('battle.progress', { battle: id, ...progress });
              const fought = await thread.ask('fight', { ...order, battle: id }, { onProgress, signal });
              await noteHeld(thread, id);
              return fought;
            },
            { signal, onRepeated: (fought) => tellRestored(id, fought, 'refought') },
          );
          battle.record = record;
          return { battle: id, record };
        } catch (error) {
          battles.delete(id);
          throw error instanceof TaskCancelled ? refuse('battle-closed', 'This battle was closed.') : error;
        }
      },
    };
  };

  /** Asks the thread about an open battle, which it is handed when it does not hold it. */
  const lookInto = async <Answer>(id: Id, ask: (thread: EngineThread) => Promise<Answer>): Promise<Answer> => {
    warming.abort();
    const record = recordOf(id);
    return shared.run(
      async (thread) => {
        if (!held.has(id)) await thread.ask('hold', { battle: id, record });
        await noteHeld(thread, id);
        return ask(thread);
      },
      { onRepeated: () => tellRestored(id, record, 'kept') },
    );
  };

  const open = (record: BattleRecord): Id => {
    const id = nextId();
    place(id, record);
    return id;
  };

  return {
    plays: plays.client,
    fight: (order) => begin(nextId()).fight(Promise.resolve(order)),
    begin,
    async lay(order) {
      warming.abort();
      const record = await shared.run((thread) => thread.ask('lay', order));
      return { battle: open(record), record };
    },
    open,
    record: recordOf,
    inspect: (id, order) => lookInto(id, (thread) => thread.ask('inspect', { ...order, battle: id })),
    explain: (id, event) => lookInto(id, (thread) => thread.ask('explain', { event, battle: id })),
    plans: (id) => lookInto(id, (thread) => thread.ask('plans', { battle: id })),
    stop: letGo,
    async warmUp(orders) {
      const { signal } = warming;
      for (const order of orders) {
        if (signal.aborted) return;
        try {
          await shared.run((thread) => thread.ask('warmUp', order, { signal }), { signal });
        } catch {
          return; // what is wrong is said to whoever fights it
        }
      }
    },
    async close() {
      battles.clear();
      await shared.close();
    },
  };
}
