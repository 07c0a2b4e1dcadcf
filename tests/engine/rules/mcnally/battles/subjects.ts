/** Battles of McNally for the kit to fight. */
import { suited } from '../../../../../engine/rules';
import { mcnally } from '../../../../../engine/rules/mcnally';
import { isRouting, troopsOn } from '../../../../../engine/rules/mcnally/troops/troop';
import type { Scenario } from '../../../../../engine/scenario';
import type { Player, Subject } from '../../../../kit';
import { wildScenario } from '../../../../soak';

/** A scenario of any book under this one; nobody but routers may lie on others. */
export const subjectOf = (title: string, scenario: Scenario, turns: number): Subject => ({
  title,
  system: mcnally,
  scenario: suited(scenario, mcnally),
  turns,
  bodies: (view) => troopsOn(view).filter((troop) => !isRouting(troop)),
});

/** Turns after which a wild battle has shown enough; at random every turn is long. */
const WILD_TURNS: Readonly<Record<Player, number>> = { generals: 10, chance: 3 };

export const wildSubject = (seed: number, player: Player): Subject =>
  subjectOf(`wild ${seed}`, wildScenario(seed, mcnally), WILD_TURNS[player]);
