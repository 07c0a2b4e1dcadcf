/** Rivers, streams and ponds under a footprint: what stops it, what carries it, what slows it (HOW-TERR-17 to 23). */
import type { Id, View } from '../../../battle';
import { boxAt, movedBy, overlaps, pointGap, pointInPolygon, times, TOLERANCE } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { Ground, GroundArea, GroundCrossing, GroundLine } from '../../../terrain';
import { areaRow, FREE, HALF } from '../ground/areas';
import { goesAs, isColumn } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** The water of a table. */
interface Waters {
  readonly all: readonly GroundArea[];
  readonly impassable: readonly GroundArea[];
  readonly fordable: readonly GroundArea[];
  /** Some water is declared to be other ground, which the ground itself does not know. */
  readonly declared: boolean;
}

const waters = new WeakMap<readonly GroundArea[], Waters>();

export function watersOn({ areas }: Ground): Waters {
  let known = waters.get(areas);
  if (!known) {
    const all = areas.filter((area) => areaRow(area).water !== null);
    known = {
      all,
      impassable: all.filter((area) => areaRow(area).water === 'impassable'),
      fordable: all.filter((area) => areaRow(area).water === 'fordable'),
      declared: areas.some((area) => WATER.has(area.kind) && !all.includes(area)),
    };
    waters.set(areas, known);
  }
  return known;
}
const WATER: ReadonlySet<GroundArea['kind']> = new Set(['river', 'stream', 'pond']);

/** Guns and wagons enter no water but by bridges and fords (HOW-TERR-22). */
const rolls = (troop: Troop): boolean => {
  const kind = goesAs(troop);
  return kind === 'artillery' || kind === 'transport';
};

/** The water that a unit may not enter away from bridges and fords. */
export const closedWater = (ground: Ground, troop: Troop): readonly GroundArea[] =>
  rolls(troop) ? watersOn(ground).all : watersOn(ground).impassable;

/** Bridges and fords carry march columns, guns and wagons, and light infantry in any shape that fits (HOW-TERR-19, 23). */
const mayUseCrossings = (troop: Troop): boolean =>
  isColumn(troop) || rolls(troop) || goesAs(troop) === 'light infantry';

/** Does a unit stand in water it may not enter (HOW-TERR-18, 22)? `boxes` are its own, or those it would have elsewhere. */
export const isInRiver = ({ ground }: View, troop: Troop, boxes?: readonly Box[]): boolean =>
  isBarredByWater(ground, troop, boxes);

/** The same on a ground that is not looked at by anybody. */
export function isBarredByWater(ground: Ground, troop: Troop, boxes: readonly Box[] = troop.boxes): boolean {
  const closed = closedWater(ground, troop);
  if (closed.length === 0) return false;
  const water = rolls(troop) ? 'any' : 'impassable';
  const carried = mayUseCrossings(troop);
  const { declared } = watersOn(ground);
  return boxes.some((box) => {
    if (carried && !declared) return ground.inWater(box, water);
    if (!closed.some((area) => ground.share(box, area) * box.width * box.depth > DAMP)) return false;
    return !carried || ground.inWater(box, water);
  });
}
/** Any of it is over water that is closed to everybody. */
export const touchesImpassable = (view: View, { boxes }: Troop): boolean =>
  watersOn(view.ground).impassable.some((area) => boxes.some((box) => view.ground.share(box, area) > 0));

/** Less water than this is rounding, cm2. */
const DAMP = 0.05;

/** A bridge or ford carries all of it over the water below. */
const isCarried = (view: View, troop: Troop, boxes: readonly Box[]): boolean =>
  mayUseCrossings(troop) && !boxes.some((box) => view.ground.inWater(box, 'any'));

/** The fordable river in which a unit stands: its centre is in it, and no bridge or ford carries it (HOW-TERR-20). */
export function wadingIn(view: View, troop: Troop): Id | null {
  const { fordable } = watersOn(view.ground);
  if (fordable.length === 0 || troop.inside || rolls(troop)) return null;
  const { box, boxes } = troop;
  const river = fordable.find((area) => view.ground.share(box, area) > 0 && pointInPolygon(box.pose, area.outline));
  return river && !isCarried(view, troop, boxes) ? river.id : null;
}

/** How far a unit goes along `way` until its centre is on the middle line of a fordable river, where it must stop (HOW-TERR-20). */
export function midRiver(view: View, troop: Troop, way: Point, asked: Cm, wading: Id | null): Cm | null {
  if (watersOn(view.ground).fordable.length === 0 || rolls(troop)) return null;
  const { pose } = troop.box;
  const by = times(way, asked + TOLERANCE);
  for (const { line, at } of view.ground.crossed(pose, { x: pose.x + by.x, y: pose.y + by.y }))
    if (
      at > TOLERANCE &&
      isFordableLine(view, line) &&
      line.id !== wading &&
      !isCarried(view, troop, after(troop, way, at))
    )
      return at;
  return null;
}

/** The fordable river over whose middle line a turn would bring the centre of a unit; null when there is none. */
export function turnsOver(view: View, before: Troop, turned: Troop, wading: Id | null): GroundLine | null {
  if (watersOn(view.ground).fordable.length === 0 || rolls(before)) return null;
  const over = view.ground
    .crossed(before.box.pose, turned.box.pose)
    .find(({ line }) => isFordableLine(view, line) && line.id !== wading);
  return over && !isCarried(view, turned, turned.boxes) ? over.line : null;
}

const isFordableLine = (view: View, { id, kind }: GroundLine): boolean =>
  kind === 'river' && watersOn(view.ground).fordable.some((area) => area.id === id);

const after = ({ boxes }: Troop, way: Point, s: Cm): readonly Box[] =>
  boxes.map((box) => boxAt(box, movedBy(box.pose, times(way, s))));

/** Does a bridge or ford carry a unit over a stream whose middle its leading edge meets after `s` cm (HOW-TERR-17)? */
export const isCarriedOver = (view: View, troop: Troop, way: Point, line: GroundLine, s: Cm): boolean =>
  view.ground.crossings.some(({ over }) => over === line.id) &&
  isCarried(view, troop, after(troop, way, s + TOLERANCE));

/** Fords slow all but light troops (HOW-TERR-23). */
const rateInFord = (troop: Troop): number => {
  const kind = goesAs(troop);
  return kind === 'light infantry' || kind === 'light horse' ? FREE : HALF;
};

/** The rate at which a unit goes through a water whose ford its leading edge, its middle at `at`, is on. */
export const fordRate = (view: View, troop: Troop, water: GroundArea, at: Point): number =>
  fordsOver(view, water.id).some(({ box }) => pointGap(at, box) === 0) ? rateInFord(troop) : FREE;

export const fordsOver = (view: View, water: Id): readonly GroundCrossing[] =>
  view.ground.crossings.filter(({ kind, over }) => kind === 'ford' && over === water);

/** Any base of it is in a designated ford, which carries it: it fights as a march column (HOW-TERR-23). */
export const isInFord = (view: View, { box }: Pick<Troop, 'box'>): boolean =>
  view.ground.crossings.some((ford) => {
    if (ford.kind !== 'ford' || !overlaps(box, ford.box)) return false;
    const water = view.ground.area(ford.over);
    return water !== null && view.ground.share(box, water) > 0 && !view.ground.inWater(box, 'any');
  });

/** A part of the footprint where a ford slows a turn. */
export const rateOfTurnInFord = (view: View, troop: Troop): number =>
  isInFord(view, troop) ? rateInFord(troop) : FREE;
