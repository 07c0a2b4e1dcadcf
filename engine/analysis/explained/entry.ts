/** One answer of a computer general: what was asked, what he weighed, what the rules refused. */
import { refusedAt } from '../../battle';
import type { Battle, Choice, Decision, Id, Seat } from '../../battle';
import { reasonsFor, rehearseAs } from '../../generals';
import type { ExplainingGeneral, ScoreParts, Weighed } from '../../generals';
import type { ReplayedEntry } from '../replayed';
import { isSame } from '../same';

/** An answer that was weighed. */
export interface WeighedAnswer {
  readonly label: string;
  /** In army points. */
  readonly score: number;
  readonly parts: ScoreParts;
  readonly reasons: readonly string[];
  /** Not weighed to the end: the score is the most it could have had. */
  readonly givenUp: boolean;
  readonly isChosen: boolean;
}
/** An answer that the rules do not allow here. */
export interface RefusedAnswer {
  readonly label: string;
  readonly sentence: string;
  readonly clause: Id;
}
/** One answer of a general with what he thought. */
export interface ExplainedAnswer {
  /** Its place among the entries of the record. */
  readonly entry: number;
  readonly seat: Seat;
  readonly command: Id | null;
  readonly unit: Id | null;
  /** What was asked, and the clause of it. */
  readonly asked: string;
  readonly clause: Id;
  /** What was answered, as on a button. */
  readonly chosen: string;
  /** By whom it is explained. */
  readonly general: string;
  readonly stance: string;
  /** False when this general would answer otherwise now: a person answered, orders were repeated, or he has learnt since. */
  readonly agrees: boolean;
  /** What the command it is about is to do, in a sentence. */
  readonly task: string | null;
  /** The best first; empty where there was no choice. */
  readonly weighed: readonly WeighedAnswer[];
  readonly passedOver: number;
  readonly refused: readonly RefusedAnswer[];
}
/** `battle` stands just before the answer. */
export function explainEntry(
  battle: Battle,
  { decision, entry: given }: ReplayedEntry,
  entry: number,
  general: ExplainingGeneral,
): ExplainedAnswer | null {
  if (!decision || !('choice' in given)) return null;
  const { choice } = given;
  const question = battle.question(decision.kind);
  if (!question) throw new Error(`no question ${decision.kind}`);
  const view = battle.view(decision.seat);
  const rehearse = rehearseAs(battle, decision.seat);
  const thought = general.explain(view, decision, question, rehearse);
  const { seat, command, unit, stance, plan, weighed, passedOver, ...told } = thought;
  const task = plan.find((one) => one.command === command) ?? null;
  const answers = weighed.map((one: Weighed): WeighedAnswer => {
    const { label, score, parts, givenUp } = one;
    return { label, score, parts, givenUp, reasons: reasonsFor(one), isChosen: isSame(one.choice, choice) };
  });
  return {
    entry,
    seat,
    command,
    unit,
    ...wordsOf(battle, decision, choice),
    general: general.title,
    stance,
    agrees: isSame(told.choice, choice),
    task: task?.sentence ?? null,
    weighed: answers,
    passedOver,
    refused: refusedIn(battle, decision),
  };
}

function refusedIn(battle: Battle, { kind, seat, about }: Decision): readonly RefusedAnswer[] {
  const question = battle.question(kind);
  if (!question) return [];
  const view = battle.view(seat);
  return refusedAt(question, view, about).map(({ choice, refusal: { sentence, clause } }) => ({
    label: question.label(view, about, choice),
    sentence,
    clause,
  }));
}

/** A question and an answer to it, in words. */
export function wordsOf(battle: Battle, decision: Decision, choice: Choice) {
  const question = battle.question(decision.kind);
  if (!question) throw new Error(`no question ${decision.kind}`);
  const view = battle.view(decision.seat);
  const { title, clause } = question.words(view, decision.about);
  return { asked: title, clause, chosen: question.label(view, decision.about, choice) };
}
