/** The armies as a battle would begin, for who looks at them before it: a record in which nothing has happened. */
import { copyState, openBattle } from '../battle';
import type { BattleRecord } from '../battle';
import type { RuleSystem } from '../rules/system';
import type { Scenario } from '../scenario';
import { groundOf } from '../terrain';
import { recordOf } from './fight';

export function laidOut(scenario: Scenario, system: RuleSystem, turns: number): BattleRecord {
  const { roster, state } = system.prepare(scenario);
  const start = copyState(state);
  const dice = { from: 'seed', seed: 1 } as const;
  const battle = openBattle({ script: system, ground: groundOf(scenario), roster, start: state, dice, turns });
  const record = recordOf({ scenario, system, seats: {}, dice, roster, start, battle });
  return { ...record, entries: [], events: [], steps: [] };
}
