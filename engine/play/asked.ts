/** What a person is asked, as plain data with words: nothing of the rule system need be known to put it on a card. */
import { choicesOf, findPiece, refusedAt } from '../battle';
import type { AnyQuestion, Battle, Choice, Decision, QuestionForm, Id, Refusal, Seat, View } from '../battle';
import { whoIsAsked } from '../generals';
import type { RuleSystem } from '../rules/system';

export interface AskedQuestion {
  /** Whose answer it is. */
  readonly seat: Seat;
  readonly kind: string;
  readonly form: QuestionForm;
  /** Who decides what, in a sentence. */
  readonly title: string;
  readonly clause: Id;
  /** The unit and the command it is about, where it is about one. */
  readonly unit: Id | null;
  readonly command: Id | null;
  /** What may be chosen from a list; of free movement only what is ordered by name. */
  readonly choices: readonly ListedChoice[];
  /** A unit may be sent anywhere: `play.try` tells where it would come to. */
  readonly isFree: boolean;
  /** What somebody would look for here and the rules do not allow, with the reason. */
  readonly refused: readonly RefusedChoice[];
  /** The answer that lets it be; null where there is none. */
  readonly idle: ListedChoice | null;
  /** The first of the choices that is a shot, which nobody gives away unasked; null where none is. */
  readonly shot: number | null;
  /** Units of which several may be moved by one gesture. */
  readonly movers: readonly Id[];
  /** Who else could still do something here, by what he could do: told before it is given up. */
  readonly still: readonly { readonly pick: string; readonly of: readonly Id[] }[];
}
export interface ListedChoice {
  readonly choice: Choice;
  /** As on a button. */
  readonly label: string;
}

export interface RefusedChoice extends ListedChoice {
  readonly why: Pick<Refusal, 'clause' | 'sentence'>;
}

export function askedQuestion(battle: Battle, system: RuleSystem, decision: Decision): AskedQuestion {
  const { seat, kind, form, about } = decision;
  const view = battle.view(seat);
  const { unit, command } = whoIsAsked(view, decision);
  const common = { seat, kind, form, unit, command };
  if (form.form === 'dice') {
    const clause = clauseOf(about);
    return {
      ...common,
      title: form.why,
      clause,
      choices: [],
      isFree: false,
      refused: [],
      idle: null,
      shot: null,
      movers: [],
      still: [],
    };
  }
  const question = battle.question(kind);
  if (!question) throw new Error(`no question ${kind} in ${system.id}`);
  const worded = (choice: Choice): ListedChoice => ({
    choice,
    label: question.label(view, about, choice),
  });
  const { list, reach } = choicesOf(question, view, decision);
  const listed = asListed(
    question,
    view,
    decision,
    list.filter((choice) => !reach || !('march' in choice)),
  ).map(worded);
  const still = stillTo(view, seat, list);
  return {
    ...common,
    ...question.words(view, about),
    choices: listed,
    isFree: reach !== undefined,
    refused: refusedAt(question, view, about).map(({ choice, refusal: { clause, sentence } }) => ({
      ...worded(choice),
      why: { clause, sentence },
    })),
    idle: decision.idle ? worded(decision.idle) : null,
    shot: numberOf(listed, ({ choice }) => question.isShot?.(choice) === true),
    movers: question.namesMovers ? still.flatMap(({ of }) => of) : [],
    still,
  };
}

function numberOf<Row>(rows: readonly Row[], fits: (row: Row) => boolean): number | null {
  const number = rows.findIndex(fits);
  return number < 0 ? null : number;
}

/** As people read a list: lengths from the shortest on, all else as the book has it; of moments that come to the same the first and the last. */
export function asListed(
  question: Pick<AnyQuestion, 'odds'>,
  view: View,
  { about }: Decision,
  list: readonly Choice[],
): readonly Choice[] {
  const sorted = list.toSorted((one, other) => ('span' in one && 'span' in other ? one.span - other.span : 0));
  if (!question.odds) return sorted;
  const chances = sorted.map((choice) =>
    'moment' in choice ? JSON.stringify(question.odds?.(view, about, choice)) : null,
  );
  return sorted.filter((_, i) => chances[i] === null || chances[i - 1] !== chances[i] || chances[i + 1] !== chances[i]);
}

const clauseOf = (about: unknown): Id =>
  typeof about === 'object' && about !== null && 'clause' in about && typeof about.clause === 'string'
    ? about.clause
    : '';

/** The pieces and commands of the seat that are offered something, where there is more than one thing to choose. */
function stillTo({ state, roster }: View, seat: Seat, list: readonly Choice[]): AskedQuestion['still'] {
  const still = new Map<string, Id[]>();
  const side = roster.sides.find((one) => one.seat === seat)?.id;
  const isOwn = (id: Id): boolean => findPiece(state, id)?.seat === seat || roster.commands[id]?.side === side;
  for (const choice of list) {
    if (!('pick' in choice)) continue;
    // Who is told to, or with whom it is done.
    const who = [choice.of, choice.with].find((id) => typeof id === 'string' && isOwn(id));
    const named = still.get(choice.pick) ?? [];
    if (typeof who === 'string' && !named.includes(who)) still.set(choice.pick, [...named, who]);
  }
  return [...still].map(([pick, of]) => ({ pick, of }));
}
