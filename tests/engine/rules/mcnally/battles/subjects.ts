/** Battles of McNally for the kit to fight. */
import { suited } from '../../../../../engine/rules';
import { mcnally } from '../../../../../engine/rules/mcnally';
import { isRouting, troopsOn } from '../../../../../engine/rules/mcnally/troops/troop';
import type { Scenario } from '../../../../../engine/scenario';
import type { Player, Subject } from '../../../../kit';
import { wildScenario } from '../../../../soak';
import { at, bridge, course, entrenchment, river } from '../../../terrain/tables';
import { INCH, scenarioFor } from '../field';
import type { UnitPlace } from '../field';

/** A scenario of any book under this one; nobody but routers may lie on others. */
export const subjectOf = (title: string, scenario: Scenario, turns: number): Subject => ({
  title,
  system: mcnally,
  scenario: suited(scenario, mcnally),
  turns,
  bodies: (view) => troopsOn(view).filter((troop) => !isRouting(troop)),
});

/** Engineers of both sides with all their gear at a river with one bridge, and a few others. */
export function engineersSubject(turns: number): Subject {
  const banks = (y: number, south: boolean): Record<string, UnitPlace> => {
    const side = south ? 'b' : 'r';
    const back = south ? y - 3.5 : y + 3.5;
    return {
      [`${side}-pioneers`]: { type: 'engineers', at: [26, y] },
      [`${side}-foot`]: { type: 'line infantry', at: [36, y] },
      [`${side}-train`]: {
        type: 'supply wagons',
        at: [31, back],
        is: { overrides: { mcnally: { train: 'engineering' } } },
      },
      [`${side}-pontoons`]: { type: 'pontoons', at: [24, back] },
      [`${side}-wagons`]: { type: 'supply wagons', at: [20, back] },
    };
  };
  const scenario = scenarioFor({
    table: [48, 42],
    terrain: [
      river('water', 4 * INCH, course([0, 21 * INCH], [48 * INCH, 21 * INCH])),
      bridge('bridge', 'water', at(30.5 * INCH, 21 * INCH), 5),
      entrenchment('earth', course([34 * INCH, 17.9 * INCH], [38 * INCH, 17.9 * INCH])),
    ],
    blue: banks(17, true),
    red: banks(25, false),
    options: { engineering: 'on' },
  });
  return subjectOf('engineers', scenario, turns);
}

/** Turns after which a wild battle has shown enough; at random every turn is long. */
const WILD_TURNS: Readonly<Record<Player, number>> = { generals: 10, chance: 3 };

export const wildSubject = (seed: number, player: Player): Subject =>
  subjectOf(`wild ${seed}`, wildScenario(seed, mcnally), WILD_TURNS[player]);
