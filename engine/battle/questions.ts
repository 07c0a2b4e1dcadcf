/**
 * What is asked and what may be answered. A question stands beside the rule that asks it: its choices, refusals,
 * estimates and words in one constant. Eight closed forms serve every rule system, the window, the fuzzer and the generals.
 */
import type { Leg, Path, Pose } from '../geometry';
import type { Evaluation, IsHopeless } from './evaluation';
import type { Reason, Refusal } from './events';
import type { Cm, Id, Seat } from './state';
import type { View } from './view';

export type QuestionForm =
  | { readonly form: 'pick' }
  | { readonly form: 'march'; readonly movers: readonly Id[] }
  | { readonly form: 'moment'; readonly path: Path }
  | { readonly form: 'span'; readonly least: Cm; readonly most: Cm }
  | { readonly form: 'bearing'; readonly from: Pose; readonly left: Pose; readonly right: Pose }
  | { readonly form: 'allot'; readonly tokens: number; readonly among: readonly Id[]; readonly each: number }
  | { readonly form: 'place'; readonly pieces: readonly Id[]; readonly zone: Id }
  | {
      readonly form: 'dice';
      readonly count: number;
      readonly faces: number;
      readonly why: string;
      readonly who: Id;
      /** Against whom. */
      readonly at?: Id;
    };

/** One of the things listed: a verb and what it needs. Each question says which verbs it knows, and with which fields. */
export interface Pick {
  /** What is done: `charge`, `form`, `hold`. */
  readonly pick: string;
  /** To whom or what: a piece, a command, a feature of the ground; a number where things are counted. */
  readonly of?: Id | number;
  /** By what means: what is loaded. */
  readonly with?: Id;
  /** In what shape or manner: a formation, as part of a battery. */
  readonly as?: string;
}

/** Who goes where. */
export interface MarchChoice {
  readonly march: Path;
  readonly movers: readonly Id[];
}

export type Choice =
  | Pick
  | MarchChoice
  | { readonly moment: Cm }
  | { readonly span: Cm }
  | { readonly bearing: Pose }
  | { readonly allot: Readonly<Record<Id, number>> }
  | { readonly place: Readonly<Record<Id, Pose>> }
  | { readonly dice: readonly number[] };

/** A question put to a seat, as plain data: it crosses the worker port. */
export interface Decision {
  readonly kind: string;
  readonly seat: Seat;
  readonly form: QuestionForm;
  readonly about: unknown;
  /** The dull answer, for hosts that pass. */
  readonly idle?: Choice;
}

/** Whole legal answers, sensible ones first; free movement also has a reach to sample and to snap to. */
export interface Choices<C extends Choice = Choice> {
  readonly list: readonly C[];
  readonly reach?: Reachable<C>;
}
/** Free movement: legal moves to sample, the one that comes nearest to a place, and turns to be made as such. */
export interface Reachable<C extends Choice = Choice> {
  sample(n: number): readonly C[];
  snap(to: Pose): C | Refusal;
  /** As the book has its units turn, to one side by so many degrees; `from`: of one that stands there by then. */
  turn?(side: 'left' | 'right', degrees: number, from?: Pose): Leg;
}
/** What movers have spent of a move and what is left, cm; `move` is which of how many `moves` it is, counted from 1. */
export interface MoveLeft {
  readonly spent: Cm;
  readonly left: Cm;
  readonly of: Cm;
  readonly move: number;
  readonly moves: number;
}

/** What may follow at once, exactly: chances, other seats' answers, and leaves in neutral figures. */
export type Odds =
  | { readonly leaf: Readonly<Record<string, number>> }
  | { readonly chance: readonly { readonly p: number; readonly then: Odds }[] }
  | { readonly answers: Seat; readonly each: readonly { readonly choice: Choice; readonly then: Odds }[] };

export interface Question<A, C extends Choice> {
  readonly kind: string;
  form(view: View, about: A): QuestionForm;
  choices(view: View, about: A): Choices<C>;
  check(view: View, about: A, choice: C): Refusal | null;
  /**
   * Answers that somebody would look for here whether or not the rules allow them: what `check` says of those is told
   * when a general is explained. Some of them may be allowed.
   */
  sought?(view: View, about: A): readonly C[];
  /**
   * What a legal answer promises: a cheap estimate, for generals; without it all answers promise the same. `isHopeless`
   * is shown what it can promise at best, as far as that is known; once it says so the rest is not worked out, and that
   * best is returned.
   */
  evaluate?(view: View, about: A, choice: C, isHopeless?: IsHopeless): Evaluation;
  odds?(view: View, about: A, choice: C): Odds;
  /** What is added to the dice of a legal answer, row by row, as far as it is known before they are thrown; null: none are. */
  modifiers?(view: View, about: A, choice: C): readonly Reason[] | null;
  /** What the movers have left, as it stands or after a legal choice; null where nothing is measured. */
  allowance?(view: View, about: A, choice: C | null): MoveLeft | null;
  /**
   * What the question is about when a legal move is done and another may follow it; `there` is the view of it done. Null:
   * none may. It is handed back to the same question only.
   */
  again?(view: View, about: A, choice: C, there: View): unknown;
  words(view: View, about: A): { readonly title: string; readonly clause: Id };
  /** How a choice reads on a button or in a list. */
  label(view: View, about: A, choice: C): string;
  idle?(view: View, about: A): C;
  /** Is an answer a shot, which costs nothing and is given away by whoever lets it be? */
  isShot?(choice: C): boolean;
  /** Do answers name who moves next, one unit after another? Several of them may be moved by one gesture. */
  readonly namesMovers?: true;
}

/** What somebody would look for at a question and the rules do not allow, with the reason. */
export function refusedAt(
  question: AnyQuestion,
  view: View,
  about: unknown,
): readonly { readonly choice: Choice; readonly refusal: Refusal }[] {
  return (question.sought?.(view, about) ?? []).flatMap((choice) => {
    const refusal = question.check(view, about, choice);
    return refusal ? [{ choice, refusal }] : [];
  });
}

/**
 * A question whose types are known only to itself: how the registry keeps it. Its functions are methods, so that every
 * question may be kept as one: what it is about it made itself, and an answer is of its form and listed, or refused by its
 * `check` (`answers.ts`).
 */
export type AnyQuestion = Question<unknown, Choice>;
