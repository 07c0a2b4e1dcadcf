/** How several units stand to one another: where each has its place when their middle goes somewhere and looks another way. */
import {
  along,
  distance,
  dot,
  facing,
  minus,
  plus,
  poseAt,
  rightOf,
  times,
  turnBetween,
  turned,
  unit,
} from '../geometry';
import type { Point, Pose } from '../geometry';
import type { Arrangement, Formation, Id } from '../scenario';
import { footprint, formationFor, isColumn } from './troops';
import type { ChronicleTroop, ChronicleTroops } from './troops';

/** Cm between neighbours that are laid out anew, and between two lines. */
const GAP = 1;
const LINES_APART = 9;

export interface MarchGroup {
  readonly middle: Point;
  /** Where it looks, on the whole. */
  readonly looks: Point;
  /** Those who have a place, the units first. */
  readonly members: readonly ChronicleTroop[];
}
/** A place in a group: cm to the front of its middle and to the right of it. */
interface Offset {
  readonly ahead: number;
  readonly right: number;
}

/** Null when nobody of them is on the table. */
export function groupOf(
  troops: readonly ChronicleTroop[],
  poses: (troop: ChronicleTroop) => Pose | null = ({ pose }) => pose,
): MarchGroup | null {
  const members = troops.filter((troop) => poses(troop) !== null);
  const units = members.filter(({ unit: one }) => one !== null);
  const counted = units.length > 0 ? units : members;
  const all = counted.flatMap((troop) => poses(troop) ?? []);
  const [first] = all;
  if (!first) return null;
  const sum = all.reduce((so, pose) => plus(so, pose), { x: 0, y: 0 });
  const looks = unit(all.reduce((so, pose) => plus(so, facing(pose)), { x: 0, y: 0 }));
  return {
    middle: times(sum, 1 / all.length),
    looks: looks.x === 0 && looks.y === 0 ? facing(first) : looks,
    members: [...units, ...members.filter(({ unit: one }) => one === null)],
  };
}

/** The place each has on a way that the middle goes, by its share of it, and where it ends. */
export interface GroupPlaces {
  /** At the bends of the way. */
  readonly bends: readonly Point[];
  readonly end: Pose;
}

export interface GroupRoute {
  /** From the middle of the group on. */
  readonly points: readonly Point[];
  /** The unit vector they look along at its end. */
  readonly looks: Point;
  readonly formation: Formation | null;
  readonly arranged: Arrangement | null;
}

export function placesAlong(
  group: MarchGroup,
  route: GroupRoute,
  troops: ChronicleTroops,
): ReadonlyMap<Id, GroupPlaces> {
  const offsets = offsetsFor(group, route, troops);
  const isFile = arrangementOf(route) === 'column';
  return new Map(
    group.members.flatMap((troop) => {
      const offset = offsets.get(troop.id);
      return offset ? [[troop.id, isFile ? inFile(route, offset) : abreast(group, route, troop, offset)] as const] : [];
    }),
  );
}

const arrangementOf = ({ arranged, formation }: Pick<GroupRoute, 'arranged' | 'formation'>): Arrangement | null =>
  arranged ?? (formation !== null && isColumn(formation) ? 'column' : null);

function offsetsFor(group: MarchGroup, route: GroupRoute, troops: ChronicleTroops): ReadonlyMap<Id, Offset> {
  const arranged = arrangementOf(route);
  const laid = arranged === null || arranged === 'as deployed' ? null : laidOut(group, route, arranged);
  const deployed = groupOf(group.members, ({ id }) => troops.deployed.get(id) ?? null);
  const from = arranged === 'as deployed' && deployed ? deployed : group;
  const poseOf = (troop: ChronicleTroop): Pose | null =>
    from === group ? troop.pose : (troops.deployed.get(troop.id) ?? troop.pose);
  return new Map(
    group.members.flatMap((troop) => {
      const pose = poseOf(troop);
      const offset = laid?.get(troop.id) ?? (pose && offsetIn(from, pose));
      return offset ? [[troop.id, offset] as const] : [];
    }),
  );
}

function offsetIn({ middle, looks }: MarchGroup, pose: Pose): Offset {
  const by = minus(pose, middle);
  return { ahead: dot(by, looks), right: dot(by, rightOf(looks)) };
}

/** Side by side from the left, or one behind the other, in their order; figures stay beside the middle. */
function laidOut(
  { members }: MarchGroup,
  { formation }: GroupRoute,
  arranged: Exclude<Arrangement, 'as deployed'>,
): ReadonlyMap<Id, Offset> {
  const units = members.filter(({ unit: one }) => one !== null);
  const sizes = units.map((troop) => {
    const as = formationFor(troop, formation);
    const box = troop.pose && footprint(troop, troop.pose, as);
    return { id: troop.id, width: box?.width ?? 0, depth: box?.depth ?? 0 };
  });
  const offsets = new Map<Id, Offset>();
  if (arranged === 'column') {
    let ahead = (sizes.reduce((sum, { depth }) => sum + depth, 0) + GAP * (sizes.length - 1)) / 2;
    for (const { id, depth } of sizes) {
      offsets.set(id, { ahead: ahead - depth / 2, right: 0 });
      ahead -= depth + GAP;
    }
  } else {
    const first = arranged === 'two lines' ? Math.ceil(sizes.length / 2) : sizes.length;
    const apart = Math.max(LINES_APART, ...sizes.map(({ depth }) => depth + 2 * GAP));
    for (const [row, line] of [sizes.slice(0, first), sizes.slice(first)].entries()) {
      let right = -(line.reduce((sum, { width }) => sum + width, 0) + GAP * (line.length - 1)) / 2;
      for (const { id, width } of line) {
        offsets.set(id, { ahead: -row * apart, right: right + width / 2 });
        right += width + GAP;
      }
    }
  }
  for (const [i, { id }] of members.filter(({ unit: one }) => one === null).entries())
    offsets.set(id, { ahead: -LINES_APART / 2, right: i * LINES_APART });
  return offsets;
}

/**
 * Beside one another: the group turns evenly from where it looks to where it is to look. A column leaves the way for its
 * place only at the end, and until then keeps the distance from it that it has.
 */
function abreast(
  group: MarchGroup,
  { points, looks: atEnd }: GroupRoute,
  troop: ChronicleTroop,
  { ahead, right }: Offset,
): GroupPlaces {
  const { looks } = group;
  const beside = troop.unit && troop.pose && isColumn(troop.formation) ? offsetIn(group, troop.pose).right : null;
  const whole = lengthOf(points);
  const turns = turnBetween(looks, atEnd);
  let gone = 0;
  const places = points.slice(1).map((point, i) => {
    gone += distance(points[i] ?? point, point);
    const faced = turned(looks, whole > 0 ? (turns * gone) / whole : turns);
    const isBend = i < points.length - 2;
    return isBend && beside !== null
      ? along(poseAt(point, faced), 0, beside)
      : along(poseAt(point, faced), ahead, right);
  });
  const end = places.at(-1) ?? troop.pose ?? { x: 0, y: 0 };
  return { bends: places.slice(0, -1), end: poseAt(end, atEnd) };
}

/** One behind the other on the way itself, which goes straight on behind its end. */
function inFile({ points }: GroupRoute, { ahead, right }: Offset): GroupPlaces {
  const wanted = lengthOf(points) + ahead;
  const bends: Point[] = [];
  let gone = 0;
  let direction = { x: 0, y: 1 };
  for (const [i, point] of points.entries()) {
    const before = points[i - 1];
    if (!before) continue;
    const stretch = distance(before, point);
    if (stretch < 1e-6) continue;
    direction = times(minus(point, before), 1 / stretch);
    if (wanted <= gone + stretch || i === points.length - 1)
      return {
        bends,
        end: poseAt(plus(plus(before, times(direction, wanted - gone)), times(rightOf(direction), right)), direction),
      };
    gone += stretch;
    bends.push(point);
  }
  return { bends, end: poseAt(points.at(-1) ?? { x: 0, y: 0 }, direction) };
}

export const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, i) => sum + distance(points[i - 1] ?? point, point), 0);
