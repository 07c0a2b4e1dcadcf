/** Where the units of a brigade stand when it draws up: a line of foot, horse on its flanks. Guns find places of their own. */
import type { Id } from '../../../../../engine/battle';
import { distance } from '../../../../../engine/geometry';
import type { Point } from '../../../../../engine/geometry';
import type { Force } from '../forces';
import { standOffFrom } from './attack';
import type { Task } from './task';

/** A place for each unit, by its id. */
export function slotsOf(task: Task, units: readonly Force[], enemies: readonly Force[]): ReadonlyMap<Id, Point> {
  const { axis, at } = task;
  const right = { x: axis.y, y: -axis.x };
  const aside = (place: Point): number => (place.x - at.x) * right.x + (place.y - at.y) * right.y;
  const inOrder = (some: readonly Force[]): readonly Force[] => some.toSorted((a, b) => aside(a.at) - aside(b.at));
  const line = inOrder(units.filter(({ arm }) => arm !== 'guns' && arm !== 'horse'));
  const horse = inOrder(units.filter(({ arm }) => arm === 'horse'));
  const fronts = line.length > 0 ? line : horse;
  const first = line.length > MOST_ABREAST ? Math.ceil(line.length / 2) : fronts.length;
  const slots = new Map<Id, Point>();
  const off = standOffFrom(enemies);
  const place = (unit: Force, sideways: number, back: number): void => {
    const from = { x: at.x + right.x * sideways, y: at.y + right.y * sideways };
    slots.set(unit.id, clearOf(from, axis, off + back, off + back, enemies));
  };
  const abreast = (some: readonly Force[], back: number): number => {
    const width = some.reduce((sum, { front }) => sum + front + INTERVAL, -INTERVAL);
    let next = -width / 2;
    for (const unit of some) {
      place(unit, next + unit.front / 2, back);
      next += unit.front + INTERVAL;
    }
    return width / 2;
  };
  const half = abreast(fronts.slice(0, first), 0);
  if (fronts.length > first) abreast(fronts.slice(first), SECOND_LINE);
  // Horse goes to the side it is on.
  const ends = { left: -half - INTERVAL, right: half + INTERVAL };
  for (const unit of line.length > 0 ? horse : []) {
    const isLeft = aside(unit.at) < 0;
    const sideways = isLeft ? ends.left - unit.front / 2 : ends.right + unit.front / 2;
    place(unit, sideways, BEHIND);
    if (isLeft) ends.left -= unit.front + INTERVAL;
    else ends.right += unit.front + INTERVAL;
  }
  return slots;
}

/** Back along the axis until every enemy is far enough off. */
function clearOf(from: Point, axis: Point, back: number, clear: number, enemies: readonly Force[]): Point {
  for (let away = back; ; away += STEP) {
    const place = { x: from.x - axis.x * away, y: from.y - axis.y * away };
    if (away > back + FARTHEST || enemies.every(({ at }) => distance(at, place) >= clear)) return place;
  }
}
const STEP = 4;
const FARTHEST = 60;

/** Between neighbours, cm. */
const INTERVAL = 3;
const MOST_ABREAST = 4;
/** Behind the first line, cm: out of the way of its retreat. */
const SECOND_LINE = 25;
/** Horse stands back of the line it covers. */
const BEHIND = 8;
