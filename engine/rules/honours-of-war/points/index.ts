/** The points system (HOW-POINTS): what an army costs, line by line, and the usage of putting armies together (HOW-ORG). */
import type { Army, Id, Scenario } from '../../../scenario';
import type { PointsLine, PointsSheet } from '../../system';
import { priceCommands } from './commands';
import { LEEWAY } from './prices';
import { priceUnit } from './units';
import { priceWorks } from './works';

export { organisationOf } from './organisation';

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
