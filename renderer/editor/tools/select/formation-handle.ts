import { nextFormation } from '../../../../editing/troops';
import type { TableShape } from '../../../../editing/table-shapes';
import type { Box, Point } from '../../../../engine/geometry';
import { unitsOfArmy, type Formation, type Id, type Scenario } from '../../../../engine/scenario';

/** The square handle behind a single unit: a click forms it anew. */
export interface FormationHandle {
  readonly unit: Id;
  readonly at: Point;
  /** What a click makes of it. */
  readonly next: Formation;
}

/** So many px of the screen lie between the rear of the unit and its handle. */
const AWAY = 12;

/** Null when not a unit on open ground alone is selected. */
export function formationHandle(
  { armies }: Scenario,
  chosen: readonly TableShape[],
  boxes: ReadonlyMap<Id, Box>,
  pixel: number,
): FormationHandle | null {
  const [only, ...others] = chosen;
  const box = only && others.length === 0 ? boxes.get(only.id) : undefined;
  const unit = box && armies.flatMap(unitsOfArmy).find(({ id }) => id === only?.id);
  if (!box || !unit || !('at' in unit.place)) return null;
  const { x, y, hx, hy } = box.pose;
  const far = box.depth / 2 + AWAY * pixel;
  return {
    unit: unit.id,
    at: { x: x - hx * far, y: y - hy * far },
    next: nextFormation(unit.arm, unit.formation),
  };
}
