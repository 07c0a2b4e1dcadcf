/** Troops on their way: where each goes, how it gets there, and how long that takes. */
import { distance, facing, facingOf, minus, poseAt, times } from '../../geometry';
import type { Point, Pose } from '../../geometry';
import { isMarching } from '../../scenario';
import type { Action, Id, Marching, Minutes } from '../../scenario';

import { closedInWords, remarkOn } from '../course';
import type { DayCourse, NumberedAction } from '../course';
import { groupOf, placesAlong } from '../groups';
import type { MarchGroup, GroupPlaces } from '../groups';
import { withinTheTable } from '../room';
import { footprint, formationFor, isColumn } from '../troops';
import type { March, ChronicleTroop } from '../troops';
import type { FoundRoute, FootprintInWay } from '../march-routes';
import { comeOn } from './arriving';
import { marchesOff, soonestArrivals } from './marching-off';
import type { Planned } from './marching-off';
import { setDown } from './setting-down';
import { timed } from './timing';
import type { MarchingTroop } from './meetings';
import { groundOf } from '../../terrain';

/** Sets all who act on their way; when they arrive. */
export function tellMarch(course: DayCourse, told: NumberedAction, present: readonly ChronicleTroop[]): Minutes {
  const { action } = told;
  const group = groupOf(present);
  if (!group || !isMarching(action.does)) return action.at;
  const arrives = action.does === 'arrive';
  const route = routeOf(group, action, action.does);
  if (!arrives) setOut(course, told, group.members);
  const places = placesAlong(group, route, course.troops);
  const planned = group.members.flatMap((troop) => {
    const place = places.get(troop.id);
    return place ? [{ troop, place: troop.unit === null ? onTheTable(course, place) : place }] : [];
  });
  const found = marchPaths(course, told, planned);
  const marches = timed(course, told, found);
  for (const march of marches) course.troops.set(march);
  const until = Math.max(action.at, ...marches.map((march) => march.until));
  for (const [i, { troop }] of planned.entries()) {
    const march = marches[i];
    if (!march) continue;
    if (arrives) comeOn(course, told, troop, march);
    else breakIntoColumn(course, troop, march);
    arrive(course, told, troop, { at: march.until, as: found[i]?.arrivesIn ?? troop.formation });
  }
  goInside(course, told, group.members, until);
  return until;
}

/** Units find their room on the table themselves. */
const onTheTable = ({ scenario }: DayCourse, { bends, end }: GroupPlaces): GroupPlaces => ({
  bends: bends.map((bend) => withinTheTable(scenario, bend)),
  end: withinTheTable(scenario, end),
});

function routeOf(group: MarchGroup, { along, facing: faced, formation, arranged }: Action, does: Marching) {
  const points = [group.middle, ...(does === 'arrive' ? along.slice(1) : along)];
  const steps = points.flatMap((point, i) => {
    const before = points[i - 1];
    return before && distance(before, point) > 1e-6 ? [times(minus(point, before), 1 / distance(before, point))] : [];
  });
  const looks = faced !== null ? facingOf(faced) : does === 'withdraw' ? group.looks : (steps.at(-1) ?? group.looks);
  // Who comes on together has no places to one another yet.
  return {
    points,
    looks,
    formation,
    arranged: arranged ?? (does === 'arrive' && formation !== 'march column' ? 'one line' : null),
  };
}

/** Columns and teams are formed before the way, so that they can use it. */
function setOut({ instants }: DayCourse, { action, entry }: NumberedAction, members: readonly ChronicleTroop[]): void {
  for (const troop of members) {
    const { unit, pose } = troop;
    // Who comes out of houses forms when he is out.
    if (!unit || !pose || troop.inside !== null) continue;
    const wanted = formationFor(troop, action.formation);
    const taken = isColumn(wanted) || unit.arm !== 'guns' ? wanted : formationFor(troop, 'march column');
    if (!isColumn(taken) || taken === troop.formation) continue;
    troop.formation = taken;
    instants.add({
      ...{ at: action.at, when: 'begin', entry },
      happening: { do: 'formed', id: troop.id, formation: taken, to: pose, bases: null },
    });
  }
}

/** Who has to pass where his front finds no room does so in column. */
function breakIntoColumn({ instants }: DayCourse, troop: ChronicleTroop, { as, from, entry, path }: March): void {
  if (as === troop.formation) return;
  troop.formation = as;
  instants.add({
    ...{ at: from, when: 'begin', entry, of: troop.id },
    happening: { do: 'formed', id: troop.id, formation: as, to: path.from, bases: null },
  });
}

/** Everything else is formed where it arrives. */
function arrive(
  { instants }: DayCourse,
  { entry }: NumberedAction,
  troop: ChronicleTroop,
  { at, as: wanted }: { readonly at: Minutes; readonly as: Id },
): void {
  if (!troop.unit || !troop.pose || wanted === troop.formation) return;
  troop.formation = wanted;
  instants.add({
    ...{ at, when: 'end', entry, of: troop.id },
    happening: { do: 'formed', id: troop.id, formation: wanted, to: troop.pose, bases: null },
  });
}

/** Who is to hold houses goes into them when all are there. */
function goInside(
  { troops, instants }: DayCourse,
  { action, entry }: NumberedAction,
  members: readonly ChronicleTroop[],
  at: Minutes,
): void {
  const units = members.filter(({ unit }) => unit !== null);
  for (const [i, block] of action.into.entries()) {
    const troop = units[i];
    if (!troop) continue;
    troop.inside = block;
    troop.pose = troops.middleOf(block) ?? troop.pose;
    instants.add({
      ...{ at, when: 'end', entry, of: troop.id },
      happening: { do: 'went', id: troop.id, to: { inside: block } },
    });
  }
}

function marchPaths(course: DayCourse, told: NumberedAction, planned: readonly Planned[]): readonly MarchingTroop[] {
  const { troops, routes, scenario } = course;
  const { action, entry } = told;
  const movers = new Set(planned.map(({ troop }) => troop.id));
  const passed = new Set([...action.through, ...action.against]);
  const others = troops.all.filter(({ id, inside }) => !movers.has(id) && inside === null);
  const standing = obstacles(others.filter(({ id, march }) => !passed.has(id) && (march?.until ?? 0) <= action.at));
  const arrivals = soonestArrivals(course, told, planned);
  const setDownHere: FootprintInWay[] = [];
  return planned.map(({ troop, place }, i) => {
    const from = startOf(troop, place, course);
    const arrived = arrivedIn(troop, action);
    const block = troop.unit ? action.into[planned.slice(0, i).filter(({ troop: one }) => one.unit).length] : undefined;
    const wanted = block === undefined ? place.end : beforeHouses(block, from, course, troop, place.end);
    const inHouses = block !== undefined;
    const there = arrivals.get(troop.id) ?? action.at;
    const taken = [...obstacles(others.filter(({ id }) => !marchesOff(course, told, id, there))), ...setDownHere];
    const stands =
      troop.unit === null ? wanted : setDown(course, told, { troop, as: arrived, wanted, inHouses }, taken);
    const box = footprint(troop, stands, arrived);
    if (box && !inHouses) setDownHere.push({ id: troop.id, box });
    const own = routes.find(troop, from, place.bends, stands, troop.unit ? standing : [], action.does === 'withdraw');
    const narrow = inColumn(troop, own, () =>
      routes.find(asColumn(troop), from, place.bends, stands, standing, action.does === 'withdraw'),
    );
    const found = narrow ?? own;
    if (found.closedBy)
      remarkOn(course, entry, {
        ...{ key: 'along', severity: 'error', code: 'way-closed' },
        message: `The way of ${troops.nameOf(troop.id)} is closed by ${closedInWords(scenario, found.closedBy)}.`,
        fix: 'Lead the way round it.',
      });
    else if (found.through !== null)
      remarkOn(course, entry, {
        ...{ key: 'along', severity: 'warning', code: 'through-others' },
        message: `${troops.nameOf(troop.id)} marches through ${troops.nameOf(found.through)}, which stands in its way.`,
        fix: 'Lead the way round, or name it under through.',
      });
    return {
      troop,
      path: found.path,
      goesIn: narrow ? asColumn(troop).formation : troop.formation,
      arrivesIn: arrived,
    };
  });
}

const arrivedIn = (troop: ChronicleTroop, { formation }: Action): Id =>
  formationFor(troop, troop.unit?.arm === 'guns' && formation === null ? 'deployed' : formation);

const asColumn = (troop: ChronicleTroop): ChronicleTroop => ({
  ...troop,
  formation: formationFor(troop, 'march column'),
});

/** A unit that finds no way as it stands breaks into column to pass, where that has one. */
function inColumn(troop: ChronicleTroop, own: FoundRoute, find: () => FoundRoute): FoundRoute | null {
  if (!troop.unit || isColumn(troop.formation) || (!own.closedBy && own.through === null)) return null;
  const found = find();
  return found.closedBy || (found.through !== null && own.closedBy === null) ? null : found;
}

const obstacles = (troops: readonly ChronicleTroop[]): readonly FootprintInWay[] =>
  troops.flatMap((troop) => {
    const box = troop.pose && footprint(troop, troop.pose);
    return box ? [{ id: troop.id, box }] : [];
  });

/** Where it sets out: who holds houses comes out of them on the side he goes to. */
function startOf({ pose, inside, ...troop }: ChronicleTroop, { bends, end }: GroupPlaces, course: DayCourse): Pose {
  const from = pose ?? end;
  if (inside === null) return from;
  return outside(inside, from, bends[0] ?? end, course, { ...troop, pose, inside });
}

/** Before houses it is to hold, on the side it comes from. */
const beforeHouses = (block: Id, from: Pose, course: DayCourse, troop: ChronicleTroop, otherwise: Pose): Pose => {
  const middle = course.troops.middleOf(block);
  return middle ? outside(block, middle, from, course, troop, 'looks in') : otherwise;
};

function outside(
  block: Id,
  middle: Pose,
  towards: Point,
  { scenario }: DayCourse,
  troop: ChronicleTroop,
  looksIn?: 'looks in',
): Pose {
  const houses = groundOf(scenario).block(block);
  const size = footprint(troop, middle);
  const far = distance(middle, towards);
  const direction = far > 1e-6 ? times(minus(towards, middle), 1 / far) : facing(middle);
  const reach = (Math.max(houses?.box.width ?? 0, houses?.box.depth ?? 0) * 1.42 + (size?.depth ?? 0)) / 2 + 0.5;
  const at = { x: middle.x + direction.x * reach, y: middle.y + direction.y * reach };
  return poseAt(at, looksIn ? times(direction, -1) : direction);
}
