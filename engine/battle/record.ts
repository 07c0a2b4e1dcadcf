/**
 * What is kept of a battle: enough to play it back from its events for ever, and to run it again under the same rules.
 * No clock time, nothing of the machine.
 */
import type { Pose } from '../geometry';
import type { Scenario } from '../scenario';
import type { BattleEvent } from './events';
import type { Choice } from './questions';
import type { Roster } from './roster';
import type { BattleState, Id, Seat } from './state';
import type { Vocabulary } from './vocabulary';

export type DiceSource =
  | { readonly from: 'seed'; readonly seed: number }
  /** These, and where there are no more of them those of another source, counted on. */
  | { readonly from: 'list'; readonly dice: readonly number[]; readonly then?: DiceSource }
  | { readonly from: 'people' };

/** Where a battle left another. */
export interface Branched {
  /** The checksum of the battle that was left. */
  readonly from: string;
  /** It was left after so many of its events, in this turn. */
  readonly event: number;
  readonly turn: number;
}

/** One thing somebody did, in order. */
export type BattleEntry =
  | { readonly seat: Seat; readonly choice: Choice }
  | {
      readonly seat: Seat;
      readonly instruct: { readonly kind: string; readonly id: Id; readonly choice: Choice | null };
    }
  /** Pieces put where they stand on a real table, whatever the rules say of the way there. */
  | { readonly seat: Seat; readonly stand: readonly PlacedPiece[] };

/** A piece and where it stands. */
export interface PlacedPiece {
  readonly id: Id;
  readonly to: Pose;
}

/** The fold of all events up to `event`, at the end of a step. */
export interface StepMark {
  readonly turn: number;
  readonly step: number;
  readonly event: number;
  readonly checksum: string;
}

/** Raised when records of the day before could not be played back as they are; readers bring older ones up to it. */
export const RECORD_FORMAT = 3;

export interface BattleRecord {
  readonly cockade: 'battle record';
  readonly format: typeof RECORD_FORMAT;
  readonly scenario: Scenario;
  readonly system: { readonly id: Id; readonly title: string; readonly version: string };
  readonly options: Readonly<Record<string, string>>;
  /** Who answered for each seat, in words. */
  readonly seats: Readonly<Record<Seat, string>>;
  /** Which computer generals commanded, by the id of a side or of the command of a wing; absent where none did, or of old. */
  readonly generals?: Readonly<Record<Id, Id>>;
  readonly dice: DiceSource;
  /** Absent where it began with its scenario. */
  readonly branched?: Branched;
  readonly vocabulary: Vocabulary;
  readonly roster: Roster;
  readonly start: BattleState;
  readonly entries: readonly BattleEntry[];
  readonly events: readonly BattleEvent[];
  readonly steps: readonly StepMark[];
  readonly outcome: Outcome;
  /** Of the whole log and the last state, 16 hexadecimal digits. */
  readonly checksum: string;
  /** Of everything else as well, 16 hexadecimal digits. */
  readonly seal: string;
}
export interface Outcome {
  readonly winner: Id | null;
  readonly reason: string;
  readonly turns: number;
  /** Undecided: stopped before anything was settled. */
  readonly ended: boolean;
  /** Points lost by side. */
  readonly losses: Readonly<Record<Id, number>>;
}
