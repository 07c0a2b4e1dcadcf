/** What was read but makes no sense on a table. Only what needs no rules: footprints belong to the rule systems. */
import { checkArmies } from './army-checks';
import { checkArrivals } from './arrival-checks';
import type { FindingCollector } from './finding-collector';
import type { Scenario } from '../model/scenario';
import { checkTerrain } from './terrain-checks';

export function checkScenario(scenario: Scenario, marks: FindingCollector): void {
  checkTerrain(scenario, marks);
  checkArmies(scenario, marks);
  checkArrivals(scenario, marks);
}
