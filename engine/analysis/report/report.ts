/** All that the battles of one kind tell. */
import type { Id } from '../../battle';
import { causesOf } from './causes';
import type { Cause } from './causes';
import { chargesOf } from './charges';
import type { ChargeCounts } from './charges';
import type { GameSummary, Setting } from './game';
import { brigadeLosses, heldLosses, unitLosses } from './losses';
import type { BrigadeLosses, HeldLosses, UnitLosses } from './losses';
import { objectivesByTurn } from './objectives';
import type { ObjectiveByTurn } from './objectives';
import { lengthsOf, resultsOf } from './results';
import type { Lengths, Results } from './results';
import { chanceByTurn, turningEvents, turnsOfBattles } from './turning';
import type { ChanceByTurn, TurningEvent, TurnOfBattle } from './turning';

export interface Report {
  readonly setting: Setting;
  readonly results: Results;
  readonly lengths: Lengths;
  readonly units: readonly UnitLosses[];
  /** Units lost before the scenario let them move: it should not set them there. */
  readonly held: readonly HeldLosses[];
  readonly brigades: readonly BrigadeLosses[];
  readonly objectives: readonly ObjectiveByTurn[];
  readonly charges: readonly ChargeCounts[];
  /** By side, why it loses. */
  readonly causes: Readonly<Record<Id, readonly Cause[]>>;
  readonly turning: { readonly turns: readonly TurnOfBattle[]; readonly events: readonly TurningEvent[] };
  readonly chance: readonly ChanceByTurn[];
}

export const reportOf = (setting: Setting, games: readonly GameSummary[]): Report => ({
  setting,
  results: resultsOf(setting, games),
  lengths: lengthsOf(setting, games),
  units: unitLosses(setting, games),
  held: heldLosses(setting, games),
  brigades: brigadeLosses(setting, games),
  objectives: objectivesByTurn(setting, games),
  charges: chargesOf(setting, games),
  causes: Object.fromEntries(setting.sides.map(({ id }) => [id, causesOf(setting, games, id)])),
  turning: { turns: turnsOfBattles(games), events: turningEvents(games) },
  chance: chanceByTurn(setting, games),
});
