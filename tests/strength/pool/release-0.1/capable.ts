/**
 * The capable general of release 0.1, as he planned by brigade in November 2026: one ply deep. He is kept as he was, for
 * those who come after him to be measured by.
 */
import { choicesOf, findPiece, NEUTRAL, poseOf } from '../../../../engine/battle';
import type { AnyQuestion, Choice, Decision, Evaluation, Id, IsHopeless, View } from '../../../../engine/battle';
import type { ComputerGeneral } from '../../../../engine/generals';
import { distance, endOf } from '../../../../engine/geometry';
import type { Pose } from '../../../../engine/geometry';
import type { RuleSystem } from '../../../../engine/rules/system';
import { planOf } from './plan';
import type { Goal, Plan } from './plan';

export const release01 = (system: RuleSystem): ComputerGeneral => ({
  title: 'general of release 0.1',
  choose: (view, decision, question) => answer(view, decision, question, system),
});

function answer(view: View, decision: Decision, question: AnyQuestion, system: RuleSystem): Choice {
  const choices = choicesOf(question, view, decision).list;
  const [only] = choices;
  if (!only) throw new Error(`${decision.kind} offers ${decision.seat} nothing to choose`);
  if (choices.length === 1) return only;
  const plan = planOf(view, system);
  let best = only;
  let bestScore = worthOf(plan, view, promisedBy(question, view, decision, only));
  const scoreOf = (promised: Evaluation): number => worthOf(plan, view, promised) - troubleOf(plan, view, promised);
  const isBetter = (score: number): boolean => score > bestScore + 1e-9;
  for (const choice of shortList(plan, view, choices.slice(1))) {
    const isHopeless: IsHopeless = (atBest) => !isBetter(scoreOf(atBest));
    const score = scoreOf(promisedBy(question, view, decision, choice, isHopeless));
    if (!isBetter(score)) continue;
    best = choice;
    bestScore = score;
  }
  return best;
}

const promisedBy = (
  question: AnyQuestion,
  view: View,
  { about }: Decision,
  choice: Choice,
  isHopeless?: IsHopeless,
): Evaluation => question.evaluate?.(view, about, choice, isHopeless) ?? NEUTRAL;

/** All answers but marches, and of the marches those that bring the unit farthest toward its goal. */
function shortList(plan: Plan, view: View, choices: readonly Choice[]): readonly Choice[] {
  if (choices.length <= MARCHES) return choices;
  const others = choices.filter((choice) => !('march' in choice));
  const marches = choices
    .filter((choice) => 'march' in choice)
    .map((choice) => ({
      choice,
      gain: choice.movers.reduce((sum, id) => sum + progress(plan, view, id, endOf(choice.march)), 0),
    }))
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MARCHES);
  return [...others, ...marches.map(({ choice }) => choice)];
}
/** Marches weighed in full. */
const MARCHES = 10;

/** The first answer is the quiet one: others must be worth the trouble; those who hold stir for good reasons only. */
const FUSS = { attack: 0.008, hold: 0.04 } as const;

/** A further move is no trouble to a unit that has still to go where it should be. */
function troubleOf(plan: Plan, view: View, { goesOn }: Evaluation): number {
  return goesOn !== undefined && isUnderWay(plan, view, goesOn) ? -GOING_ON : FUSS[plan.posture];
}
const GOING_ON = 0.01;

function isUnderWay(plan: Plan, view: View, id: Id): boolean {
  const goal = plan.goals.get(id);
  const at = placeNow(view, id);
  return goal !== undefined && at !== null && distance(goal.at, at) > goal.near + ABOUT;
}
/** Who is short of his goal by no more, in cm, has reached it. */
const ABOUT = 3;

function worthOf(plan: Plan, view: View, promised: Evaluation): number {
  const [mover] = promised.ends ?? [];
  const boldness = (mover && plan.goals.get(mover.id)?.boldness) ?? 1;
  let score = boldness * promised.harm - promised.risk + promised.ready;
  for (const { id, pose } of promised.ends ?? []) score += progress(plan, view, id, pose);
  return score;
}

/** How much nearer to its goal a place brings a unit than it is now, in army points: every centimetre counts a little. */
function progress(plan: Plan, view: View, id: Id, pose: Pose): number {
  const goal = plan.goals.get(id);
  const now = placeNow(view, id);
  return goal ? nearness(goal, pose) - (now ? nearness(goal, now) : 0) : 0;
}

function placeNow(view: View, id: Id): Pose | null {
  const piece = findPiece(view.state, id);
  return piece && poseOf(piece.where);
}

/** On its way a unit points where it goes; where it is to stand, it faces the enemy. */
function nearness({ at, near, pull, front }: Goal, pose: Pose): number {
  const toward = front ?? at;
  const heading = (toward.x - pose.x) * pose.hx + (toward.y - pose.y) * pose.hy;
  const pointing = heading / Math.max(1, distance(toward, pose));
  return (POINTING * pointing - Math.max(near, distance(at, pose))) * pull;
}
/** Pointing the right way is worth so many centimetres of it. */
const POINTING = 6;
