/** What a planner asks of a text that is being edited. The last text stays laid out: it is asked again while things are dragged. */
import {
  auditScale,
  chokePoints,
  marchGoals,
  marchPlanner,
  positionOf,
  seenEnemies,
  seenGround,
  withHeld,
  zonesOf,
} from '../../../editing/aids';
import type { HeldPlace, MarchPlanner } from '../../../editing/aids';
import type { View } from '../../../engine/battle';
import { systemById, type RuleSystem } from '../../../engine/rules';
import { readScenario, type Nation, type Scenario } from '../../../engine/scenario';
import type { PlanTasks, TextOrder } from './tasks';

/** Answers for as long as the thread lives; null each where the text cannot be laid on the table, or its book tells nothing. */
export type Planning = {
  readonly [Name in keyof PlanTasks]: (
    order: PlanTasks[Name]['order'],
    nations: ReadonlyMap<string, Nation>,
  ) => PlanTasks[Name]['result'];
};

interface LaidText {
  readonly system: RuleSystem;
  readonly view: View;
  readonly planner: MarchPlanner;
}

export function openPlanning(systems: readonly RuleSystem[]): Planning {
  let read: { readonly text: string; readonly scenario: Scenario | null } | null = null;
  let laid: { readonly key: string; readonly laid: LaidText | null } | null = null;

  const scenarioIn = ({ text, file }: TextOrder, nations: ReadonlyMap<string, Nation>): Scenario | null => {
    if (read?.text === text) return read.scenario;
    const known = systems.map(({ id }) => id);
    read = { text, scenario: readScenario(file, text, nations, known).drawable };
    return read.scenario;
  };
  const lay = (scenario: Scenario | null): LaidText | null => {
    const system = scenario && systemById(scenario.rules.system, systems);
    if (!scenario || !system) return null;
    const view = viewOf(system, scenario);
    return view && { system, view, planner: marchPlanner(system, view) };
  };
  const laidBy = (order: TextOrder & { held: readonly HeldPlace[] }, nations: ReadonlyMap<string, Nation>) => {
    const key = `${JSON.stringify(order.held)}\n${order.text}`;
    if (laid?.key !== key) {
      const scenario = scenarioIn(order, nations);
      laid = { key, laid: lay(scenario && withHeld(scenario, order.held)) };
    }
    return laid.laid;
  };

  return {
    zones(order, nations) {
      const table = laidBy(order, nations);
      if (!table) return null;
      const { system, view } = table;
      const command = system.outOfCommand?.(view) ?? null;
      return { pieces: zonesOf(system, view), outOfCommand: command };
    },
    seenEnemies(order, nations) {
      const table = laidBy(order, nations);
      return table && seenEnemies(table.system, table.view, order.unit);
    },
    seenGround(order, nations) {
      const table = laidBy(order, nations);
      const lookout = table?.system.lookout?.(table.view);
      return table && lookout ? seenGround(table.view, lookout, order.from, order.cell) : null;
    },
    marchTimes(order, nations) {
      const table = laidBy(order, nations);
      if (!table) return null;
      const goals = marchGoals(table.view);
      return order.units.flatMap((unit) => table.planner.timesOf(unit, goals));
    },
    chokePoints(order, nations) {
      const table = laidBy(order, nations);
      return table && chokePoints(table.system, table.view);
    },
    scaleAudit(order, nations) {
      const table = laidBy(order, nations);
      return table && auditScale(table.system, table.view, order.paces);
    },
  };
}

/** Null where the book makes nothing of the armies: what is wrong with them is among the findings. */
function viewOf(system: RuleSystem, scenario: Scenario): View | null {
  try {
    return positionOf(system, scenario);
  } catch {
    return null;
  }
}
