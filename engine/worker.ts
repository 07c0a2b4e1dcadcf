/**
 * The engine behind a message port that is handed in: it fights, holds one battle to be asked about, and fights runs of
 * battles for statistics. Threads, processes and hosts are not its business.
 */
import type { BattleRecord, Id, Outcome } from './battle';
import type { Point } from './geometry';
import type { Scenario } from './scenario';

export interface FightOrder {
  readonly scenario: Scenario;
  readonly system: Id;
  readonly seed: number;
  /** Turns after which a battle still open ends undecided. */
  readonly turns: number;
}
/** Battles with the seeds `seed`, `seed + 1`, ... , `games` of them. */
export interface SliceOrder extends FightOrder {
  readonly games: number;
}
/** A moment of the held battle (after its first `event` events) and a unit in it. */
export interface InspectOrder {
  readonly event: number;
  readonly piece: Id;
}
/** What a unit could tell at a moment: its card and the areas it commands. */
export interface Inspection {
  readonly readout: {
    readonly title: string;
    readonly lines: readonly { readonly label: string; readonly value: string; readonly clause: Id | null }[];
  } | null;
  readonly zones: readonly {
    readonly id: Id;
    readonly title: string;
    readonly clause: Id;
    readonly outline: readonly Point[];
  }[];
}

/** What the engine can do: the real one is `work.ts`, tests hand in small ones. */
export interface EngineWork {
  fight(order: FightOrder, onStep: (turn: number, events: number) => void): BattleRecord;
  /** Only how it ends. */
  outcome(order: FightOrder): Outcome;
  inspect(record: BattleRecord, order: InspectOrder): Inspection;
}

/** Name -> order and result. */
export interface EngineTasks {
  /** Fights a battle and holds it. */
  fight: { order: FightOrder; result: BattleRecord };
  /** Holds a battle fought elsewhere. */
  hold: { order: { readonly record: BattleRecord }; result: null };
  inspect: { order: InspectOrder; result: Inspection };
  balanceSlice: { order: SliceOrder; result: readonly Outcome[] };
  /** Lets the held battle go. */
  stop: { order: null; result: null };
}
export type TaskName = keyof EngineTasks;
export type EngineRequest = {
  readonly [N in TaskName]: { readonly id: number; readonly task: N; readonly order: EngineTasks[N]['order'] };
}[TaskName];
export type EngineReply =
  | { readonly id: number; readonly done: EngineTasks[TaskName]['result'] }
  | { readonly id: number; readonly failed: string }
  | { readonly id: number; readonly progress: { readonly turn: number; readonly events: number } };

/** A port of any kind: of a thread, of a web worker, of a test. */
export interface EnginePort {
  post(reply: EngineReply): void;
  hear(request: (request: EngineRequest) => void): void;
}

/** Serves `work` behind `port`, one request after the other; a throw is answered, never lost. */
export function serveEngine(port: EnginePort, work: EngineWork): void {
  let held: BattleRecord | null = null;

  const carryOut = (request: EngineRequest): EngineTasks[TaskName]['result'] => {
    switch (request.task) {
      case 'fight':
        held = work.fight(request.order, (turn, events) => port.post({ id: request.id, progress: { turn, events } }));
        return held;
      case 'hold':
        held = request.order.record;
        return null;
      case 'inspect':
        if (!held) throw new Error('no battle is open here');
        return work.inspect(held, request.order);
      case 'balanceSlice':
        return fightMany(work, request.order);
      case 'stop':
        held = null;
        return null;
    }
  };

  port.hear((request) => {
    try {
      port.post({ id: request.id, done: carryOut(request) });
    } catch (error) {
      port.post({ id: request.id, failed: error instanceof Error ? error.message : String(error) });
    }
  });
}

function fightMany(work: EngineWork, order: SliceOrder): readonly Outcome[] {
  const seeds = Array.from({ length: order.games }, (_, i) => order.seed + i);
  return seeds.map((seed) => work.outcome({ ...order, seed }));
}
