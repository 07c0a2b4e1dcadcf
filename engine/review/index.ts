/**
 * What makes no sense on a laid table: ground and houses where there can be none, footprints that lie on one another, in
 * water or off the table, roads and rivers that lead nowhere, objectives out of reach. It asks a rule system only for footprints; rules of its own are in its review.
 */
import type { Scenario } from '../scenario';
import { groundOf } from '../terrain';
import { reviewBuilt } from './built-ground';
import { reviewDeployment } from './deployment';
import { reviewLand } from './ground-on-ground';
import type { FieldOf } from './entries';
import { reviewLots } from './lots';
import type { UnitShapes } from './placed-units';
import { reviewPlaces } from './places';
import { reviewReach } from './reach';
import type { UnplacedFinding } from '../scenario';
import { reviewCourses } from './courses';

export { laidInPart, type LaidInPart } from './laid-in-part';
export { surelyFound } from './partly-read';

/** `fieldOf` tells what the file writes at once; without it each unit has a place of its own. */
export function reviewTable(
  scenario: Scenario,
  system: UnitShapes,
  fieldOf: FieldOf = () => null,
): readonly UnplacedFinding[] {
  const ground = groundOf(scenario);
  const begins = system.settled?.(scenario) ?? scenario;
  return [
    ...reviewLand(scenario, ground),
    ...reviewBuilt(scenario, ground),
    ...reviewPlaces(begins, ground, system, fieldOf),
    ...reviewLots(scenario, ground, system),
    ...reviewDeployment(scenario, system, fieldOf),
    ...reviewCourses(scenario, ground),
    ...reviewReach(scenario, ground),
  ];
}
