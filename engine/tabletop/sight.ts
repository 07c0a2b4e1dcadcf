/** How much of a body the ground hides from another: exact, by shadows from the eye over what hides. */
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
} from '../geometry';
import type { Box, Point } from '../geometry';
import type { Cm } from '../scenario';
import type { Ground, GroundArea } from '../terrain';
import type { Body } from './body';
import { crestFrom, hidersOn } from './hiding';
import type { Hider, HidingRules } from './hiding';
import { areaOfPieces, farEdges, nearEdges, pastScreen, segmentsOf } from './shadows';
import type { Pieces, Screen } from './shadows';
import { LEAST_SHARE } from './shares';

/** A book's rules of sight; made once. */
export interface SightRules<B extends Body> {
  readonly hiding: HidingRules;
  readonly distancesOf: (observer: B) => SightDistances;
  /** Does it see from every side of its footprint? Else from its front, and only what lies before it. */
  readonly seesAllRound: (observer: B) => boolean;
  /** The hill from which this observer sees over cover and blocks that are not on it; null when it does not. */
  readonly overlooksFrom: (ground: Ground, observer: B, origin: Box) => GroundArea | null;
}

export interface SightDistances {
  /** Who is so near the edge of cover sees out of it and is seen in it, cm. */
  readonly edge: Cm;
  /** How far sight reaches inside cover, cm. */
  readonly insideCover: Cm;
  /** Who is so near a line or crest sees over it, cm. */
  readonly touch: Cm;
  /** How far the ground behind what is seen over stays hidden, cm. */
  readonly deadGround: Cm;
}

interface Look<B extends Body> {
  readonly rules: SightRules<B>;
  readonly observer: B;
  /** What the observer looks from: its footprint, or a face of its block. */
  readonly origin: Box;
  readonly eye: Point;
  readonly distances: SightDistances;
}

/** Can any part of the target be seen from the observer's front, or from all round? */
export function seesAnyOf<B extends Body>(ground: Ground, rules: SightRules<B>, observer: B, target: Body): boolean {
  const allRound = rules.seesAllRound(observer);
  const origin = observer.box;
  const front = frontCentre(origin);
  const whole = corners(target.box);
  const ahead = allRound ? whole : clipToHalfPlane(whole, front, facing(origin.pose));
  if (ahead.length < 3) return false;
  const distances = rules.distancesOf(observer);
  const least = LEAST_SHARE * target.box.width * target.box.depth;
  const eyes = [front, ...(allRound ? corners(origin) : frontEdge(origin))];
  return eyes.some((eye) => areaInSight(ground, { rules, observer, origin, eye, distances }, target, [ahead]) > least);
}

/** The share of the target's footprint that the ground hides from the middle of the front of `origin`. */
export function shareHiddenByGround<B extends Body>(
  ground: Ground,
  rules: SightRules<B>,
  observer: B,
  origin: Box,
  target: Body,
): number {
  if (isOpenBetween(hidersOn(ground, rules.hiding), origin, target.box)) return 0;
  const eye = frontCentre(origin);
  const look: Look<B> = { rules, observer, origin, eye, distances: rules.distancesOf(observer) };
  const seen = areaInSight(ground, look, target, [corners(target.box)]);
  const hidden = 1 - seen / (target.box.width * target.box.depth);
  return hidden < LEAST_SHARE ? 0 : hidden;
}

/** Quick look: nothing that could hide lies anywhere near the way from a front to a footprint. */
export function isOpenBetween(hiders: readonly Hider[], { pose, depth }: Box, target: Box): boolean {
  if (hiders.length === 0) return true;
  const x = pose.x + (pose.hx * depth) / 2;
  const y = pose.y + (pose.hy * depth) / 2;
  const radius = (target.width + target.depth) / 2;
  const bounds = {
    minX: Math.min(x, target.pose.x - radius),
    maxX: Math.max(x, target.pose.x + radius),
    minY: Math.min(y, target.pose.y - radius),
    maxY: Math.max(y, target.pose.y + radius),
  };
  for (const hider of hiders) if (boundsMeet(bounds, hider.bounds)) return false;
  return true;
}

/** Area of the pieces of a target that the ground does not hide, cm2. */
function areaInSight<B extends Body>(ground: Ground, look: Look<B>, target: Body, pieces: Pieces): number {
  const { eye, distances } = look;
  const hiders = hidersOn(ground, look.rules.hiding);
  if (hiders.length === 0) return areaOfPieces(pieces, eye, null);
  const bounds = boundsOf([eye, ...corners(target.box)]);
  let left = pieces;
  let within: Cm | null = null;
  for (const hider of hiders) {
    if (!boundsMeet(bounds, hider.bounds)) continue;
    if (hider.hides === 'cover') {
      const depth = depthOfSight(ground, look, target, hider.area);
      if (depth === 'hidden') return 0;
      if (depth === 'near only') within = distances.insideCover;
    }
    for (const screen of screensOf(ground, look, target, hider)) {
      left = pastScreen(eye, left, screen);
      if (left.length === 0) return 0;
    }
  }
  return areaOfPieces(left, eye, within);
}

/** Inside cover sight reaches only so far; from outside only bodies at its edge are seen. */
function depthOfSight<B extends Body>(
  ground: Ground,
  { eye, distances }: Look<B>,
  target: Body,
  cover: GroundArea,
): 'seen' | 'hidden' | 'near only' {
  const share = ground.share(target.box, cover);
  if (share === 0) return 'seen';
  if (pointInPolygon(eye, cover.outline)) return share >= 0.5 ? 'near only' : 'seen';
  const isAt = ({ a, b }: Screen): boolean => isNearSegment(target.box, a, b, distances.edge);
  return nearEdges(eye, cover.outline).some(isAt) ? 'seen' : 'hidden';
}

function screensOf<B extends Body>(ground: Ground, look: Look<B>, target: Body, hider: Hider): readonly Screen[] {
  const { observer, origin, eye, distances } = look;
  switch (hider.hides) {
    case 'line':
      return isNearCourse(origin, hider.line.course, distances.touch) ? [] : segmentsOf(hider.line.course);
    case 'crest': {
      const crest = crestFrom(ground, hider.area, origin);
      return crest && !isNearSegment(origin, crest.a, crest.b, distances.touch) ? [crest] : [];
    }
    case 'block':
      if (observer.inside?.id === hider.block.id || target.inside?.id === hider.block.id) return [];
      return overlooked(ground, look, target, hider.block.box.pose, farEdges(eye, hider.outline));
    case 'cover': {
      const edges = farEdges(eye, hider.area.outline);
      if (!pointInPolygon(eye, hider.area.outline)) return overlooked(ground, look, target, hider.area.centre, edges);
      return edges.filter(({ a, b }) => !isNearSegment(origin, a, b, distances.edge));
    }
  }
}

/** Who sees over cover or a block that is not on his hill still does not see the ground just behind it. */
function overlooked<B extends Body>(
  ground: Ground,
  { rules, observer, origin, eye, distances }: Look<B>,
  target: Body,
  at: Point,
  edges: readonly Screen[],
): readonly Screen[] {
  const hill = rules.overlooksFrom(ground, observer, origin);
  if (!hill || pointInPolygon(at, hill.outline)) return edges;
  const beyond = times(unit(minus(target.box.pose, eye)), distances.deadGround);
  return edges.map((edge) => ({ ...edge, beyond }));
}
