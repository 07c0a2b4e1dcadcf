import { availableParallelism } from 'node:os';
import type { BattleRecord, Id, Outcome } from '../../engine/battle';
import type { FightOrder, InspectOrder, Inspection, SliceOrder } from '../../engine/worker';
import type { SpawnThread } from './threads';
import { refuse } from './faults';
import { fightMany } from './many-battles';
import type { News } from './news';
import { openBattle } from './open-battle';
import type { OpenBattle } from './open-battle';

/** Battles that may lie open at once; the oldest is closed for the next. */
const MOST_OPEN = 6;

/** The engine as the desk uses it: a thread for each open battle, and all cores for many battles. */
export interface EngineClient {
  fight(order: FightOrder): Promise<{ readonly battle: Id; readonly record: BattleRecord }>;
  /** Opens a battle from its record. */
  open(record: BattleRecord): Id;
  record(battle: Id): BattleRecord;
  inspect(battle: Id, order: InspectOrder): Promise<Inspection>;
  stop(battle: Id): Promise<void>;
  fightMany(order: SliceOrder, onProgress: (fought: number) => void): Promise<readonly Outcome[]>;
  close(): Promise<void>;
}

export function openEngine(spawn: SpawnThread, news: News, cores = availableParallelism()): EngineClient {
  const battles = new Map<Id, OpenBattle>();
  let opened = 0;

  const place = (): { id: Id; battle: OpenBattle } => {
    for (const [oldest, battle] of battles) {
      if (battles.size < MOST_OPEN) break;
      battles.delete(oldest);
      void battle.close();
    }
    opened += 1;
    const id = `battle-${opened}`;
    const restored = (events: number): void =>
      news.tell('engine.restored', {
        battle: id,
        events,
        message: `The rules engine stopped and was started again. All ${events} events are safe.`,
      });
    const battle = openBattle(spawn, restored);
    battles.set(id, battle);
    return { id, battle };
  };
  const find = (id: Id): OpenBattle => {
    const battle = battles.get(id);
    if (!battle) throw refuse('battle-closed', 'This battle is no longer open: fight it again or open its record.');
    return battle;
  };

  return {
    async fight(order) {
      const { id, battle } = place();
      try {
        const record = await battle.fight(order, (turn, events) =>
          news.tell('battle.progress', { battle: id, turn, events }),
        );
        return { battle: id, record };
      } catch (error) {
        battles.delete(id);
        await battle.close();
        throw error;
      }
    },
    open(record) {
      const { id, battle } = place();
      battle.hold(record);
      return id;
    },
    record(id) {
      const record = find(id).record();
      if (!record) throw refuse('battle-unfinished', 'This battle is still being fought: keep it when it is over.');
      return record;
    },
    inspect: (id, order) => find(id).inspect(order),
    async stop(id) {
      const battle = battles.get(id);
      battles.delete(id);
      await battle?.close();
    },
    fightMany: (order, onProgress) => fightMany(spawn, { order, threads: cores, onProgress }),
    async close() {
      await Promise.all([...battles.values()].map((battle) => battle.close()));
      battles.clear();
    },
  };
}
