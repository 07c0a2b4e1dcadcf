import type { Field, Rule } from './asking';
import type { AnyQuestion } from './questions';
import type { Roster } from './roster';
import type { BattleState, Id } from './state';
import type { MarkLook } from './vocabulary';

/** A phase or part of one. Nothing but state survives a step, so a battle can be entered at any of them. */
export interface Step {
  readonly name: string;
  readonly clause: Id;
  readonly rule: (field: Field) => Rule<void>;
}
export interface MarkKind {
  readonly until: 'step' | 'turn' | 'cleared';
  readonly title: string;
  /** What it looks like; a mark without looks is the rules' own bookkeeping. */
  readonly shows?: MarkLook;
  readonly private?: true;
}
export type Marks = Readonly<Record<string, MarkKind>>;

/** What the runner needs of a rule system: its steps, its questions and the lifetimes of its marks. */
export interface Script {
  readonly marks: Marks;
  readonly questions: Readonly<Record<string, AnyQuestion>>;
  /** Turn 0: what is decided or thrown for before the first turn; none when there is nothing. */
  setUp(roster: Roster): readonly Step[];
  turn(state: BattleState): readonly Step[];
}
