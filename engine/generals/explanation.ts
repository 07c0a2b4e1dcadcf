/** What a general thought when he answered, as plain data: for designers, and for players who carry it out on a real table. */
import { does, midway, possessive } from '../battle';
import type { Choice, Id, Seat, View } from '../battle';
import type { Plan, Task, TaskKind } from './plan';

/** What a score is the sum of, in army points. */
export interface ScoreParts {
  /** What the enemy may expect to lose by it, as much as it weighs with this general. */
  readonly harm: number;
  /** What it may cost: taken from the sum. */
  readonly risk: number;
  /** How well it leaves the unit placed. */
  readonly ready: number;
  /** How much nearer it brings the unit to where the plan wants it. */
  readonly way: number;
  /** What it takes to stir at all: taken from the sum. */
  readonly trouble: number;
  /** How much better than estimated it came off when the turn was played out; 0 where it was not. */
  readonly played: number;
}

/** One answer as it was weighed. */
export interface Weighed {
  readonly choice: Choice;
  /** As on a button. */
  readonly label: string;
  /** In army points: the highest is chosen, the first of equals. */
  readonly score: number;
  readonly parts: ScoreParts;
  /** It was given up before it was weighed to the end, as it could not be the best: the score is the most it could have. */
  readonly givenUp: boolean;
}

export interface Explanation {
  /** Which side answers, with which of its commands and units, where the question is about one. */
  readonly seat: Seat;
  readonly command: Id | null;
  readonly unit: Id | null;
  /** What is chosen. */
  readonly choice: Choice;
  /** What was weighed, the best first; empty where there was no choice. */
  readonly weighed: readonly Weighed[];
  /** Answers that were not weighed at all. */
  readonly passedOver: number;
  /** What the brigades of the side are to do. */
  readonly plan: readonly PlannedTask[];
  /** With which bent he plans. */
  readonly stance: string;
}

/** A task as a sentence, and as an arrow on the plan. */
export interface PlannedTask extends Omit<Task, 'sideways' | 'behind'> {
  readonly sentence: string;
}

export const plannedTasks = (view: View, plan: Plan): readonly PlannedTask[] =>
  [...plan.tasks.values()].map((task) => ({ ...task, sentence: sentenceOf(view, task) }));

const VERBS: Readonly<Record<TaskKind, string>> = {
  assault: 'assaults',
  approach: 'draws up against',
  pin: 'pins',
  'counter-attack': 'strikes at',
  hold: 'holds',
};

/** "Steinach's Brigade pins the bridge." */
function sentenceOf({ roster }: View, { command, kind, against }: Task): string {
  const name = roster.commands[command]?.name ?? roster.units[command]?.name ?? command;
  const objective = roster.objectives.find(({ id }) => id === against)?.name;
  const target = against === null ? null : (roster.units[against]?.name ?? objective ?? against);
  const told = does(name, VERBS[kind]);
  return target === null ? `${told} ${possessive(name)} ground.` : `${told} ${midway(target)}.`;
}
