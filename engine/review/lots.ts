/** Places that a die may give, against the ground and whoever stands there: the table itself is looked at by the checks. */
import { isOnTable, plus, round3 } from '../geometry';
import type { Point } from '../geometry';
import { drawnPlaces } from '../scenario';
import type { DrawnPlace, Id, Scenario, UnplacedFinding } from '../scenario';
import type { Ground } from '../terrain';
import { basesAt, placedUnits } from './placed-units';
import type { PlacedUnit, UnitShapes } from './placed-units';
import { faultOf, housesOf, nearestBy, STEP_TOGETHER } from './places';
import type { PlacementFault } from './places';

export function reviewLots(scenario: Scenario, ground: Ground, system: UnitShapes): readonly UnplacedFinding[] {
  const others = placedUnits(system.settled?.(scenario) ?? scenario, system);
  return scenario.special.flatMap((rule, index) => {
    if (rule.rule !== 'lots') return [];
    const beside = others.filter(({ unit }) => !rule.units.includes(unit.id));
    return rule.places.flatMap(({ at }, number): readonly UnplacedFinding[] => {
      const drawn = drawnPlaces(rule, number + 1, scenario.armies);
      const there = placedUnits(placedAt(scenario, drawn), system).filter(({ unit }) => rule.units.includes(unit.id));
      // What stands wholly off the table the checks have told of.
      if (!there.every((one) => isOnTable(ground, one.at))) return [];
      const [first] = there.flatMap((one) => {
        const fault = faultOf(one, beside, ground);
        return fault ? [{ name: one.unit.name, ...fault }] : [];
      });
      if (!first) return [];
      const hasRoom = (by: Point): boolean =>
        there.every((one) => {
          const boxes = basesAt(one.unit, plus(one.at, by), scenario, system);
          return !faultOf({ ...one, boxes }, beside, ground);
        });
      const by = nearestBy(STEP_TOGETHER, hasRoom);
      const { x, y } = plus(at, by ?? { x: 0, y: 0 });
      const free = [round3(x), round3(y)];
      return [
        {
          severity: 'error',
          code: `lots-${first.code}`,
          about: null,
          key: `special[${index}].lots.places[${number}].at`,
          message: SAID[first.code](first.name, first.other),
          ...(by
            ? { fix: `Move the place to [${free.join(', ')}], where there is room.`, quickFix: free }
            : { fix: 'Move the place to where there is room.' }),
        },
      ];
    });
  });
}

const SAID: Readonly<Record<PlacementFault['code'], (name: string, other: string | null) => string>> = {
  'off-table': (name) => `At this place ${name} would stand with part of its footprint off the table.`,
  'in-water': (name) => `At this place ${name} would stand in water that nobody can enter.`,
  'in-houses': (name, other) => `At this place ${name} would stand in ${housesOf([other])}.`,
  overlap: (name, other) => `At this place ${name} would stand on ${other ?? 'another unit'}.`,
};

function placedAt(scenario: Scenario, drawn: ReadonlyMap<Id, DrawnPlace>): Scenario {
  const moved = (unit: PlacedUnit['unit']): PlacedUnit['unit'] => {
    const place = drawn.get(unit.id);
    if (!place || place.heading === null) return unit;
    return { ...unit, place: { at: place.at, heading: place.heading } };
  };
  return {
    ...scenario,
    armies: scenario.armies.map((army) => ({
      ...army,
      independents: army.independents.map(moved),
      brigades: army.brigades.map((brigade) => ({ ...brigade, units: brigade.units.map(moved) })),
    })),
  };
}
