/** What a seat is shown of a fight: events since it last looked, what is asked, how far back it may go. */
import type { BattleEvent, BattleRecord, Id, Outcome, Refusal, Seat } from '../battle';
import type { AskedQuestion } from './asked';

/** What a record has before anything has happened: with the events it is shown as a record that has not ended. */
export type PlayedRecord = Pick<
  BattleRecord,
  'scenario' | 'system' | 'options' | 'seats' | 'dice' | 'vocabulary' | 'roster' | 'start'
> & {
  /** The last turn: with its end the battle is over. */
  readonly turns: number;
};

export interface PlayPosition {
  /** For whose eyes. */
  readonly seat: Seat;
  /** The events after the first `from` that this seat saw. Fewer in all than it had: something was undone. */
  readonly from: number;
  readonly events: readonly BattleEvent[];
  /** How many there are in all. */
  readonly length: number;
  /** Answers given so far: what an answer is meant for is told by it. */
  readonly entries: number;
  /** What this seat is asked, and dice to be typed in for anybody. */
  readonly asked: readonly AskedQuestion[];
  /** The seats of persons who are asked something now. */
  readonly waitingFor: readonly Seat[];
  /** The phases of the turn, in their order, whether or not they have begun. */
  readonly phases: readonly string[];
  readonly ended: boolean;
  /** As it stands. */
  readonly outcome: Outcome;
  readonly undo: {
    /** Something can be taken back. */
    readonly isPossible: boolean;
    /** Lines of the log from this event on can be gone back to. */
    readonly from: number;
    /** Why no farther; null where the beginning is in reach. */
    readonly why: string | null;
    /** Steps that can be done again. */
    readonly redo: number;
  };
  /** Dice that were typed in and can still be put right. */
  readonly typed: readonly TypedDice[];
  /** Units that stand on a real table: they may be put down where they stand there. */
  readonly real: readonly Id[];
}
export interface TypedDice {
  readonly entry: number;
  readonly dice: readonly number[];
  readonly faces: number;
  readonly why: string;
}

/** What came of a move: where the fight stands, and why the move was not taken. */
export interface PlayMoved {
  readonly refusal: Refusal | null;
  readonly position: PlayPosition;
}
