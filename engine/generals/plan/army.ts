/** What a side means to do: the tasks of its brigades, from the position at the beginning of a step. */
import type { Id, View } from '../../battle';
import type { RuleSystem } from '../../rules/system';
import { attackTasks } from './attack';
import { holdTasks } from './defence';
import { postureOf } from './posture';
import type { Posture } from './posture';
import type { Stance } from './stance';
import type { Task } from './task';

export interface ArmyPlan {
  readonly posture: Posture;
  readonly tasks: ReadonlyMap<Id, Task>;
}

/** From a view of the position at the beginning of a step. */
export function armyPlanOf(start: View, system: RuleSystem, stance: Stance): ArmyPlan {
  const posture = postureOf(start, system);
  const tasks = posture === 'attack' ? attackTasks(start, system, stance) : holdTasks(start, system, stance);
  return { posture, tasks };
}
