/**
 * How a rule asks, rolls and reports. A rule is a generator; the only bare yields of the engine stand here.
 */
import type { Ground } from '../terrain';
import type { Gesture, Luck, Reason } from './events';
import type { Choice, Decision, QuestionForm, Question } from './questions';
import type { Roster } from './roster';
import type { BattleState, Id, Seat } from './state';
import type { View } from './view';

/** Several decisions may be open at once: they are asked of all seats and opened together. */
export type Rule<T> = Generator<readonly Decision[], T, readonly Choice[]>;

/** The running battle as the rules see it. State changes only by `emit`. */
export interface Field {
  readonly state: BattleState;
  readonly ground: Ground;
  readonly roster: Roster;
  view(seat: Seat): View;
  /** All there is, for what is carried out: hidden troops stand in the way as others do. Nobody may be asked from it. */
  readonly whole: View;
  /** Makes it so and keeps it: the gesture becomes the event, so each is written anew. */
  emit(gesture: Gesture, details?: EventDetails): void;
  /** The act in which events are reported now. */
  readonly act: number;
  /** Reports what `body` does as one act; `clause` is the rule that makes it one. */
  within<T>(title: string, who: Id, clause: Id, body: () => Rule<T>): Rule<T>;
  /** The standing answer of a seat about one unit; null when there is none, or it is not allowed now. */
  instruction(decision: Decision, id: Id): Choice | null;
  /** Dice known at once, or null when people type them in. */
  draw(count: number, faces: number): readonly number[] | null;
}
/** What goes with a gesture into the log. */
export interface EventDetails {
  readonly text?: string;
  readonly reasons?: readonly Reason[];
  readonly seen?: 'all' | readonly Seat[];
  readonly bars?: true;
  readonly luck?: Luck;
}

/** Puts `question` to `seat`; a standing instruction about `about.unit` answers first. */
export function* ask<A, C extends Choice>(
  field: Field,
  question: Question<A, C>,
  seat: Seat,
  about: NoInfer<A>,
): Rule<C> {
  const [answer] = yield* askAll(field, [decision(field, question, seat, about)]);
  // Its own question has listed or checked it.
  return answer as C;
}

/** The decision a question makes, as plain data. */
export function decision<A, C extends Choice>(
  field: Field,
  question: Question<A, C>,
  seat: Seat,
  about: NoInfer<A>,
): Decision {
  const view = field.view(seat);
  const form: QuestionForm = question.form(view, about);
  const idle = question.idle?.(view, about);
  return idle ? { kind: question.kind, seat, form, about, idle } : { kind: question.kind, seat, form, about };
}

/** Puts several decisions at once; answers come back in the same order. */
export function* askAll(field: Field, decisions: readonly Decision[]): Rule<readonly Choice[]> {
  const instructed = decisions.map((one) => field.instruction(one, unitOf(one)));
  const open = decisions.filter((_, i) => !instructed[i]);
  if (open.length === 0) return instructed.filter((choice) => choice !== null);
  const answers = [...(yield open)];
  return instructed.map((choice) => {
    const answer = choice ?? answers.shift();
    if (!answer) throw new Error('a decision was left without an answer');
    return answer;
  });
}

export interface Throw {
  readonly why: string;
  readonly who: Id;
  /** The enemy it is thrown against, where it is against one: at whom they fire. */
  readonly at?: Id | undefined;
  readonly clause: Id;
  readonly seat: Seat;
  readonly count?: number;
  readonly faces?: number;
}

/** What was thrown: one die at least. */
export type Dice = readonly [number, ...number[]];

/** Rolls dice, one gesture for all of them; suspends only when people type them in. */
export function* roll(field: Field, toss: Throw): Rule<Dice> {
  const count = toss.count ?? 1;
  const faces = toss.faces ?? 6;
  let dice = field.draw(count, faces);
  if (!dice) {
    const { why, who, at, clause, seat } = toss;
    const form: QuestionForm = { form: 'dice', count, faces, why, who, ...(at === undefined ? {} : { at }) };
    const [typed] = yield [{ kind: 'dice', seat, form, about: { clause, who } }];
    if (!typed || !('dice' in typed)) throw new Error('dice were asked for and something else was given');
    dice = typed.dice;
  }
  field.emit(
    { do: 'rolled', dice, faces, why: toss.why, who: toss.who },
    { bars: true, reasons: [{ clause: toss.clause, label: toss.why }] },
  );
  const [first, ...others] = dice;
  if (first === undefined) throw new RangeError(`no die is thrown for “${toss.why}”`);
  return [first, ...others];
}

/** The one unit a decision is about, for standing instructions; its kind when it names none. */
function unitOf(one: Decision): Id {
  const about = one.about;
  if (typeof about === 'object' && about !== null && 'unit' in about && typeof about.unit === 'string')
    return about.unit;
  return one.kind;
}
