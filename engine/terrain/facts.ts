/** Sight lines and moves over the laid features: what they pass through and cross, in order. */
import { distance, minus, unit, type Point } from '../geometry';
import type { Crossed, Stretch } from './ground';
import type { LaidArea, LaidLine } from './laid';
import { crossingsOf, spansInside } from './lines';
import { firstMet, mayMeet, movingEdge, spansSwept } from './moving';
import type { Shape } from './shape';
import { cutTo } from './spans';

/** True when a segment comes near enough to a shape's bounding box that it must be looked at. */
function mayPass(shape: Shape, from: Point, to: Point): boolean {
  const { minX, maxX, minY, maxY } = shape;
  if (from.x < to.x ? to.x < minX || from.x > maxX : from.x < minX || to.x > maxX) return false;
  if (from.y < to.y ? to.y < minY || from.y > maxY : from.y < minY || to.y > maxY) return false;
  const x = to.x - from.x;
  const y = to.y - from.y;
  const side = x * (minY + maxY - 2 * from.y) - y * (minX + maxX - 2 * from.x);
  const slack = 1e-6 * (Math.abs(x) + Math.abs(y));
  return Math.abs(side) <= Math.abs(x) * (maxY - minY) + Math.abs(y) * (maxX - minX) + slack;
}

/** The stretches in which a segment runs inside areas, by where they begin. */
export function traceThrough(areas: readonly LaidArea[], from: Point, to: Point): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const reach = distance(from, to);
  if (reach === 0) return stretches;
  const way = unit(minus(to, from));
  for (const { area, shape } of areas) {
    if (!mayPass(shape, from, to)) continue;
    const spans = spansInside(shape, from, way);
    if (spans.length > 0)
      for (const span of cutTo(spans, reach)) stretches.push({ area, from: span.from, to: span.to });
  }
  return inOrder(stretches);
}

/** Where a segment goes over lines, in order. */
export function crossedBy(lines: readonly LaidLine[], from: Point, to: Point): readonly Crossed[] {
  const crossed: Crossed[] = [];
  const reach = distance(from, to);
  if (reach === 0) return crossed;
  const way = unit(minus(to, from));
  for (const { line, shape } of lines) {
    if (!mayPass(shape, from, to)) continue;
    for (const at of crossingsOf(shape, from, way, reach)) crossed.push({ line, at });
  }
  return crossed.length > 1 ? crossed.sort((a, b) => a.at - b.at) : crossed;
}

/** The stretches of a move in which the edge `a`-`b` lies in areas, by where they begin. */
export function sweptBy(areas: readonly LaidArea[], a: Point, b: Point, by: Point): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const move = movingEdge(a, b, by);
  if (!move) return stretches;
  for (const { area, shape } of areas)
    if (mayMeet(move, shape)) for (const { from, to } of spansSwept(move, shape)) stretches.push({ area, from, to });
  return inOrder(stretches);
}

/** Where a moving edge first touches each line, in order. */
export function metBy(lines: readonly LaidLine[], a: Point, b: Point, by: Point): readonly Crossed[] {
  const met: Crossed[] = [];
  const move = movingEdge(a, b, by);
  if (!move) return met;
  for (const { line, shape } of lines) {
    const at = mayMeet(move, shape) ? firstMet(move, shape) : null;
    if (at !== null) met.push({ line, at });
  }
  return met.sort((a, b) => a.at - b.at);
}

/** By where they begin; equal beginnings stay in the order of the features. */
const inOrder = (stretches: Stretch[]): readonly Stretch[] =>
  stretches.length > 1 ? stretches.sort((a, b) => a.from - b.from) : stretches;
