/**
 * What a side means to do, neutral between rule systems: a task for each brigade, from the position at the beginning of
 * the step, and a place for each unit, from the position now.
 */
import { stepStartOf } from '../../battle';
import type { Cm, Id, Seat, View } from '../../battle';
import { factOfPair, memo } from '../../facts';
import type { RuleSystem } from '../../rules/system';
import { forcesOf } from '../forces';
import { armyPlanOf } from './army';
import type { ArmyPlan } from './army';
import type { Goal } from './goal';
import { goalsOf } from './goals';
import { AS_PLANNED } from './stance';
import type { Stance } from './stance';

export type { Goal } from './goal';
export * from './stance';
export type { ArmyPlan } from './army';
export type { Task, TaskKind } from './task';

export interface Plan extends ArmyPlan {
  readonly goals: ReadonlyMap<Id, Goal>;
  /** How wide a standard battalion stands, cm: what ways are measured in. */
  readonly front: Cm;
}

export const planOf = (view: View, system: RuleSystem, stance = AS_PLANNED): Plan =>
  planFor(view, bentOf(view.seat, stance), system);

/** Whose plan it is and with which bent, as one object to know it by. */
interface Bent {
  readonly seat: Seat;
  readonly stance: Stance;
}
const bents = memo((_stance: Stance) => new Map<Seat, Bent>());
function bentOf(seat: Seat, stance: Stance): Bent {
  const known = bents(stance);
  const bent = known.get(seat) ?? { seat, stance };
  known.set(seat, bent);
  return bent;
}

/** Places are not made anew for each hit: units have not gone elsewhere by it. */
const planFor = factOfPair(
  ['places', 'figures', 'formations', 'ground', 'step'],
  (view: View, bent: Bent, system: RuleSystem): Plan => {
    const { stance } = bent;
    const army = armyPlanFor(stepStartOf(view), bent, system);
    return { ...army, goals: goalsOf(view, system, army, stance), front: forcesOf(view, system).front };
  },
);

/** Worked out once for the beginning of a step, however often units move in it. */
const armyPlanFor = factOfPair(
  ['places', 'figures', 'formations', 'commands', 'gauges', 'marks', 'ground', 'step'],
  (start: View, { stance }: Bent, system: RuleSystem): ArmyPlan => armyPlanOf(start, system, stance),
);
