import type { Box } from '../../../../engine/geometry';
import {
  SCALES,
  UNIT_TYPES,
  unitsOfArmy,
  type Arm,
  type Id,
  type Scenario,
  type UnitType,
} from '../../../../engine/scenario';

/** Frontage and depth of a usual unit at 28mm, cm, until one of its arm stands on the table. */
const USUAL: Readonly<Record<Arm, readonly [number, number]>> = {
  foot: [20, 4],
  'light foot': [20, 4],
  horse: [20, 5],
  guns: [7, 19],
  train: [5, 12],
};

/** The ground a unit of a type takes up: that of one like it on the table. */
export function groundOf(
  scenario: Scenario,
  boxes: ReadonlyMap<Id, Box>,
  type: UnitType,
): { readonly width: number; readonly depth: number } {
  const like = scenario.armies
    .flatMap(unitsOfArmy)
    .find(
      (unit) =>
        unit.type === type && unit.size === 'standard' && !unit.formation.includes('column') && boxes.has(unit.id),
    );
  const box = like && boxes.get(like.id);
  if (box) return { width: box.width, depth: box.depth };
  const { scale } = scenario.rules;
  const times = Object.entries(SCALES).find(([name]) => name === scale)?.[1] ?? 1;
  const [width, depth] = USUAL[UNIT_TYPES[type]];
  return { width: width * times, depth: depth * times };
}
