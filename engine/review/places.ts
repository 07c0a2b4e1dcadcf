/** Units against the table, the water, the houses and each other. */
import { isFarFrom, isOnTable, overlaps, plus, round3 } from '../geometry';
import type { Box, Point } from '../geometry';
import { blockName } from '../scenario';
import type { Scenario, Unit } from '../scenario';
import type { Ground } from '../terrain';
import { aboutOf, byCommand, entriesOf, namesOf } from './entries';
import type { DeploymentEntry, FieldOf } from './entries';
import { basesAt, placedUnits } from './placed-units';
import type { UnitShapes, PlacedUnit } from './placed-units';
import type { UnplacedFinding } from '../scenario';

/** How deep footprints may lie in one another before they count as overlapping, cm: people place by eye. */
const TOUCH = 0.2;
/** How far a free place is looked for, and in which steps, cm. */
const FARTHEST = 40;
const STEP = 1;
/** Several units are tried more coarsely: each step lays all of them. */
export const STEP_TOGETHER = 2;

export function reviewPlaces(
  scenario: Scenario,
  ground: Ground,
  system: UnitShapes,
  fieldOf: FieldOf,
): readonly UnplacedFinding[] {
  const standings = placedUnits(scenario, system);
  const entries = entriesOf(scenario, fieldOf);
  /** What sets down a unit that is wholly off the table has been told of. */
  const told = new Set(standings.flatMap((one) => (isOnTable(ground, one.at) ? [] : [entries.get(one.unit.id)])));
  const faulty = standings.flatMap((standing, number): readonly Faulty[] => {
    const earlier = standings.slice(0, number);
    const fault = faultOf(standing, earlier, ground);
    const isTold = fault?.code === 'off-table' && told.has(entries.get(standing.unit.id));
    return fault && !isTold ? [{ standing, earlier, fault }] : [];
  });
  const repairOf = (members: readonly Faulty[]): Repair => {
    const [only, ...others] = members;
    const basesOf = ({ unit }: PlacedUnit, at: Point) => basesAt(unit, at, scenario, system);
    const moved = [...new Set(members.flatMap(({ standing }) => entries.get(standing.unit.id) ?? []))];
    if (only && others.length === 0 && moved.every(({ units }) => units.length === 1))
      return movedAlone(freePlace(only.standing, only.earlier, basesOf, ground));
    return movedTogether(scenario, moved, standings, basesOf, ground);
  };
  const groups = byCommand(scenario, entries, faulty, ({ standing, fault }) => ({
    unit: standing.unit.id,
    fault: fault.code,
  }));
  return groups.map(({ brigade, members }): UnplacedFinding => {
    const [first, ...others] = members;
    const about = aboutOf(
      brigade,
      [first.standing.unit.id, ...others.map(({ standing }) => standing.unit.id)],
      entries,
    );
    const { code, fix } = first.fault;
    return { severity: 'error', ...about, code, message: SAID[code](members), fix, ...repairOf(members) };
  });
}

/** What puts units where there is room; nothing when none was found. */
type Repair = Pick<UnplacedFinding, 'fix' | 'quickFix' | 'fixes'>;

const movedAlone = (free: Point | null): Repair =>
  free ? { fix: `Move it to [${free.x}, ${free.y}], where there is room.`, quickFix: [free.x, free.y] } : {};

/** The nearest place for all that these entries set down, as they stand to one another. */
function movedTogether(
  { armies }: Scenario,
  entries: readonly DeploymentEntry[],
  standings: readonly PlacedUnit[],
  basesOf: (standing: PlacedUnit, at: Point) => readonly Box[],
  ground: Ground,
): Repair {
  const moved = entries.flatMap(({ units }) => units);
  const together = standings.filter(({ unit }) => moved.includes(unit.id));
  const others = standings.filter((one) => !together.includes(one));
  const hasRoom = (by: Point): boolean => {
    const there = together.map((one) => ({ ...one, boxes: basesOf(one, plus(one.at, by)) }));
    return there.every((one, number) => !faultOf(one, [...others, ...there.slice(0, number)], ground));
  };
  const by = nearestBy(STEP_TOGETHER, hasRoom);
  if (!by) return {};
  const fixes = entries.map(({ about, key, at }) => {
    const { x, y } = plus(at, by);
    return { about, key, write: [round3(x), round3(y)] };
  });
  const [fix, ...more] = fixes;
  const to = fix ? `[${fix.write.join(', ')}]` : '';
  const brigade = armies.flatMap(({ brigades }) => brigades).find(({ id }) => id === fix?.about);
  const all = `all ${moved.length} of them`;
  if (more.length > 0) return { fix: `Move ${all} by [${by.x}, ${by.y}] cm, to where they have room.`, fixes };
  if (brigade) return { fix: `Move ${brigade.name} to ${to}, where all of it has room.`, fixes };
  return { fix: `Move ${all}, the first to ${to}, to where they have room.`, fixes };
}

interface Faulty {
  readonly standing: PlacedUnit;
  readonly earlier: readonly PlacedUnit[];
  readonly fault: PlacementFault;
}
export interface PlacementFault {
  readonly code: 'off-table' | 'in-water' | 'in-houses' | 'overlap';
  /** The houses, or the unit, that is in the way; null for houses without a name, of which nobody knows the id. */
  readonly other: string | null;
  readonly fix: string;
}

/** What is wrong with one or several units, in a sentence. */
const SAID: Readonly<Record<PlacementFault['code'], (faulty: readonly Faulty[]) => string>> = {
  'off-table': (all) =>
    all.length === 1
      ? `${namesOf(unitsOf(all))} stands with part of its footprint off the table.`
      : `${namesOf(unitsOf(all))} stand with parts of their footprints off the table.`,
  'in-water': (all) =>
    `${namesOf(unitsOf(all))} ${all.length === 1 ? 'stands' : 'stand'} in water that nobody can enter.`,
  'in-houses': (all) => {
    const [stand, are] = all.length === 1 ? ['stands', 'is'] : ['stand', 'are'];
    return `${namesOf(unitsOf(all))} ${stand} in ${housesOf(all.map(({ fault }) => fault.other))}, but ${are} not inside them.`;
  },
  overlap: (all) =>
    all.length === 1
      ? `${namesOf([...unitsOf(all), ...othersOf(all)])} stand on one another.`
      : `${namesOf(unitsOf(all))} stand on other units: ${namesOf(othersOf(all))}.`,
};
const unitsOf = (all: readonly Faulty[]): readonly string[] => all.map(({ standing }) => standing.unit.name);
const othersOf = (all: readonly Faulty[]): readonly string[] => [
  ...new Set(all.flatMap(({ fault }) => fault.other ?? [])),
];

/** Houses within a sentence, by the names that they have. */
export function housesOf(names: readonly (string | null)[]): string {
  const known = [...new Set(names.filter((name) => name !== null))];
  if (known.length === 0) return 'houses';
  return `the houses of ${namesOf(known)}${names.includes(null) ? ' and in others' : ''}`;
}

export function faultOf(
  { unit, boxes }: PlacedUnit,
  others: readonly PlacedUnit[],
  ground: Ground,
): PlacementFault | null {
  if (!boxes.every((box) => ground.holds(box)))
    return {
      code: 'off-table',
      other: null,
      fix: `Keep the whole of it within ${ground.width} by ${ground.depth} cm.`,
    };
  if (boxes.some((box) => ground.inWater(box, 'impassable')))
    return { code: 'in-water', other: null, fix: 'Move it to a bank or onto a bridge.' };
  const house = isOnTheMarch(unit) ? undefined : ground.blocks.find((block) => isUnder(boxes, block.box));
  if (house) {
    const name = blockName(ground.scenario.terrain, house.id);
    const fix = `Move it clear of the block, or ${name === null ? 'put it inside' : `write inside: ${name}`}.`;
    return { code: 'in-houses', other: name, fix };
  }
  const other = others.find((one) => one.boxes.some((box) => isUnder(boxes, box)));
  return other ? { code: 'overlap', other: other.unit.name, fix: 'Move one of them.' } : null;
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
  const by = nearestBy(STEP, (direction) => {
    const at = placeBy(direction);
    return !faultOf({ ...standing, boxes: basesOf(standing, at) }, others, ground);
  });
  return by && placeBy(by);
}

/** The first way that serves, on growing square rings; null when none does. */
export function nearestBy(step: number, serves: (by: Point) => boolean): Point | null {
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
