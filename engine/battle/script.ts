import type { Field, Rule } from './asking';
import type { AnyQuestion } from './questions';
import type { Roster } from './roster';
import type { BattleState, Id, Seat } from './state';
import type { Marks } from './marks';

/** A phase or part of one. Nothing but state survives a step, so a battle can be entered at any of them. */
export interface Step {
  readonly name: string;
  readonly clause: Id;
  /** Whose half of the turn it belongs to, where a turn has halves: neighbouring steps with the same one are one half. */
  readonly halfOf?: Seat;
  /** Who acts in it, where that is one seat: it may fire in the half of the other. */
  readonly acting?: Seat;
  readonly rule: (field: Field) => Rule<void>;
}
/** What the runner needs of a rule system: its steps, its questions and the lifetimes of its marks. */
export interface Script {
  readonly marks: Marks;
  readonly questions: Readonly<Record<string, AnyQuestion>>;
  /** Turn 0: what is decided or thrown for before the first turn; none when there is nothing. */
  setUp(roster: Roster): readonly Step[];
  turn(state: BattleState): readonly Step[];
}
