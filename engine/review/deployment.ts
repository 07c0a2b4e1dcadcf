/** Units against the zones their army may set up in. */
import { areaInPolygon } from '../geometry';
import type { Box } from '../geometry';
import { listed } from '../scenario';
import type { Army, DeploymentZone, Id, Scenario } from '../scenario';
import { flatOutline } from '../terrain';
import { aboutOf, byCommand, entriesOf, namesOf } from './entries';
import type { FieldOf } from './entries';
import { placedUnits } from './placed-units';
import type { UnitShapes } from './placed-units';
import type { UnplacedFinding } from '../scenario';

/** The part of a footprint that may stick out, as a share: people place by eye. */
const OUTSIDE = 0.02;

export function reviewDeployment(scenario: Scenario, system: UnitShapes, fieldOf: FieldOf): readonly UnplacedFinding[] {
  const standings = placedUnits(scenario, system);
  const entries = entriesOf(scenario, fieldOf);
  const outside = scenario.armies.flatMap((army) =>
    standings
      .filter((standing) => standing.army === army.id)
      .flatMap(({ unit, boxes }) => {
        const zones = army.deployment.filter((zone) => isFor(zone, unit.id, army));
        if (zones.length === 0 || zones.some((zone) => holds(zone, boxes))) return [];
        return [{ unit, zones: listed(zones.map(({ name }) => name)) }];
      }),
  );
  const groups = byCommand(scenario, entries, outside, ({ unit, zones }) => ({ unit: unit.id, fault: zones }));
  return groups.map(({ brigade, members: [first, ...others] }): UnplacedFinding => {
    const units = [first, ...others].map(({ unit }) => unit.name);
    return {
      severity: 'warning',
      code: 'outside-zone',
      ...aboutOf(brigade, [first.unit.id, ...others.map(({ unit }) => unit.id)], entries),
      message:
        others.length === 0
          ? `${namesOf(units)} stands outside ${first.zones}, where it should set up.`
          : `${namesOf(units)} stand outside ${first.zones}, where they should set up.`,
      fix: 'Move it inside, or make the zone larger.',
    };
  });
}

/** A zone that names nobody is for all whom no other zone names. */
function isFor(zone: DeploymentZone, unit: Id, army: Army): boolean {
  const command = army.brigades.find(({ units }) => units.some(({ id }) => id === unit))?.id ?? unit;
  const names = (one: DeploymentZone): boolean => one.commands.includes(command) || one.commands.includes(unit);
  return zone.commands.length === 0 ? !army.deployment.some(names) : names(zone);
}

function holds(zone: DeploymentZone, boxes: readonly Box[]): boolean {
  const outline = flatOutline(zone.outline);
  const whole = boxes.reduce((sum, { width, depth }) => sum + width * depth, 0);
  return boxes.reduce((sum, box) => sum + areaInPolygon(box, outline), 0) >= whole * (1 - OUTSIDE);
}
