import type { GameSummary, Setting } from '../../../../engine/analysis/report';
import type { ExplainedMoment, Plans, SeatPlan } from '../../../../engine/analysis';
import type { BattleRecord } from '../../../../engine/battle';

export interface BattleResults {
  /** Fights to the end between computer generals; progress arrives as `battle.progress`. */
  'battle.fight': { battle: string; record: BattleRecord };
  /** The armies as the battle would begin: a battle in which nothing has happened, to be stopped when it is looked at no more. */
  'battle.lay': { battle: string; record: BattleRecord };
  'battle.stop': Record<string, never>;
  'battle.keep': { file: string };
  /** What a unit could tell at a moment: its card and its zones. */
  'battle.inspect': {
    readout: { title: string; lines: readonly { label: string; value: string; clause: string | null }[] } | null;
    zones: readonly { id: string; title: string; clause: string; outline: readonly { x: number; y: number }[] }[];
  };
  /** Why the computer generals did what they did up to a moment. */
  'battle.explain': ExplainedMoment;
  /** What the brigades of both sides were to do, whenever that changed. */
  'battle.plans': Plans;
  /**
   * Many battles with seeds that follow on, those fought before from the disk; `balance.setting` and `balance.games` tell of
   * them under the name `run`. Ends with the fault `balance-stopped` when it is stopped.
   */
  'balance.run': { fought: number };
  'balance.stop': Record<string, never>;
}
export interface BattleNotifications {
  /** With what both sides mean to do, in sentences, when a turn has begun. */
  'battle.progress': { battle: string; turn: number; events: number; plans?: readonly SeatPlan[] };
  /** Who fights where, in all battles of a run; sent before any of them. */
  'balance.setting': { run: string; setting: Setting };
  /** Battles of a run that have become known, in no order. */
  'balance.games': { run: string; games: readonly GameSummary[] };
  /** The engine stopped and was restored. */
  'engine.restored': { battle: string; events: number; message: string };
}
