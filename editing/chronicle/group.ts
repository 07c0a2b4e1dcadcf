/** Several who act together, where they are at an hour: their middle, which is what a way leads, and where they look. */
import { figures } from '../../engine/battle';
import { positionAt } from '../../engine/chronicle';
import type { Chronicled } from '../../engine/chronicle';
import { facing, plus, times, unit } from '../../engine/geometry';
import type { Point, Pose } from '../../engine/geometry';
import type { Id, Minutes } from '../../engine/scenario';
import { groundOf } from '../../engine/terrain';

/** Where everybody is at an hour; who is not on the table has no place. */
export function placesAt(told: Chronicled, at: Minutes): ReadonlyMap<Id, Pose> {
  const { begins, ends } = told.day;
  const state = positionAt(told, Math.max(begins, Math.min(ends, at)));
  const places = new Map<Id, Pose>();
  for (const { id, where } of [...state.pieces, ...figures(state)]) {
    const pose =
      'on' in where ? where.on : 'inside' in where ? groundOf(told.scenario).block(where.inside)?.box.pose : null;
    if (pose) places.set(id, pose);
  }
  return places;
}

/** Null when nobody of them is on the table. Units count; figures of commanders only where there are no units. */
export function groupAt(
  told: Chronicled,
  at: Minutes,
  who: readonly Id[],
): { readonly middle: Point; readonly looks: Point } | null {
  const places = placesAt(told, at);
  const units = who.filter((id) => id in told.roster.units && places.has(id));
  const counted = (units.length > 0 ? units : who).flatMap((id) => places.get(id) ?? []);
  const [first] = counted;
  if (!first) return null;
  const sum = counted.reduce<Point>((so, pose) => plus(so, pose), { x: 0, y: 0 });
  const looks = unit(counted.reduce<Point>((so, pose) => plus(so, facing(pose)), { x: 0, y: 0 }));
  return { middle: times(sum, 1 / counted.length), looks: looks.x === 0 && looks.y === 0 ? facing(first) : looks };
}
