/**
 * The capable general: one ply deep. Every answer is weighed by what its question says it promises and by how it
 * serves the plan of his side; the best is taken, the first of equals. He sees only his seat's view.
 */
import { choicesOf, findPiece, NEUTRAL } from '../battle';
import type { AnyQuestion, Choice, Decision, Evaluation, Id, IsHopeless, View } from '../battle';
import { distance, endOf } from '../geometry';
import type { RuleSystem } from '../rules/system';
import { plannedTasks } from './explanation';
import type { Explanation, PlannedTask, ScoreParts, Weighed } from './explanation';
import { AS_PLANNED, planOf } from './plan';
import type { Plan, Stance } from './plan';
import { cohesionGain } from './cohesion';
import { roomGain } from './leaving-room';
import { leisureOf } from './order-of-moves';
import { placeNow, progress } from './progress';
import type { Rehearse } from './rehearsing';
import { whoIsAsked } from './who-is-asked';

export interface ComputerGeneral {
  readonly title: string;
  /** `rehearse`: the battle as it stands, for one who tries answers out; without it he gives what he thinks at first sight. */
  choose(view: View, decision: Decision, question: AnyQuestion, rehearse?: Rehearse): Choice;
}

/** One who can say why. */
export interface ExplainingGeneral extends ComputerGeneral {
  /** The same answer, with what was weighed for it and the plan it serves. */
  explain(view: View, decision: Decision, question: AnyQuestion, rehearse?: Rehearse): Explanation;
  /** What the brigades of the view's seat are to do. */
  plan(view: View): readonly PlannedTask[];
}

export function capableGeneral(system: RuleSystem, stance = AS_PLANNED): ExplainingGeneral {
  return {
    title: 'capable general',
    plan: (view) => plannedTasks(view, planOf(view, system, stance)),
    choose: (view, decision, question) => answer(view, decision, question, system, stance, null).choice,
    explain(view, decision, question) {
      const notes: Weighed[] = [];
      const { choice, offered } = answer(view, decision, question, system, stance, notes);
      return {
        seat: decision.seat,
        ...whoIsAsked(view, decision),
        choice,
        weighed: notes.toSorted((one, other) => other.score - one.score),
        passedOver: offered - Math.max(1, notes.length),
        plan: plannedTasks(view, planOf(view, system, stance)),
        stance: stance.title,
      };
    },
  };
}

/** The best of the answers, and how many were offered; each that is weighed goes into the notes, where somebody reads them. */
function answer(
  view: View,
  decision: Decision,
  question: AnyQuestion,
  system: RuleSystem,
  stance: Stance,
  notes: Weighed[] | null,
): { readonly choice: Choice; readonly offered: number } {
  const choices = choicesOf(question, view, decision).list;
  const [only] = choices;
  if (!only) throw new Error(`${decision.kind} offers ${decision.seat} nothing to choose`);
  if (choices.length === 1) return { choice: only, offered: 1 };
  const plan = planOf(view, system, stance);
  const placing = placingIn(plan, view, system);
  const partsOf = (choice: Choice, promised: Evaluation): ScoreParts => {
    const leisure = leisureOf(view, system, choice);
    const trouble = choice === only || leisure > 0 ? 0 : troubleOf(plan, view, promised);
    const { together, way } = placing(promised.ends);
    return {
      harm: boldnessOf(plan, promised) * promised.harm,
      risk: promised.risk,
      ready: PLACE * (promised.ready + together + leisure),
      way: PLACE * way,
      trouble: PLACE * trouble,
      played: 0,
    };
  };
  const scoreOf = (choice: Choice, promised: Evaluation): number => sumOf(partsOf(choice, promised));
  const note = (choice: Choice, promised: Evaluation, givenUp: boolean): void => {
    const label = question.label(view, decision.about, choice);
    const parts = partsOf(choice, promised);
    notes?.push({ choice, label, score: sumOf(parts), parts, givenUp });
  };
  let best = only;
  const quiet = promisedBy(question, view, decision, only);
  let bestScore = scoreOf(only, quiet);
  if (notes) note(only, quiet, false);
  const isBetter = (score: number): boolean => score > bestScore + 1e-9;
  for (const choice of shortList(plan, view, system, choices.slice(1))) {
    let givenUp = false;
    const isHopeless: IsHopeless = (atBest) => (givenUp = !isBetter(scoreOf(choice, atBest)));
    const promised = promisedBy(question, view, decision, choice, isHopeless);
    const score = scoreOf(choice, promised);
    if (notes) note(choice, promised, givenUp);
    if (!isBetter(score)) continue;
    best = choice;
    bestScore = score;
  }
  return { choice: best, offered: choices.length };
}

const promisedBy = (
  question: AnyQuestion,
  view: View,
  { about }: Decision,
  choice: Choice,
  isHopeless?: IsHopeless,
): Evaluation => question.evaluate?.(view, about, choice, isHopeless) ?? NEUTRAL;

/** All answers but marches; of the marches those that bring the unit farthest toward its goal, and some from all over the list. */
function shortList(plan: Plan, view: View, system: RuleSystem, choices: readonly Choice[]): readonly Choice[] {
  if (choices.length <= FARTHEST) return choices;
  const marches = choices.flatMap((choice) =>
    'march' in choice
      ? [
          {
            choice,
            gain: choice.movers.reduce((sum, id) => sum + progress(plan, view, system, id, endOf(choice.march)), 0),
          },
        ]
      : [],
  );
  const farthest = marches.toSorted((a, b) => b.gain - a.gain).slice(0, FARTHEST);
  const every = Math.max(1, Math.ceil(marches.length / ALL_OVER));
  const weighed = new Set([...farthest, ...marches.filter((_, i) => i % every === 0)]);
  return [...choices.filter((choice) => !('march' in choice)), ...[...weighed].map(({ choice }) => choice)];
}
/** Marches weighed in full: the place that serves best is not always the nearest to the goal. */
const FARTHEST = 10;
const ALL_OVER = 10;

/** The first answer is the quiet one: others must be worth the trouble; those who hold stir for good reasons only. */
const FUSS = { attack: 0.006, hold: 0.03 } as const;

/** A further move is no trouble to a unit that has still to go where it should be, nor is a step to who attacks. */
function troubleOf(plan: Plan, view: View, { goesOn, ends: [mover] = [] }: Evaluation): number {
  if (goesOn !== undefined && isUnderWay(plan, view, goesOn)) return -GOING_ON;
  if (!attacks(plan, view, mover?.id)) return FUSS.hold;
  return FUSS.attack - (mover && isStep(plan, view, mover) ? STIRRING : 0);
}

/** Does a unit go for somebody? Of a side that holds, those whose brigade counter-attacks. */
function attacks({ posture, tasks }: Plan, { state }: View, unit: Id | undefined): boolean {
  if (posture === 'attack') return true;
  const command = unit === undefined ? undefined : findPiece(state, unit)?.command;
  return command !== undefined && tasks.get(command)?.kind === 'counter-attack';
}
/** Played out for two turns, an attacker who stands still comes off by so much worse than what is estimated of it. */
const STIRRING = 0.05;

/** Does a unit end somewhere else, or does it only turn and form where it is? */
function isStep(plan: Plan, view: View, { id, pose }: NonNullable<Evaluation['ends']>[number]): boolean {
  const at = placeNow(view, id);
  return at !== null && distance(at, pose) > STEP * plan.front;
}
/** In fronts. */
const STEP = 0.15;
const GOING_ON = 0.01;

function isUnderWay(plan: Plan, view: View, id: Id): boolean {
  const goal = plan.goals.get(id);
  const at = placeNow(view, id);
  return goal !== undefined && at !== null && distance(goal.at, at) > goal.near + ABOUT * plan.front;
}
/** Who is short of his goal by no more, in fronts, has reached it. */
const ABOUT = 0.15;

/** What the places are worth where an answer leaves units. */
interface Placing {
  /** How much better they keep to their brigades and out of one another's way. */
  readonly together: number;
  readonly way: number;
}
const NOWHERE: Placing = { together: 0, way: 0 };

/** An answer is asked about several times while it is weighed, with one list of places: they are looked at once. */
function placingIn(plan: Plan, view: View, system: RuleSystem): (ends: Evaluation['ends']) => Placing {
  let last: Evaluation['ends'];
  let placing = NOWHERE;
  return (ends) => {
    if (!ends) return NOWHERE;
    if (ends === last) return placing;
    let [together, way] = [0, 0];
    for (const { id, pose, formation } of ends) {
      together += cohesionGain(view, system, id, pose) + roomGain(view, system, id, pose, formation);
      way += progress(plan, view, system, id, pose);
    }
    last = ends;
    placing = { together, way };
    return placing;
  };
}

/** Losses decide more battles than places do: what a place is worth counts for so much. */
const PLACE = 1 / 1.4;

const sumOf = ({ harm, risk, ready, way, trouble }: ScoreParts): number => harm - risk + ready + way - trouble;

function boldnessOf(plan: Plan, { ends: [mover] = [] }: Evaluation): number {
  return (mover && plan.goals.get(mover.id)?.boldness) ?? 1;
}
