/** Units against the table, the water, the houses and each other. */
import { isFarFrom, overlaps, plus, round3 } from '../geometry';
import type { Box, Point } from '../geometry';
import { calledBlock } from '../scenario';
import type { Brigade, Scenario, Unit } from '../scenario';
import type { Ground } from '../terrain';
import { basesAt, placedUnits } from './placed-units';
import type { UnitShapes, PlacedUnit } from './placed-units';
import type { UnplacedFinding } from '../scenario';

/** How deep footprints may lie in one another before they count as overlapping, cm: people place by eye. */
const TOUCH = 0.2;
/** How far a free place is looked for, and in which steps, cm. */
const FARTHEST = 40;
const STEP = 1;
/** A whole brigade is tried more coarsely: each step lays all its units. */
const STEP_TOGETHER = 2;

export function reviewPlaces(scenario: Scenario, ground: Ground, system: UnitShapes): readonly UnplacedFinding[] {
  const standings = placedUnits(scenario, system);
  const basesOf = ({ unit }: PlacedUnit, at: Point) => basesAt(unit, at, scenario, system);
  const brigades = scenario.armies.flatMap((army) => army.brigades);
  const repairs = new Map<Brigade, Repair>();
  /** A unit that its brigade sets out is moved with all of them: a place of its own would need more than a point. */
  const repairOf = (standing: PlacedUnit, earlier: readonly PlacedUnit[]): Repair => {
    const brigade = brigades.find(({ setOut }) => setOut?.units.includes(standing.unit.id));
    if (!brigade) return moved(freePlace(standing, earlier, basesOf, ground));
    const repair = repairs.get(brigade) ?? movedTogether(brigade, standings, basesOf, ground);
    repairs.set(brigade, repair);
    return repair;
  };
  return standings.flatMap((standing, number): readonly UnplacedFinding[] => {
    const earlier = standings.slice(0, number);
    const fault = faultOf(standing, earlier, ground);
    if (!fault) return [];
    return [{ severity: 'error', about: standing.unit.id, key: 'at', ...fault, ...repairOf(standing, earlier) }];
  });
}

/** What puts a unit where there is room; nothing when none was found. */
type Repair = Pick<UnplacedFinding, 'fix' | 'quickFix' | 'fixedAt'>;

const moved = (free: Point | null): Repair =>
  free ? { fix: `Move it to [${free.x}, ${free.y}], where there is room.`, quickFix: [free.x, free.y] } : {};

/** The nearest place for all that a brigade sets out, as it sets them out. */
function movedTogether(
  { id, name, setOut }: Brigade,
  standings: readonly PlacedUnit[],
  basesOf: (standing: PlacedUnit, at: Point) => readonly Box[],
  ground: Ground,
): Repair {
  if (!setOut) return {};
  const together = standings.filter(({ unit }) => setOut.units.includes(unit.id));
  const others = standings.filter((one) => !together.includes(one));
  const hasRoom = (by: Point): boolean => {
    const there = together.map((one) => ({ ...one, boxes: basesOf(one, plus(one.at, by)) }));
    return there.every((one, number) => !faultOf(one, [...others, ...there.slice(0, number)], ground));
  };
  const by = nearestBy(STEP_TOGETHER, hasRoom);
  if (!by) return {};
  const { x, y } = plus(setOut.at, by);
  const at = [round3(x), round3(y)];
  return {
    fix: `Move ${name} to [${at.join(', ')}], where all of it has room.`,
    quickFix: at,
    fixedAt: { about: id, key: 'deploy.at' },
  };
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

/** The nearest place with room, in whole cm; null when there is none near. */
function freePlace(
  standing: PlacedUnit,
  others: readonly PlacedUnit[],
  basesOf: (standing: PlacedUnit, at: Point) => readonly Box[],
  ground: Ground,
): Point | null {
  const placeBy = ({ x, y }: Point): Point => ({
    x: Math.round(standing.at.x + x),
    y: Math.round(standing.at.y + y),
  });
  const by = nearestBy(STEP, (way) => {
    const at = placeBy(way);
    return !faultOf({ ...standing, boxes: basesOf(standing, at) }, others, ground);
  });
  return by && placeBy(by);
}

/** The first way that serves, on growing square rings; null when none does. */
function nearestBy(step: number, serves: (by: Point) => boolean): Point | null {
  for (let size = 0; size <= FARTHEST; size += step) {
    const by = ringOf(size, step).find(serves);
    if (by) return by;
  }
  return null;
}

/** Points on a square ring, the nearest first. */
function ringOf(size: number, step: number): readonly Point[] {
  const points: Point[] = [];
  for (let along = -size; along <= size; along += step)
    points.push({ x: along, y: size }, { x: along, y: -size }, { x: size, y: along }, { x: -size, y: along });
  return points.sort((a, b) => a.x * a.x + a.y * a.y - b.x * b.x - b.y * b.y);
}
