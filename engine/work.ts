/**
 * The engine's work as a host asks for it: rule systems by their id, battles fought, moments of a battle looked into.
 * Orders and results are plain data; threads, messages and hosts are not its business.
 */
import { explainMoment, fightAgain, fightOut, laidOut, plansOf, recordOf, settingOf, summaryOf } from './analysis';
import type { ExplainedMoment, PlannedFight, Fought, Plans } from './analysis';
import type { GameSummary, Setting } from './analysis/report';
import { groundNow, playback, viewOfPosition } from './battle';
import type { BattleRecord, Id, Piece, Playback } from './battle';
import { memo } from './facts';
import type { Point } from './geometry';
import { branchOf, openPlay } from './play';
import type { BranchOrder, Play, PlayOrder, PlaySoFar } from './play';
import { systemById, systems } from './rules';
import type { RuleSystem } from './rules';
import type { Scenario } from './scenario';

export type { ExplainedMoment, Plans, SeatPlan } from './analysis';

export interface FightOrder {
  readonly scenario: Scenario;
  readonly system: Id;
  readonly seed: number;
  /** Turns after which a battle still open ends undecided. */
  readonly turns: number;
  /** Who commands each side, by the side's id; the usual general where none is named. */
  readonly generals?: Readonly<Record<Id, Id>>;
  /** Goes on from a turn of this record, of this scenario, with its orders as far as they can be repeated, or freely. */
  readonly from?: { readonly record: BattleRecord; readonly turn: number; readonly freely?: boolean };
}
/** Battles with these seeds. */
export interface GamesOrder extends Omit<FightOrder, 'seed'> {
  readonly seeds: readonly number[];
}
/** A moment of a battle (after its first `event` events) and a unit in it. */
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

/** What the engine can do: `engineWork` is the real one, tests hand in small ones. */
export interface EngineWork {
  fight(order: FightOrder, onStep: NonNullable<PlannedFight['onStep']>): BattleRecord;
  /** The armies as a battle would begin. */
  lay(order: Omit<FightOrder, 'seed'>): BattleRecord;
  /** Who fights where, in all battles of a kind. */
  setting(order: Pick<FightOrder, 'scenario' | 'system'>): Setting;
  /** What each of these battles comes to, in turn. */
  games(order: GamesOrder, onGame: (game: GameSummary) => void): void;
  inspect(record: BattleRecord, order: InspectOrder): Inspection;
  /** Why the generals did what they did up to a moment. What cannot be told is said in sentences. */
  explain(record: BattleRecord, event: number): ExplainedMoment;
  /** The plans of both sides as they changed. */
  plans(record: BattleRecord): Plans;
  /** A fight with people in it, as far as it was played. */
  play(order: PlayOrder, soFar?: PlaySoFar): Play;
  /** What a fight is ordered by that leaves a record. Throws a sentence when it cannot. */
  branch(record: BattleRecord, order: BranchOrder): PlayOrder;
}

/** The engine's work under these rule systems. */
export function engineWork(among: readonly RuleSystem[] = systems): EngineWork {
  /** Throws a sentence when there is no such system. */
  const systemNamed = (id: Id): RuleSystem => {
    const system = systemById(id, among);
    if (!system) throw new Error(`there is no rule system “${id}”`);
    return system;
  };
  const fought = ({ from, ...order }: FightOrder, onStep?: PlannedFight['onStep']): Fought => {
    const fight = { ...order, system: systemNamed(order.system), ...(onStep && { onStep }) };
    return from ? fightAgain({ ...fight, ...from }) : fightOut(fight);
  };
  return {
    fight: (order, onStep) => recordOf(fought(order, onStep)),

    lay: ({ scenario, system, turns }) => laidOut(scenario, systemNamed(system), turns),

    setting: ({ scenario, system }) => settingOf(scenario, systemNamed(system)),

    games({ seeds, ...order }, onGame) {
      const setting = settingOf(order.scenario, systemNamed(order.system));
      for (const seed of seeds) onGame(summaryOf(fought({ ...order, seed }), setting, seed));
    },

    inspect(record, { event, piece }) {
      const state = playbackOf(record).stateAt(event);
      const seat = seatOf(piece, [...state.pieces, ...Object.values(state.commands)]);
      if (seat === null) return NOTHING;
      const system = systemNamed(record.system.id);
      const view = viewOfPosition({ seat, state, ground: groundNow(record.scenario, state), roster: record.roster });
      const { title, lines } = system.readout(view, piece);
      return { readout: { title, lines }, zones: system.zones(view, piece) };
    },

    explain: (record, event) =>
      orUnknown(
        () => explainMoment(record, systemNamed(record.system.id), event),
        (why) => ({ brigade: null, answer: null, activation: [], plans: [], unknown: [why] }),
      ),

    plans: (record) =>
      orUnknown(
        () => plansOf(record, systemNamed(record.system.id)),
        (why) => ({ plans: [], unknown: [why] }),
      ),

    play: (order, soFar) => openPlay(order, systemNamed(order.system), soFar),
    branch: (record, order) => branchOf(record, systemNamed(record.system.id), order),
  };
}

/** What is told, or why it cannot be: a record of other rules than those that are here is no fault. */
function orUnknown<Told>(tell: () => Told, unknown: (why: string) => Told): Told {
  try {
    return tell();
  } catch (error) {
    if (error instanceof RangeError) return unknown(error.message);
    throw error;
  }
}

const NOTHING: Inspection = { readout: null, zones: [] };

const seatOf = (id: Id, pieces: readonly Piece[]): Id | null => pieces.find((piece) => piece.id === id)?.seat ?? null;

const playbackOf = memo((record: BattleRecord): Playback => playback(record));
