/** The points system (HOW-POINTS): what an army costs, line by line, and the usage of putting armies together (HOW-ORG). */
import type { Army, Id, Nation, Scenario } from '../../../scenario';
import type { Organisation, PointsLine, PointsSheet } from '../../system';
import { periodOf } from '../troops/nations';
import { priceCommands } from './commands';
import { LEEWAY } from './prices';
import { priceUnit } from './units';
import { priceWorks } from './works';

/** The sheet of a side: its units, its commanders, its works. A side that is not there costs nothing. */
export function pointsOf(scenario: Scenario, side: Id): PointsSheet {
  const army = scenario.armies.find(({ id }) => id === side);
  const lines = army ? [...priceUnits(army), ...priceCommands(army), ...priceWorks(scenario, side)] : [];
  return { lines, total: lines.reduce((sum, { points }) => sum + points, 0), leeway: LEEWAY };
}

const priceUnits = (army: Army): readonly PointsLine[] => [
  ...army.brigades.flatMap(({ nation, units }) =>
    units.map((unit) => priceUnit(unit, nation ?? army.nation, army.year)),
  ),
  ...army.independents.map((unit) => priceUnit(unit, army.nation, army.year)),
];

/**
 * How armies are put together (HOW-ORG-01, HOW-ORG-07, HOW-ORG-08, and the guns of HOW-ORG-12, undated armies as before
 * 1759); what is a rule of thumb for a scenario binds the maker of armies.
 */
export const organisationOf = (nation: Nation, year: number | null): Organisation => ({
  unitsInBrigade: { least: 2, most: 8 },
  independents: 3,
  unitsToCommander: 3,
  batteriesToFootBrigade: year !== null && year >= 1759 ? 2 : 1,
  heavyShare: 1 / 3,
  howitzerShare: periodOf(nation, year)?.['howitzers'] === 'half' ? 1 / 2 : 1 / 3,
  clauses: {
    unitsInBrigade: 'HOW-ORG-01',
    independents: 'HOW-ORG-07',
    unitsToCommander: 'HOW-ORG-08',
    batteriesToFootBrigade: 'HOW-ORG-12',
  },
});
