/**
 * The brilliant general: the capable one, who plays the turn out in his head with each of the best answers to the question
 * how a unit moves. He rolls dice of his own, and takes everybody else for a capable general. How much he plays out does
 * not go by the clock, so that a seed repeats; where something is hidden from him he cannot play it out.
 */
import { die } from '../battle';
import type { AnyQuestion, Battle, Choice, Decision, Seat, View } from '../battle';
import type { RuleSystem } from '../rules/system';
import { capableGeneral } from './capable';
import type { ComputerGeneral, ExplainingGeneral } from './capable';
import type { Explanation, Weighed } from './explanation';
import { AS_PLANNED } from './plan';
import type { Rehearse } from './rehearsing';
import { EVEN, tempered } from './temper';

export function brilliantGeneral(system: RuleSystem, temper = EVEN): ExplainingGeneral {
  const plain = capableGeneral(system, tempered(AS_PLANNED, temper));
  const inHisHead: InHisHead = { system, everybody: capableGeneral(system) };
  const thought = (view: View, decision: Decision, question: AnyQuestion, rehearse: Rehearse): Explanation =>
    triedOut(plain.explain(view, decision, question), rehearse, inHisHead);
  return {
    title: 'brilliant general',
    plan: (view) => plain.plan(view),
    choose: (view, decision, question, rehearse) =>
      rehearse && isMove(view, decision)
        ? thought(view, decision, question, rehearse).choice
        : plain.choose(view, decision, question),
    explain: (view, decision, question, rehearse) =>
      rehearse && isMove(view, decision)
        ? thought(view, decision, question, rehearse)
        : plain.explain(view, decision, question),
  };
}

interface InHisHead {
  readonly system: RuleSystem;
  /** Who answers for both sides. */
  readonly everybody: ComputerGeneral;
}

/** Is it about the move of a unit? Only for these is it worth while to look ahead. */
const isMove = ({ state }: View, { form }: Decision): boolean =>
  form.form === 'march' && form.movers.some((id) => state.pieces.some((piece) => piece.id === id));

/** An answer that is played out. */
interface Tried {
  readonly answer: Weighed;
  /** How the position stands after the turn, each time it was played. */
  readonly values: number[];
}

/** The same thoughts with the best answers played out, in the order that they have then. */
function triedOut(explained: Explanation, rehearse: Rehearse, inHisHead: InHisHead): Explanation {
  const [first] = explained.weighed;
  if (!first) return explained;
  const near = explained.weighed.filter(({ score }) => score > first.score - NEAR).slice(0, ANSWERS);
  if (near.length < 2 || near.every(isOutOfContact)) return explained;
  const tried: Tried[] = [];
  for (const answer of near) {
    const values: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const battle = rehearse();
      if (!battle) return explained;
      values.push(valueAfter(battle, explained.seat, answer.choice, run, inHisHead));
    }
    tried.push({ answer, values });
  }
  const played = new Map(tried.map((one) => [one.answer, scored(one, tried)]));
  const weighed = explained.weighed
    .map((answer) => played.get(answer) ?? answer)
    .toSorted((one, other) => other.score - one.score);
  const best = [...played.values()].reduce((one, other) => (other.score > one.score ? other : one), first);
  return { ...explained, choice: best.choice, weighed };
}

/** Nothing is to be won or lost by it soon: there is nothing to see by playing it out. */
const isOutOfContact = ({ parts: { harm, risk } }: Weighed): boolean => harm + risk < CONTACT;

const meanOf = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0) / some.length;

/**
 * What an answer is worth when it was played out: how much better than the first it came off, and how it leaves the unit
 * placed for later turns; what was estimated counts like a few more times.
 */
function scored({ answer, values }: Tried, [first]: readonly Tried[]): Weighed {
  if (!first) return answer;
  const better = meanOf(values) - meanOf(first.values);
  const placed = placing(answer) - placing(first.answer);
  const estimated = answer.score - first.answer.score;
  const lead = (values.length * (better + placed) + TRUST * estimated) / (values.length + TRUST);
  const score = first.answer.score + lead;
  return { ...answer, score, givenUp: false, parts: { ...answer.parts, played: score - answer.score } };
}
const placing = ({ parts: { ready, way, trouble } }: Weighed): number => ready + way - trouble;

/** How the position stands for a seat when both sides have had their say, when an answer is given and everybody goes on as he would. */
function valueAfter(battle: Battle, seat: Seat, choice: Choice, run: number, { system, everybody }: InHisHead): number {
  const refusal = battle.submit(seat, choice);
  if (refusal) throw new Error(`an answer that was weighed is refused: ${refusal.sentence}`);
  const goesOn = untilAnswered(battle);
  // The same dice for each answer, as far as the same is thrown for.
  let thrown = battle.state.drawn;
  while (!battle.ended && goesOn())
    for (const decision of [...battle.pending]) {
      const { form, kind, seat: asked } = decision;
      if (form.form === 'dice') {
        battle.submit(asked, {
          dice: Array.from({ length: form.count }, () => die(OWN_DICE + run, thrown++, form.faces)),
        });
        continue;
      }
      const question = battle.question(kind);
      if (!question) throw new Error(`no question ${kind}`);
      battle.submit(asked, everybody.choose(battle.view(asked), decision, question));
    }
  return valueOf(battle, seat, system);
}

/** Until the turn is over; where each side has a half of it, until the other's has been played too. */
function untilAnswered({ state }: Battle): () => boolean {
  const { turn, halfOf } = state.at;
  if (halfOf === undefined) return () => state.at.turn === turn;
  let isAnswered = false;
  return () => {
    const half = state.at.halfOf;
    isAnswered ||= half !== undefined && half !== halfOf;
    return !isAnswered || half !== halfOf;
  };
}

/** How a position stands for a seat, in army points: what each side has left, and how near it is to breaking. */
function valueOf(battle: Battle, seat: Seat, system: RuleSystem): number {
  const known = battle.view(seat);
  const { over, pieces } = battle.state;
  let value = over === null || over.winner === null ? 0 : over.winner === seat ? VICTORY : -VICTORY;
  for (const side of known.roster.sides) {
    const sign = side.seat === seat ? 1 : -1;
    const { lost, breaksAt } = system.standing(known, side.seat);
    value -= (sign * BREAKING * lost) / Math.max(1, breaksAt);
    for (const piece of pieces) if (piece.seat === side.seat) value += sign * LEFT * system.worth(known, piece.id);
  }
  return value;
}
const VICTORY = 6;
/** What a side that breaks has lost, and what a point on the table counts. */
const BREAKING = 7.5;
const LEFT = 0.5;

/** In army points. */
const CONTACT = 0.12;
/** Answers that seem worse than the best by more, in army points, are not played out. */
const NEAR = 0.5;
const ANSWERS = 3;
/** Each is played out so often. */
const RUNS = 2;
/** What was estimated counts like so many times of playing it out. */
const TRUST = 3;
/** Seeds that no battle is fought with. */
const OWN_DICE = 7_000_000_000;
