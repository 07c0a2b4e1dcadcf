/** Where the units of a scenario stand when the battle begins, base by base, as the rule system lays them out. */
import { along, facing, facingOf, poseAt } from '../geometry';
import type { Box, Point } from '../geometry';
import type { RuleSystem } from '../rules/system';
import { unitsOfArmy } from '../scenario';
import type { Id, Scenario, Unit } from '../scenario';

/** A unit on open ground with the boxes of its bases; `from` is the point it was written at. */
export interface PlacedUnit {
  readonly unit: Unit;
  readonly army: Id;
  readonly at: Point;
  readonly boxes: readonly Box[];
}

/** All this asks of a rule system: how units are shaped, and whether it sets them down elsewhere. */
export type UnitShapes = Pick<RuleSystem, 'layout' | 'settled'>;

/** Units in houses and those still to come are left out. */
export function placedUnits(scenario: Scenario, system: UnitShapes): readonly PlacedUnit[] {
  return scenario.armies.flatMap((army) =>
    unitsOfArmy(army).flatMap((unit): readonly PlacedUnit[] => {
      if (!('at' in unit.place)) return [];
      const { at } = unit.place;
      return [{ unit, army: army.id, at, boxes: basesAt(unit, at, scenario, system) }];
    }),
  );
}

/** The bases of a unit with its centre elsewhere. */
export function basesAt(unit: Unit, at: Point, { rules }: Scenario, system: UnitShapes): readonly Box[] {
  const heading = 'heading' in unit.place ? unit.place.heading : 0;
  const pose = poseAt(at, facingOf(heading));
  return system.layout(unit, unit.formation, rules.scale, rules.options).map(({ x, y, width, depth }) => ({
    pose: poseAt(along(pose, y, x), facing(pose)),
    width,
    depth,
  }));
}
