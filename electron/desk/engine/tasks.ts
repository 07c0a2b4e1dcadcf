/** What the engine's thread is asked for. It holds battles by the names the desk gave them. */
import type { GameSummary } from '../../../engine/analysis/report';
import type { BattleRecord, Id } from '../../../engine/battle';
import type {
  ExplainedMoment,
  FightOrder,
  GamesOrder,
  InspectOrder,
  Inspection,
  Plans,
  SeatPlan,
} from '../../../engine/work';
import type { ThreadTask, Thread } from '../threads';
import type { PlayTasks } from './play-tasks';

export interface FightProgress {
  readonly turn: number;
  readonly events: number;
  /** What both sides mean to do, told when a turn has begun. */
  readonly plans?: readonly SeatPlan[];
}
interface Named {
  readonly battle: Id;
}
// A type, not an interface: only of a type are all keys known, which makes it a list of tasks.
export type EngineTasks = PlayTasks & {
  /** Fights a battle and holds it. */
  readonly fight: ThreadTask<FightOrder & Named, BattleRecord, FightProgress>;
  /** Holds a battle that was fought elsewhere or before. */
  readonly hold: ThreadTask<Named & { readonly record: BattleRecord }, null, never>;
  readonly release: ThreadTask<Named, null, never>;
  /** The armies as a battle would begin. */
  readonly lay: ThreadTask<Omit<FightOrder, 'seed'>, BattleRecord, never>;
  readonly inspect: ThreadTask<InspectOrder & Named, Inspection, never>;
  readonly explain: ThreadTask<Named & { readonly event: number }, ExplainedMoment, never>;
  readonly plans: ThreadTask<Named, Plans, never>;
  /** What each of several battles comes to, told as it ends. */
  readonly games: ThreadTask<GamesOrder, null, GameSummary>;
  /** Fights a battle only so that the rules are compiled when somebody waits for one. */
  readonly warmUp: ThreadTask<FightOrder, null, FightProgress>;
};
export type EngineThread = Thread<EngineTasks>;
