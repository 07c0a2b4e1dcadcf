/** What a battle is made of, what can be asked of it and what can be told to it. */
import type { Ground } from '../terrain';
import { logChecksum } from './checksum';
import type { BattleEvent, Refusal } from './events';
import type { AnyQuestion, Choice, Decision } from './questions';
import type { DiceSource, BattleEntry, PlacedPiece, StepMark } from './record';
import type { Roster } from './roster';
import type { Script } from './script';
import type { BattleState, Id, Seat } from './state';
import type { View } from './view';

/** All a battle is made of. `start` is entered at its own turn and step; it is copied. */
export interface BattleSetUp {
  readonly script: Script;
  readonly ground: Ground;
  readonly roster: Roster;
  readonly start: BattleState;
  readonly dice: DiceSource;
  /** The battle stops undecided when this many turns are over. */
  readonly turns?: number;
  /** Keep the state at the start of each step, for entering and sampling. */
  readonly keepSteps?: boolean;
}

/** A fault of ours inside a rule; the battle stands as it was before the last entry. */
export class BattleFault extends Error {
  constructor(
    override readonly cause: unknown,
    readonly entries: readonly BattleEntry[],
  ) {
    super(`the rules stopped: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

export interface Battle {
  readonly state: BattleState;
  readonly events: readonly BattleEvent[];
  readonly entries: readonly BattleEntry[];
  /** How many events there were before each entry. */
  readonly entryEvents: readonly number[];
  readonly steps: readonly StepMark[];
  /** States at the start of each step, when they are kept. */
  readonly stepStates: readonly BattleState[];
  /** Open decisions not answered yet; empty when the battle is over or stopped. */
  readonly pending: readonly Decision[];
  /** Over, or stopped at its last turn. */
  readonly ended: boolean;
  view(seat: Seat): View;
  eventsFor(seat: Seat, from: number): readonly BattleEvent[];
  question(kind: string): AnyQuestion | null;
  check(seat: Seat, choice: Choice): Refusal | null;
  submit(seat: Seat, choice: Choice): Refusal | null;
  instruct(seat: Seat, kind: string, id: Id, choice: Choice | null): void;
  /** Puts pieces where they stand on a real table: what is asked stays asked. Refused are places off the table. */
  putDown(seat: Seat, stand: readonly PlacedPiece[]): Refusal | null;
  /** The first entry a seat may take back to: nothing before it may be undone, a die or a hidden unit has been seen. */
  undoFloor(seat: Seat): number;
  /**
   * The battle as it stood after its first `count` entries, for undo and for the correction of a die: entered at the last
   * step before them and run again from there. This one stays as it is.
   */
  backTo(count: number): Battle;
  /** The battle as it stands, to be tried out: from here on its dice are asked for as if people typed them in. */
  rehearsal(): Battle;
}

/** The sum of a finished or stopped battle, for its record. */
export const battleChecksum = (battle: Pick<Battle, 'events' | 'state'>): string =>
  logChecksum(battle.events, battle.state);
