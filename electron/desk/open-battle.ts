import type { BattleRecord } from '../../engine/battle';
import type { FightOrder, InspectOrder, Inspection } from '../../engine/worker';
import { refuse } from './faults';
import { startEngineThread } from './engine-threads';
import { ThreadEnded } from './threads';
import type { EngineThread } from './engine-threads';
import type { SpawnThread } from './threads';

/** A battle on the table: one thread that holds it, replaced when it dies. */
export interface OpenBattle {
  record(): BattleRecord | null;
  fight(order: FightOrder, onProgress: (turn: number, events: number) => void): Promise<BattleRecord>;
  hold(record: BattleRecord): void;
  inspect(order: InspectOrder): Promise<Inspection>;
  close(): Promise<void>;
}

/** How often in a row a thread may die of one order before the order is given up. */
const LIVES = 2;

export function openBattle(spawn: SpawnThread, onRestored: (events: number) => void): OpenBattle {
  let thread: EngineThread | null = null;
  let record: BattleRecord | null = null;
  let closed = false;
  /** Orders being carried out: their own retry restores the battle. */
  let busy = 0;

  /** The running thread, or a new one that has been given the battle. */
  const ready = (): EngineThread => {
    if (thread) return thread;
    const fresh = startEngineThread(spawn);
    thread = fresh;
    fresh.onEnd(() => {
      if (thread === fresh) thread = null;
      if (!closed && busy === 0) tellRestored();
    });
    if (record) fresh.ask('hold', { record }).catch(() => undefined); // its death is heard by onEnd
    return fresh;
  };
  const tellRestored = (): void => onRestored(record?.events.length ?? 0);

  /** Carries an order out, over again in a new thread when the first one dies of it. */
  const carryOut = async <T>(order: (thread: EngineThread) => Promise<T>): Promise<T> => {
    busy += 1;
    try {
      for (let life = 1; life <= LIVES; life += 1) {
        try {
          if (closed) break;
          const result = await order(ready());
          if (life > 1) tellRestored();
          return result;
        } catch (error) {
          if (!(error instanceof ThreadEnded)) throw error;
          thread = null;
        }
      }
    } finally {
      busy -= 1;
    }
    if (closed) throw refuse('battle-closed', 'This battle was closed.');
    throw refuse(
      'engine-stopped',
      'The rules engine stopped twice over this battle and gave it up. Kept battles are safe.',
    );
  };

  return {
    record: () => record,
    async fight(order, onProgress) {
      const fought = await carryOut((engine) =>
        engine.ask('fight', order, ({ turn, events }) => onProgress(turn, events)),
      );
      record = fought;
      return fought;
    },
    hold(kept) {
      record = kept;
    },
    inspect: (order) => carryOut((engine) => engine.ask('inspect', order)),
    async close() {
      closed = true;
      await thread?.close();
      thread = null;
    },
  };
}
