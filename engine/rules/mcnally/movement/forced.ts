/** Moves nobody chooses: straight runs of those who retire, rout or evade, as far as table, ground and troops let them. */
import type { Cm, View } from '../../../battle';
import {
  boxMovedBy,
  dot,
  exceeds,
  facing,
  fallsShort,
  minus,
  pathOf,
  place,
  poseAt,
  straight,
  times,
  TOLERANCE,
} from '../../../geometry';
import type { Path, Point, Pose } from '../../../geometry';
import { IGNORED, stopOfRun } from '../../../tabletop';
import type { RunRule } from '../../../tabletop';
import { lineKind } from '../ground/kinds';
import { touchOfBody } from '../../../tabletop';
import { friendsOf, touches, troopAt, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { lengthClear } from './clear-of-enemy';
import { isInWater, runCost } from './ground-cost';
import { isFree } from './standing';

/** Why it went no farther than it did. */
export type Halt = 'table edge' | 'ground' | 'enemy' | 'friend';

export interface ForcedRun {
  readonly to: Pose;
  readonly length: Cm;
  readonly halt: Halt | null;
}

export interface Forced {
  /** Unit vector. */
  readonly direction: Point;
  /** Inches of the move, or of the way where ground costs nothing, in cm. */
  readonly wanted: Cm;
  /** Named distances are not charged for ground (MCN-RETIRE-01). */
  readonly isGroundCharged: boolean;
}

const DRIVEN: RunRule<Troop> = {
  friends: IGNORED,
  enemies: 0,
  takesRoom: (other) => !other.inside,
  isInWater: (ground, _body, boxes) => isInWater(ground, boxes),
  passesBlocks: () => false,
};

/** How far it gets. It passes through friends, but stands on nobody at its end: what it cannot clear stops it before. */
export function forcedRun(view: View, troop: Troop, { direction, wanted, isGroundCharged }: Forced): ForcedRun {
  const { ground } = view;
  const stays: ForcedRun = { to: troop.box.pose, length: 0, halt: null };
  if (wanted <= TOLERANCE) return stays;
  const cost = runCost(ground, troop, troop.box, direction, wanted, wanted);
  // It leaves those it is in contact with.
  const bodies = troopsOn(view)
    .filter((other) => touches(other, troop) && dot(direction, minus(other.box.pose, troop.box.pose)) <= 0)
    .map(({ id }) => id);
  const stop = stopOfRun(ground, troop, troopsOn(view), { direction, length: wanted, cost }, DRIVEN, { bodies });
  let length = isGroundCharged ? Math.min(wanted, cost.lengthFor(wanted)) : wanted;
  let halt: Halt | null = null;
  if (stop && !exceeds(stop.at, length)) {
    length = Math.min(length, stop.at);
    halt = stop.kind === 'table edge' ? 'table edge' : stop.kind === 'body' ? 'enemy' : 'ground';
  }
  const clear = lengthClear(view, troop, troop.box, direction, length);
  if (fallsShort(clear, length)) {
    length = clear;
    halt = 'enemy';
  }
  const end = lengthThatClears(view, troop, direction, length);
  if (fallsShort(end, length)) halt = 'friend';
  return end <= TOLERANCE
    ? { ...stays, halt: halt ?? 'friend' }
    : { to: movedTo(troop.box.pose, direction, end), length: end, halt };
}

const movedTo = (from: Pose, direction: Point, length: Cm): Pose =>
  poseAt({ x: from.x + direction.x * length, y: from.y + direction.y * length }, facing(from));

/** The longest part of a run at whose end it lies on no friend and across no obstacle: just before the first it cannot clear. */
function lengthThatClears(view: View, troop: Troop, direction: Point, length: Cm): Cm {
  const by = times(direction, length);
  const ends = friendsOf(view, troop)
    .filter(({ inside }) => !inside)
    .map((friend) => touchOfBody(troop.box, by, friend))
    .filter((at) => at !== null);
  for (const at of [length, ...ends.toSorted((a, b) => b - a)]) {
    if (at > length) continue;
    const to = Math.max(0, at);
    if (isFree(view, troopAt(troop, movedTo(troop.box.pose, direction, to))) && !straddles(view, troop, direction, to))
      return to;
  }
  // Between these: stepped back until it is clear of all.
  for (let at = length; at > 0; at -= troop.traits.inch / 4)
    if (isFree(view, troopAt(troop, movedTo(troop.box.pose, direction, at))) && !straddles(view, troop, direction, at))
      return at;
  return 0;
}

/** Of a footprint, on either side of a line it is said to stand across. */
const LEAST_ACROSS = 0.01;

/** Would it come to stand across a fence, wall or work that it did not stand across before? */
function straddles({ ground }: View, { box }: Troop, direction: Point, length: Cm): boolean {
  const after = boxMovedBy(box, times(direction, length));
  return ground.lines.some((line) => {
    const kind = lineKind(line);
    if (kind === 'none' || kind === 'stream' || kind === 'river') return false;
    const share = ground.shareOnRight(after, line);
    if (share < LEAST_ACROSS || share > 1 - LEAST_ACROSS) return false;
    const half = { x: (after.pose.hy * after.width) / 2, y: (-after.pose.hx * after.width) / 2 };
    const deep = times(facing(after.pose), after.depth / 2);
    const at = (x: number, y: number): Point => ({
      x: after.pose.x + half.x * x + deep.x * y,
      y: after.pose.y + half.y * x + deep.y * y,
    });
    return [-1, 0, 1].some((x) => ground.crossed(at(x, -1), at(x, 1)).some((crossed) => crossed.line === line));
  });
}

/** The way of a forced move: turned on the spot where it does not face as before, then straight. */
export function forcedPath(from: Pose, start: Pose, { to, length }: ForcedRun, direction: Point): Path {
  const isTurned = from.hx !== start.hx || from.hy !== start.hy || from.x !== start.x || from.y !== start.y;
  const run = length > 0 ? [{ ...straight(start, length, direction), to }] : [];
  return pathOf(from, [...(isTurned ? [place(start)] : []), ...run]);
}
