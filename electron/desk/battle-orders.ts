/** What battles a window means: a scenario of the library or a turn of an open battle, and what is otherwise in it. */
import type { BattleRecord, Id } from '../../engine/battle';
import type { RuleSystem } from '../../engine/rules';
import { withoutUnits } from '../../engine/scenario';
import type { Scenario } from '../../engine/scenario';
import type { FightOrder } from '../../engine/work';
import { isRefusal, refuse } from './faults';
import { fitScenario, withRuleChoices, type ReadScenario } from './reading';
import type { BattleKind } from './schemas';
import type { ValueTables } from './own/value-tables';

interface Means {
  /** The scenario, as its file or its window has it. */
  readonly open: () => Promise<ReadScenario>;
  readonly systems: readonly RuleSystem[];
  readonly valueTables: Pick<ValueTables, 'open'>;
  /** The record of an open battle. */
  readonly recordOf: (battle: Id) => BattleRecord;
}

/** All of a battle but its seed. Throws a fault for what cannot be fought or chosen. */
export async function battlesMeant(
  { file, turns, rules, scale, options, table, without, generals, again }: BattleKind,
  { open, systems, recordOf, valueTables }: Means,
): Promise<Omit<FightOrder, 'seed'>> {
  const commanded = generals ? { generals } : {};
  if (again) {
    if ([rules, scale, options, table, without].some((choice) => choice !== undefined))
      throw refuse('unfit-choice', 'Rules, scale and troops cannot be changed in the middle of a battle.');
    const record = recordOf(again.battle);
    return {
      scenario: record.scenario,
      system: record.system.id,
      turns,
      from: { record, turn: again.turn, ...(again.freely && { freely: true }) },
      ...commanded,
    };
  }
  const written = fitScenario(await open(), file ?? 'The battle', 'fought');
  const replaced = table === undefined ? undefined : await valueTables.open(table);
  const scenario = withRuleChoices(fewer(written, without ?? []), { rules, scale, options, replaced }, systems);
  return { scenario, system: scenario.rules.system, turns, ...commanded };
}

function fewer(scenario: Scenario, without: readonly string[]): Scenario {
  try {
    return withoutUnits(scenario, without);
  } catch (error) {
    if (isRefusal(error)) throw refuse('unfit-choice', error.message);
    throw error;
  }
}
