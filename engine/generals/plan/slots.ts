/** Where the units of a brigade stand in its line: foot abreast, horse on its flanks. Guns find places of their own. */
import type { Cm, Id } from '../../battle';
import { distance, TOLERANCE } from '../../geometry';
import type { Point } from '../../geometry';
import type { Force } from '../forces';
import { abreast } from './abreast';
import { sidewaysOf, rightOf } from './brigades';
import type { Task } from './task';

/**
 * A place for each unit, by its id, so far from every enemy: as nearly straight ahead of where it is as the others leave
 * room. So its place stays where it is while it goes there, and no battalion crosses the front of a friend.
 */
export function slotsOf(
  { axis, at, sideways, behind }: Task,
  units: readonly Force[],
  { enemies, off, front }: { readonly enemies: readonly Force[]; readonly off: Cm; readonly front: Cm },
): ReadonlyMap<Id, Point> {
  const right = rightOf(axis);
  const middle = { x: at.x + right.x * sideways, y: at.y + right.y * sideways };
  const inOrder = (some: readonly Force[]): readonly Force[] =>
    some.toSorted((a, b) => sidewaysOf(axis, middle, a.at) - sidewaysOf(axis, middle, b.at));
  const { fronts, wings } = armsOf(units);
  const ahead = ({ at: { x, y } }: Pick<Force, 'at'>): Cm => x * axis.x + y * axis.y;
  const foremost = fronts.toSorted((a, b) => ahead(b) - ahead(a));
  const first = firstLine(fronts.length);
  const slots = new Map<Id, Point>();
  const place = (unit: Force, sideways: Cm, back: Cm): void => {
    const from = { x: middle.x + right.x * sideways, y: middle.y + right.y * sideways };
    const least = off + behind + back;
    const most = Math.max(least + FARTHEST * front, ahead({ at: from }) - ahead(unit));
    slots.set(unit.id, clearOf(from, axis, { least, most, step: STEP * front }, enemies));
  };
  const layOut = (some: readonly Force[], back: Cm): Cm => {
    const within = widthAbreast(some, front) / 2 + SPREAD * front;
    const places = abreast(
      some.map((unit) => ({
        at: Math.max(-within, Math.min(within, sidewaysOf(axis, middle, unit.at))),
        width: unit.front + INTERVAL * front,
      })),
    );
    some.forEach((unit, i) => place(unit, places[i] ?? 0, back));
    return Math.max(0, ...some.map((unit, i) => Math.abs(places[i] ?? 0) + unit.front / 2));
  };
  const half = layOut(inOrder(foremost.slice(0, first)), 0);
  layOut(inOrder(foremost.slice(first)), SECOND_LINE * front);
  // Horse goes to the side it is on.
  const ends = { left: -half - INTERVAL * front, right: half + INTERVAL * front };
  for (const unit of inOrder(wings)) {
    const isLeft = sidewaysOf(axis, middle, unit.at) < 0;
    place(unit, isLeft ? ends.left - unit.front / 2 : ends.right + unit.front / 2, BEHIND * front);
    if (isLeft) ends.left -= unit.front + INTERVAL * front;
    else ends.right += unit.front + INTERVAL * front;
  }
  return slots;
}

/** How wide the line of a brigade stands; 0 of guns alone. */
export function widthOf(units: readonly Force[], front: Cm): Cm {
  const { fronts, wings } = armsOf(units);
  if (fronts.length === 0) return 0;
  return widthAbreast([...fronts.slice(0, firstLine(fronts.length)), ...wings], front);
}

/** Who forms the line, and who stands on its flanks: horse beside foot. Neither guns nor wagons. */
function armsOf(units: readonly Force[]): { readonly fronts: readonly Force[]; readonly wings: readonly Force[] } {
  const horse = units.filter(({ arm }) => arm === 'horse');
  const foot = units.filter(isOfTheLine);
  return foot.length > 0 ? { fronts: foot, wings: horse } : { fronts: horse, wings: [] };
}

export const isOfTheLine = ({ arm }: Force): boolean => arm === 'foot' || arm === 'light foot';

const firstLine = (units: number): number => (units > MOST_ABREAST ? Math.ceil(units / 2) : units);

const widthAbreast = (some: readonly Force[], front: Cm): Cm =>
  some.reduce((sum, unit) => sum + unit.front + INTERVAL * front, -INTERVAL * front);

/** Back along the axis until every enemy is far enough off, as far as the unit may go back for it. */
function clearOf(
  from: Point,
  axis: Point,
  { least, most, step }: Readonly<Record<'least' | 'most' | 'step', Cm>>,
  enemies: readonly Force[],
): Point {
  for (let away = least; ; away += step) {
    const place = { x: from.x - axis.x * away, y: from.y - axis.y * away };
    if (away > most || enemies.every(({ at }) => distance(at, place) >= least - TOLERANCE)) return place;
  }
}
const STEP = 0.2;
/** Nobody goes farther back for his place than to where he is, or than so many fronts from where his line would be. */
const FARTHEST = 3;

/** Between neighbours, in fronts. */
export const INTERVAL = 0.15;
/** Nobody stands with his middle farther than this, in fronts, beyond the ends of the closed line. */
const SPREAD = 0.3;
const MOST_ABREAST = 4;
/** Behind the first line, in fronts: out of the way of its retreat. */
const SECOND_LINE = 1.25;
/** Horse stands back of the line it covers. */
const BEHIND = 0.4;
