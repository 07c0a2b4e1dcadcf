/** The way out of a beaten unit: one straight line, clear of enemies and closed ground and, where it can be, of friends. */
import type { Id } from '../../battle';
import { axisOf, dot, facing, leftOf, pathOf, straight, times, TOLERANCE, turned } from '../../geometry';
import type { Path, Point, Pose, Sector } from '../../geometry';
import type { Cm } from '../../scenario';
import type { Body } from '../body';
import { touchLeaving, touchOfBody } from '../contact';
import type { RetreatPolicy, OccupiedTable } from './policy';
import { distanceToEdge } from '../table-edge';

/** One straight line of retreat. */
export interface EscapeRoute {
  readonly direction: Point;
  /** As far as was wanted, or to the table edge. */
  readonly length: Cm;
  readonly atEdge: boolean;
  /** Friends it goes through, the first met first. */
  readonly passes: readonly Id[];
}

export interface Escape {
  /** The direction it gives way in, a unit vector; routes turn aside from it by the angles of the policy. */
  readonly axis: Point;
  readonly wanted: Cm;
  /** Looked for when nothing is open for the length wanted. */
  readonly least: Cm;
  /** Friends whose room it shares. */
  readonly with: readonly Id[];
}

const OPPOSITE: Readonly<Record<Sector, Sector>> = { front: 'rear', rear: 'front', left: 'right', right: 'left' };

/** The direction away from a sector. */
export const awayFrom = (pose: Pose, sector: Sector): Point => axisOf(pose, OPPOSITE[sector]);

/**
 * The routes at the least angle off the axis that meet no friends, or failing those that pass through them: one, or two to
 * either side (the one to the body's left first). None when enemies or ground close them all.
 */
export function escapeRoutes<B extends Body>(
  table: OccupiedTable<B>,
  body: B,
  escape: Escape,
  policy: RetreatPolicy<B>,
): readonly EscapeRoute[] {
  const found = routesOver(table, body, escape, escape.wanted, policy);
  if (found.length > 0 || escape.wanted <= escape.least) return found;
  return routesOver(table, body, escape, escape.least, policy);
}

function routesOver<B extends Body>(
  table: OccupiedTable<B>,
  body: B,
  escape: Escape,
  wanted: Cm,
  policy: RetreatPolicy<B>,
): readonly EscapeRoute[] {
  let throughFriends: readonly EscapeRoute[] = [];
  for (const angle of policy.angles) {
    const open = directionsAt(body, escape.axis, angle)
      .map((direction) => routeAlong(table, body, direction, wanted, escape.with, policy))
      .filter((route) => route !== null);
    const clear = open.filter(({ passes }) => passes.length === 0);
    if (clear.length > 0) return clear;
    if (throughFriends.length === 0) throughFriends = open;
  }
  return throughFriends;
}

/** Along the axis, or as far off it to the body's left and to its right. */
function directionsAt(body: Body, axis: Point, angle: number): readonly Point[] {
  if (angle === 0) return [axis];
  const left = leftOf(facing(body.box.pose));
  return [turned(axis, angle), turned(axis, -angle)].toSorted((a, b) => dot(b, left) - dot(a, left));
}

/** What lies along one line; null when it is barred. */
function routeAlong<B extends Body>(
  table: OccupiedTable<B>,
  body: B,
  direction: Point,
  wanted: Cm,
  exempt: readonly Id[],
  policy: RetreatPolicy<B>,
): EscapeRoute | null {
  const edge = distanceToEdge(table.ground, body.box, direction);
  const length = Math.min(wanted, edge);
  if (isBarred(table, body, direction, length, policy)) return null;
  const passes = friendsAlong(table, body, direction, length, exempt, policy);
  return { direction, length, atEdge: edge < wanted, passes };
}

/** Does anybody or any ground bar a straight move? */
export function isBarred<B extends Body>(
  table: OccupiedTable<B>,
  body: B,
  direction: Point,
  length: Cm,
  policy: RetreatPolicy<B>,
): boolean {
  const by = times(direction, length);
  return (
    table.bodies.some((other) => policy.isBarredBy(body, other) && isMetLeaving(body, by, other)) ||
    policy.isGroundClosed(table.ground, body, direction, length)
  );
}

/** Does a straight move meet another body? One it lies in already does not count while it moves away from it. */
export const isMetLeaving = (body: Body, by: Point, other: Body): boolean =>
  touchOfBody(body.box, by, other, touchLeaving) !== null;

/** Friends through whom a straight move goes, the first met first; companions in the same block always. */
export function friendsAlong<B extends Body>(
  table: OccupiedTable<B>,
  body: B,
  direction: Point,
  length: Cm,
  exempt: readonly Id[],
  policy: RetreatPolicy<B>,
): readonly Id[] {
  const by = times(direction, length);
  const met: { id: Id; at: Cm }[] = [];
  for (const other of table.bodies) {
    if (exempt.includes(other.id) || !policy.passesThrough(body, other)) continue;
    const shares = body.inside !== null && other.inside?.id === body.inside.id;
    const at = shares ? 0 : touchOfBody(body.box, by, other, touchLeaving);
    if (at !== null) met.push({ id: other.id, at });
  }
  return met.toSorted((a, b) => a.at - b.at).map(({ id }) => id);
}

/**
 * The longest straight path in any of the directions at these degrees off `away` (a unit vector), the first of equals; null
 * without any. `lengthIn` tells how far it goes in a direction, null when it may not.
 */
export function longestAway(
  from: Pose,
  away: Point,
  angles: readonly number[],
  lengthIn: (direction: Point) => Cm | null,
): Path | null {
  let longest: { direction: Point; length: Cm } | null = null;
  for (const angle of angles) {
    const direction = turned(away, angle);
    const length = lengthIn(direction);
    if (length !== null && length > (longest?.length ?? 0) + TOLERANCE) longest = { direction, length };
  }
  return longest && pathOf(from, [straight(from, longest.length, longest.direction)]);
}
