/** Sight lines and moves over the laid features: what they pass through and cross, in order. */
import { boundsMeet, distance, TOLERANCE, type Point } from '../geometry';
import type { Crossed, GroundArea, AreaStretch } from './ground';
import type { LaidArea, LaidLine } from './laid';
import { crossingsOf, isBeside, ON, rayOf, spansInside, type Ray } from './lines';
import { firstMet, movingEdge, spansSwept } from './moving';
import { entry, type PackedOutline } from './shape';

/** Laid features in a row, the boxes round them in one array so that those far away are passed over quickly. */
export interface BoxedItems<T> {
  readonly items: readonly T[];
  readonly boxes: Float64Array;
}

export function rowOf<T extends { readonly shape: PackedOutline }>(items: readonly T[]): BoxedItems<T> {
  const boxes = new Float64Array(items.length * 4);
  items.forEach(({ shape }, i) => boxes.set(shape.edges > 0 ? shape.box : NOWHERE, i * 4));
  return { items, boxes };
}
/** A box that nothing meets. */
const NOWHERE = [0, 0, -Infinity, -Infinity];

/** A segment: the line it lies on, its length, and the middle and half sides of the box round it. */
interface Sight {
  readonly ray: Ray;
  readonly reach: number;
  readonly x: number;
  readonly y: number;
  readonly halfX: number;
  readonly halfY: number;
}

/** Null for a segment without length. */
function sightOf(from: Point, to: Point): Sight | null {
  const reach = distance(from, to);
  if (reach === 0) return null;
  const east = to.x - from.x;
  const north = to.y - from.y;
  return {
    ray: rayOf(from, { x: east / reach, y: north / reach }),
    reach,
    x: from.x + east / 2,
    y: from.y + north / 2,
    halfX: Math.abs(east) / 2 + ON,
    halfY: Math.abs(north) / 2 + ON,
  };
}

/** True when a segment comes so near to the box at `k` that what lies in it must be looked at. */
const mayPass = (sight: Sight, boxes: Float64Array, k: number): boolean =>
  Math.abs(entry(boxes, k) - sight.x) <= entry(boxes, k + 2) + sight.halfX &&
  Math.abs(entry(boxes, k + 1) - sight.y) <= entry(boxes, k + 3) + sight.halfY &&
  !isBeside(boxes, k, sight.ray);

/** The stretches in which a segment runs inside areas, by where they begin. */
export function traceThrough({ items, boxes }: BoxedItems<LaidArea>, from: Point, to: Point): readonly AreaStretch[] {
  const stretches: AreaStretch[] = [];
  const sight = sightOf(from, to);
  if (!sight) return stretches;
  const { ray, reach } = sight;
  for (let i = 0, k = 0; i < items.length; i += 1, k += 4) {
    if (!mayPass(sight, boxes, k)) continue;
    const laid = items[i];
    if (laid)
      for (const span of spansInside(laid.shape, ray)) addStretch(stretches, laid.area, span.from, span.to, reach);
  }
  return stretches;
}

/**
 * Puts in its place by its beginning what of a span lies within 0 to `most` and is longer than the tolerance; after those
 * that begin as early.
 */
function addStretch(stretches: AreaStretch[], area: GroundArea, start: number, end: number, most: number): void {
  const from = start > 0 ? start : 0;
  const to = end < most ? end : most;
  if (to - from <= TOLERANCE) return;
  const stretch = { area, from, to };
  let i = stretches.length;
  stretches.push(stretch);
  for (; i > 0; i -= 1) {
    const before = stretches[i - 1];
    if (!before || before.from <= from) break;
    stretches[i] = before;
  }
  stretches[i] = stretch;
}

/** Where a segment goes over lines, in order. */
export function crossedBy({ items, boxes }: BoxedItems<LaidLine>, from: Point, to: Point): readonly Crossed[] {
  const crossed: Crossed[] = [];
  const sight = sightOf(from, to);
  if (!sight) return crossed;
  const { ray, reach } = sight;
  for (let i = 0, k = 0; i < items.length; i += 1, k += 4) {
    if (!mayPass(sight, boxes, k)) continue;
    const laid = items[i];
    if (laid) for (const at of crossingsOf(laid.shape, ray, reach)) crossed.push({ line: laid.line, at });
  }
  return crossed.length > 1 ? crossed.sort((a, b) => a.at - b.at) : crossed;
}

/** The stretches of a move in which the edge `a`-`b` lies in areas, by where they begin. */
export function sweptBy({ items }: BoxedItems<LaidArea>, a: Point, b: Point, by: Point): readonly AreaStretch[] {
  const stretches: AreaStretch[] = [];
  const move = movingEdge(a, b, by);
  if (!move) return stretches;
  for (const { area, shape } of items)
    if (boundsMeet(move, shape))
      for (const { from, to } of spansSwept(move, shape)) addStretch(stretches, area, from, to, move.reach);
  return stretches;
}

/** Where a moving edge first touches each line, in order. */
export function metBy({ items }: BoxedItems<LaidLine>, a: Point, b: Point, by: Point): readonly Crossed[] {
  const met: Crossed[] = [];
  const move = movingEdge(a, b, by);
  if (!move) return met;
  for (const { line, shape } of items) {
    const at = boundsMeet(move, shape) ? firstMet(move, shape) : null;
    if (at !== null) met.push({ line, at });
  }
  return met.sort((a, b) => a.at - b.at);
}
