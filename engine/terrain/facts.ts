/** Sight lines and moves over the laid features: what they pass through and cross, in order. */
import { distance, type Point } from '../geometry';
import type { Crossed, Stretch } from './ground';
import type { LaidArea, LaidLine } from './laid';
import { crossingsOf, isBeside, rayOf, spansInside, type Ray } from './lines';
import { firstMet, movingEdge, spansSwept } from './moving';
import { boxesMeet, type Bounds, type Shape } from './shape';
import { cutTo } from './spans';

/** A segment: the line it lies on, its length, and its bounds. */
interface Sight extends Bounds {
  readonly ray: Ray;
  readonly reach: number;
}

/** Null for a segment without length. */
function sightOf(from: Point, to: Point): Sight | null {
  const reach = distance(from, to);
  if (reach === 0) return null;
  return {
    ray: rayOf(from, { x: (to.x - from.x) / reach, y: (to.y - from.y) / reach }),
    reach,
    minX: Math.min(from.x, to.x),
    maxX: Math.max(from.x, to.x),
    minY: Math.min(from.y, to.y),
    maxY: Math.max(from.y, to.y),
  };
}

/** True when a segment comes near enough to a shape that its edges must be looked at. */
const mayPass = (sight: Sight, shape: Shape): boolean => boxesMeet(sight, shape) && !isBeside(shape.box, 0, sight.ray);

/** The stretches in which a segment runs inside areas, by where they begin. */
export function traceThrough(areas: readonly LaidArea[], from: Point, to: Point): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const sight = sightOf(from, to);
  if (!sight) return stretches;
  for (const { area, shape } of areas) {
    if (!mayPass(sight, shape)) continue;
    for (const span of cutTo(spansInside(shape, sight.ray), sight.reach))
      stretches.push({ area, from: span.from, to: span.to });
  }
  return inOrder(stretches);
}

/** Where a segment goes over lines, in order. */
export function crossedBy(lines: readonly LaidLine[], from: Point, to: Point): readonly Crossed[] {
  const crossed: Crossed[] = [];
  const sight = sightOf(from, to);
  if (!sight) return crossed;
  for (const { line, shape } of lines)
    if (mayPass(sight, shape)) for (const at of crossingsOf(shape, sight.ray, sight.reach)) crossed.push({ line, at });
  return crossed.length > 1 ? crossed.sort((a, b) => a.at - b.at) : crossed;
}

/** The stretches of a move in which the edge `a`-`b` lies in areas, by where they begin. */
export function sweptBy(areas: readonly LaidArea[], a: Point, b: Point, by: Point): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const move = movingEdge(a, b, by);
  if (!move) return stretches;
  for (const { area, shape } of areas)
    if (boxesMeet(move, shape)) for (const { from, to } of spansSwept(move, shape)) stretches.push({ area, from, to });
  return inOrder(stretches);
}

/** Where a moving edge first touches each line, in order. */
export function metBy(lines: readonly LaidLine[], a: Point, b: Point, by: Point): readonly Crossed[] {
  const met: Crossed[] = [];
  const move = movingEdge(a, b, by);
  if (!move) return met;
  for (const { line, shape } of lines) {
    const at = boxesMeet(move, shape) ? firstMet(move, shape) : null;
    if (at !== null) met.push({ line, at });
  }
  return met.sort((a, b) => a.at - b.at);
}

/** By where they begin; equal beginnings stay in the order of the features. */
const inOrder = (stretches: Stretch[]): readonly Stretch[] =>
  stretches.length > 1 ? stretches.sort((a, b) => a.from - b.from) : stretches;
