/** Bases, markers and rulers of a rule system, for sheets of counters. */
import type { CounterData } from './counter-options';
import { lengthsOf } from '../../../engine/rules/system';
import type { RuleSystem } from '../../../engine/rules/system';
import { unitsOfArmy, type Scenario, type Unit } from '../../../engine/scenario';

/** What counter sheets need of a rule system at a figure scale: the scenario's own when it is left out. */
export function counterData(system: RuleSystem, scenario: Scenario, measure = scenario.rules.scale): CounterData {
  const units = scenario.armies.flatMap(unitsOfArmy);
  const { options } = scenario.rules;
  const side = (type: Unit['type'], arm: Unit['arm']): number =>
    system.layout({ type, arm, size: 'standard' }, 'line', measure, options)[0]?.width ?? 0;
  return {
    system: system.title,
    measure,
    lengths: lengthsOf(system, measure),
    bases: Object.fromEntries(units.map((unit) => [unit.id, system.layout(unit, printedAs(unit), measure, options)])),
    footBase: side('line infantry', 'foot'),
    // No rule gives leaders a base; a mounted man's serves.
    leaderBase: side('dragoons', 'horse'),
    gauge: countedLosses(system),
    marks: Object.entries(system.marks).flatMap(([id, mark]) =>
      mark.shows === undefined ? [] : [{ id, title: mark.title, shows: mark.shows }],
    ),
    aids: system.tableAids?.(measure, scenario.rules.values) ?? null,
  };
}

/** What is left of a strength is seen by the stands that are left: only losses need markers. */
function countedLosses({ gauges }: RuleSystem): CounterData['gauge'] {
  for (const [id, { title, counts, most }] of Object.entries(gauges))
    if (counts === 'losses' && most !== null) return { id, title, most };
  return null;
}

/** Guns need both their bases, however they begin. */
const printedAs = ({ arm, formation }: Unit): string => (arm === 'guns' ? 'deployed' : formation);
