/** Units against the table, the water, the houses and each other. */
import { isFarFrom, overlaps } from '../geometry';
import type { Box, Point } from '../geometry';
import { calledBlock } from '../scenario';
import type { Scenario, Unit } from '../scenario';
import type { Ground } from '../terrain';
import { basesAt, placedUnits } from './placed-units';
import type { UnitShapes, PlacedUnit } from './placed-units';
import type { UnplacedFinding } from '../scenario';

/** How deep footprints may lie in one another before they count as overlapping, cm: people place by eye. */
const TOUCH = 0.2;
/** How far a free place is looked for, and in which steps, cm. */
const FARTHEST = 40;
const STEP = 1;

export function reviewPlaces(scenario: Scenario, ground: Ground, system: UnitShapes): readonly UnplacedFinding[] {
  const standings = placedUnits(scenario, system);
  const remarks: UnplacedFinding[] = [];
  for (const [number, standing] of standings.entries()) {
    const earlier = standings.slice(0, number);
    const fault = faultOf(standing, earlier, ground);
    if (!fault) continue;
    const free = freePlace(standing, earlier, (at) => basesAt(standing.unit, at, scenario, system), ground);
    const [message, fix] = [
      fault.message,
      free ? `Move it to [${free.x}, ${free.y}], where there is room.` : fault.fix,
    ];
    const quickFix = free ? { quickFix: [free.x, free.y] } : {};
    remarks.push({
      severity: 'error',
      code: fault.code,
      about: standing.unit.id,
      key: 'at',
      message,
      fix,
      ...quickFix,
    });
  }
  return remarks;
}

interface Fault {
  readonly code: string;
  readonly message: string;
  readonly fix: string;
}

function faultOf({ unit, boxes }: PlacedUnit, others: readonly PlacedUnit[], ground: Ground): Fault | null {
  if (!boxes.every((box) => ground.holds(box)))
    return {
      code: 'off-table',
      message: `${unit.name} stands with part of its footprint off the table.`,
      fix: `Keep the whole of it within ${ground.width} by ${ground.depth} cm.`,
    };
  if (boxes.some((box) => ground.inWater(box, 'impassable')))
    return {
      code: 'in-water',
      message: `${unit.name} stands in water that nobody can enter.`,
      fix: 'Move it to a bank or onto a bridge.',
    };
  const house = isOnTheMarch(unit) ? undefined : ground.blocks.find((block) => isUnder(boxes, block.box));
  if (house)
    return {
      code: 'in-houses',
      message: `${unit.name} stands in the houses of ${calledBlock(ground.scenario.terrain, house.id)}, but is not inside them.`,
      fix: `Move it clear of the block, or write inside: ${calledBlock(ground.scenario.terrain, house.id)}.`,
    };
  const other = others.find((one) => one.boxes.some((box) => isUnder(boxes, box)));
  if (!other) return null;
  return {
    code: 'overlap',
    message: `${unit.name} and ${other.unit.name} stand on one another.`,
    fix: 'Move one of them.',
  };
}

/** Troops in column may stand on a road between the houses. */
const isOnTheMarch = ({ formation }: Unit): boolean => formation === 'march column' || formation === 'limbered';

const isUnder = (boxes: readonly Box[], other: Box): boolean =>
  boxes.some((box) => !isFarFrom(box, other, 0) && overlaps(box, other, TOUCH));

/** The nearest place with room, looked for in growing rings; null when there is none near. */
function freePlace(
  standing: PlacedUnit,
  others: readonly PlacedUnit[],
  basesOf: (at: Point) => readonly Box[],
  ground: Ground,
): Point | null {
  for (let ring = 0; ring <= FARTHEST; ring += STEP)
    for (const { x, y } of ringOf(ring)) {
      const at = { x: Math.round(standing.at.x + x), y: Math.round(standing.at.y + y) };
      if (!faultOf({ ...standing, boxes: basesOf(at) }, others, ground)) return at;
    }
  return null;
}

/** Points on a square ring, the nearest first. */
function ringOf(size: number): readonly Point[] {
  const points: Point[] = [];
  for (let along = -size; along <= size; along += STEP)
    points.push({ x: along, y: size }, { x: along, y: -size }, { x: size, y: along }, { x: -size, y: along });
  return points.sort((a, b) => a.x * a.x + a.y * a.y - b.x * b.x - b.y * b.y);
}
