/** What a fight with people in it is ordered by: enough to come to the same moment again from its entries alone. */
import type { Branched, DiceSource, BattleEntry, Id } from '../battle';
import type { Scenario } from '../scenario';

/** A person at the screen; a person at a real table, whose moves are taken as they stand; the rest are computer generals. */
export const PERSON = 'person';
export const REAL_TABLE = 'real table';

export interface PlayOrder {
  readonly scenario: Scenario;
  /** The rule system's id. */
  readonly system: Id;
  readonly dice: DiceSource;
  /** Turns after which a battle still open ends undecided. */
  readonly turns: number;
  /**
   * Who plays, by the id of a side, or of a command for its wing: `person`, `real table`, or a computer general by his
   * name, as `capable:bold`. A side that is not named is a person's.
   */
  readonly players: Readonly<Record<Id, string>>;
  /** Undo is free. */
  readonly practice: boolean;
  /** Entries that were made elsewhere before this fight: the past of a branch, which undo never takes back. */
  readonly past?: readonly BattleEntry[];
  readonly branched?: Branched;
}

/** What has been made of an order so far: the moments at which persons acted are counted in entries. */
export interface PlaySoFar {
  readonly entries: readonly BattleEntry[];
  readonly acts: readonly number[];
}
/** What has changed of it: all from entry `from` on is now as here. */
export interface PlayChange extends PlaySoFar {
  readonly from: number;
  readonly turn: number;
}

export const changed = (before: PlaySoFar, { from, entries, acts }: PlayChange): PlaySoFar => ({
  entries: [...before.entries.slice(0, from), ...entries],
  acts: [...before.acts.filter((act) => act < from), ...acts],
});
