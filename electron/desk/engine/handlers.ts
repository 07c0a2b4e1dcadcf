import type { BattleRecord, Id } from '../../../engine/battle';
import type { EngineWork, FightOrder } from '../../../engine/work';
import type { TaskHandlers } from '../threads';
import { playHandlers } from './play-handlers';
import type { EngineTasks, FightProgress } from './tasks';

/** The tasks of the engine's thread, carried out by `work`. */
export function engineHandlers(work: EngineWork): TaskHandlers<EngineTasks> {
  const held = new Map<Id, BattleRecord>();
  const fight = (order: FightOrder, report: (progress: FightProgress) => void): BattleRecord =>
    work.fight(order, (turn, events, plans) => report({ turn, events, ...(plans && { plans }) }));
  const heldAs = (battle: Id): BattleRecord => {
    const record = held.get(battle);
    if (!record) throw new Error(`the battle ${battle} is not held here`);
    return record;
  };
  return {
    fight({ battle, ...order }, report) {
      const record = fight(order, report);
      held.set(battle, record);
      return record;
    },
    hold({ battle, record }) {
      held.set(battle, record);
      return null;
    },
    release({ battle }) {
      held.delete(battle);
      return null;
    },
    lay: (order) => work.lay(order),
    inspect: ({ battle, ...order }) => work.inspect(heldAs(battle), order),
    explain: ({ battle, event }) => work.explain(heldAs(battle), event),
    plans: ({ battle }) => work.plans(heldAs(battle)),
    ...playHandlers(work),
    games(order, report) {
      work.games(order, report);
      return null;
    },
    warmUp(order, report) {
      fight(order, report);
      return null;
    },
  };
}
