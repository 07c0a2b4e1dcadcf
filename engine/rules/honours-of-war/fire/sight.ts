/** Who sees whom, and how much of a target the ground hides (HOW-TERR-08, 10, 15, 24, HOW-SECT-08, HOW-ARTY-10). */
import type { View } from '../../../battle';
import { remembered } from '../../../battle';
import {
  boundsMeet,
  boundsOf,
  clipToHalfPlane,
  corners,
  facing,
  frontCentre,
  frontEdge,
  isNearCourse,
  isNearSegment,
  minus,
  pointInPolygon,
  times,
  unit,
} from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { GroundArea } from '../../../terrain';
import { findTroop } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { isTooFarToSee } from '../weather';
import { crestOf, hidersOn } from './screens';
import type { Hider } from './screens';
import { edgeOfWood, isHill } from '../ground/kinds';
import { standOf } from './stand';
import { areaOfPieces, areaUnder, farEdges, nearEdges, pastScreen } from '../../../tabletop';
import type { Pieces, Screen } from '../../../tabletop';
import { CONTACT } from '../troops/scales';

/** Shares nearer to 0 than this are nothing. */
export const SPECK = 0.0005;

/** Can any part of the target be seen from the observer's front, or from all round for light troops and in blocks? */
export function canSee(view: View, observer: Troop, target: Troop): boolean {
  if (isTooFarToSee(view, observer, target)) return false;
  if (!stands(view, observer) || !stands(view, target)) return anySight(view, observer, target);
  const known = pairs(view, 'sees', observer.box);
  let seen = known.get(target.box);
  if (seen === undefined) {
    seen = anySight(view, observer, target) ? 1 : 0;
    known.set(target.box, seen);
  }
  return seen === 1;
}

/** The share of the target hidden by the ground from the middle of the firer's front (HOW-SECT-08). */
export function hiddenByGround(view: View, observer: Troop, target: Troop, face?: number): number {
  const stand = standOf(observer, face);
  if (isOpenBetween(view, stand, target)) return 0;
  if (!stands(view, observer) || !stands(view, target)) return shareHidden(view, observer, stand, target);
  const known = pairs(view, 'hidden', stand);
  let hidden = known.get(target.box);
  if (hidden === undefined) {
    hidden = shareHidden(view, observer, stand, target);
    known.set(target.box, hidden);
  }
  return hidden;
}

/** Is this a unit where it stands, not a copy of it elsewhere? Only for those is anything kept. */
const stands = (view: View, { id, box }: Troop): boolean => findTroop(view, id)?.box === box;

function shareHidden(view: View, observer: Troop, stand: Box, target: Troop): number {
  const eye = frontCentre(stand);
  const seen = inSight(view, { observer, stand, eye }, target, [corners(target.box)]);
  const hidden = 1 - seen / (target.box.width * target.box.depth);
  return hidden < SPECK ? 0 : hidden;
}

/** Quick look: nothing that could hide lies anywhere near. */
function isOpenBetween(view: View, { pose, depth }: Box, { box }: Troop): boolean {
  const hiders = hidersOn(view.ground);
  if (hiders.length === 0) return true;
  const x = pose.x + (pose.hx * depth) / 2;
  const y = pose.y + (pose.hy * depth) / 2;
  const radius = (box.width + box.depth) / 2;
  const bounds = {
    minX: Math.min(x, box.pose.x - radius),
    minY: Math.min(y, box.pose.y - radius),
    maxX: Math.max(x, box.pose.x + radius),
    maxY: Math.max(y, box.pose.y + radius),
  };
  return !hiders.some((hider) => boundsMeet(bounds, hider.bounds));
}

function pairs(view: View, what: string, from: Box): WeakMap<Box, number> {
  const known = remembered(view, what, () => new WeakMap<Box, WeakMap<Box, number>>());
  let row = known.get(from);
  if (!row) {
    row = new WeakMap();
    known.set(from, row);
  }
  return row;
}

interface Watch {
  readonly observer: Troop;
  readonly stand: Box;
  readonly eye: Point;
}

function anySight(view: View, observer: Troop, target: Troop): boolean {
  const allRound = observer.inside !== null || observer.traits.kind === 'light infantry';
  const stand = observer.box;
  const front = frontCentre(stand);
  const whole = corners(target.box);
  const ahead = allRound ? whole : clipToHalfPlane(whole, front, facing(stand.pose));
  if (ahead.length < 3) return false;
  const eyes = [front, ...(allRound ? corners(stand) : frontEdge(stand))];
  const least = SPECK * target.box.width * target.box.depth;
  return eyes.some((eye) => inSight(view, { observer, stand, eye }, target, [ahead]) > least);
}

/** Area of the pieces of a target that the ground does not hide, cm2. */
function inSight(view: View, watch: Watch, target: Troop, pieces: Pieces): number {
  const hiders = hidersOn(view.ground);
  if (hiders.length === 0) return areaOfPieces(pieces, watch.eye, null);
  const bounds = boundsOf([watch.eye, ...corners(target.box)]);
  let left = pieces;
  let within: Cm | null = null;
  for (const hider of hiders) {
    if (!boundsMeet(bounds, hider.bounds)) continue;
    if (hider.hides === 'wood') {
      const look = intoWood(view, watch, target, hider.area);
      if (look === 'hidden') return 0;
      if (look === 'near only') within = watch.observer.traits.scale.distances.fifteen + 0.01;
    }
    for (const screen of screensOf(view, watch, target, hider)) {
      left = pastScreen(watch.eye, left, screen);
      if (left.length === 0) return 0;
    }
  }
  return areaOfPieces(left, watch.eye, within);
}

/** Inside a wood sight reaches 15 cm; from outside only units at its edge are seen (HOW-TERR-10). */
function intoWood(
  view: View,
  { observer, eye }: Watch,
  target: Troop,
  wood: GroundArea,
): 'seen' | 'hidden' | 'near only' {
  const share = view.ground.share(target.box, wood);
  if (share === 0) return 'seen';
  if (pointInPolygon(eye, wood.outline)) return share >= 0.5 ? 'near only' : 'seen';
  const edge = edgeOfWood(observer.traits.scale);
  return nearEdges(eye, wood.outline).some(({ a, b }) => isNearSegment(target.box, a, b, edge)) ? 'seen' : 'hidden';
}

function screensOf(view: View, watch: Watch, target: Troop, hider: Hider): readonly Screen[] {
  const { observer, stand, eye } = watch;
  switch (hider.hides) {
    case 'trees':
      return isNearCourse(stand, hider.line.course, CONTACT + 0.01) ? [] : segmentsOf(hider.line.course);
    case 'hill': {
      const crest = crestOf(view.ground, hider.area, stand);
      return crest && !isNearSegment(stand, crest.a, crest.b, CONTACT + 0.01) ? [crest] : [];
    }
    case 'block':
      if (observer.inside?.id === hider.block.id || target.inside?.id === hider.block.id) return [];
      return deadGround(view, watch, target, hider.block.box.pose, farEdges(eye, hider.outline));
    case 'wood': {
      const edges = farEdges(eye, hider.area.outline);
      if (!pointInPolygon(eye, hider.area.outline)) return deadGround(view, watch, target, hider.area.centre, edges);
      const edge = edgeOfWood(observer.traits.scale);
      return edges.filter(({ a, b }) => !isNearSegment(stand, a, b, edge));
    }
  }
}

/** From a hill guns see over woods and blocks that are not on it, but for 15 cm behind them (HOW-ARTY-10). */
function deadGround(
  view: View,
  { observer, stand, eye }: Watch,
  target: Troop,
  at: Point,
  edges: readonly Screen[],
): readonly Screen[] {
  if (!observer.traits.gun) return edges;
  const hill = areaUnder(view, stand, isHill);
  if (!hill || pointInPolygon(at, hill.outline)) return edges;
  const beyond = times(unit(minus(target.box.pose, eye)), observer.traits.scale.distances.fifteen);
  return edges.map((edge) => ({ ...edge, beyond }));
}

function segmentsOf(course: readonly Point[]): readonly Screen[] {
  const segments: Screen[] = [];
  let before = course[0];
  for (const point of course) {
    if (before && before !== point) segments.push({ a: before, b: point });
    before = point;
  }
  return segments;
}
