/** A question as it stands before somebody, for tests that tell all of it at once. */
import type { Choice, Id, Question, View } from '../../../../engine/battle';

interface Asked {
  readonly title: string;
  readonly clause: Id;
  /** What is offered, as it reads on the buttons, and what a general makes of each. */
  readonly offers: readonly string[];
  readonly ready: readonly number[];
  /** What is done where nobody answers. */
  readonly idle: string | null;
}

export function asked<A, C extends Choice>(view: View, question: Question<A, C>, about: NoInfer<A>): Asked {
  const { list } = question.choices(view, about);
  return {
    ...question.words(view, about),
    offers: list.map((choice) => question.label(view, about, choice)),
    ready: list.map((choice) => question.evaluate?.(view, about, choice).ready ?? 0),
    idle: question.idle ? question.label(view, about, question.idle(view, about)) : null,
  };
}

/** The clauses that refuse some answers, null for those that stand. */
export const refusing = <A, C extends Choice>(
  view: View,
  question: Question<A, C>,
  about: NoInfer<A>,
  choices: readonly NoInfer<C>[],
): readonly (Id | null)[] => choices.map((choice) => question.check(view, about, choice)?.clause ?? null);
