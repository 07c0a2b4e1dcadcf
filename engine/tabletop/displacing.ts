/** Figures of leaders that units have moved on to: who stands on one, and the shortest ways clear. */
import { along, distance, pointGap, seenFrom, TOLERANCE } from '../geometry';
import type { Box, Point } from '../geometry';
import type { Cm } from '../scenario';
import type { Body } from './body';

/** The first of the bodies that stands on a place; its edge does not. */
export function bodyOver<B extends Body>(bodies: readonly B[], at: Point): B | null {
  for (const body of bodies) for (const box of body.boxes) if (isCovered(box, at)) return body;
  return null;
}

function isCovered(box: Box, at: Point): boolean {
  const reach = box.width + box.depth;
  if (Math.abs(at.x - box.pose.x) > reach || Math.abs(at.y - box.pose.y) > reach) return false;
  const { ahead, right } = seenFrom(box.pose, at);
  return Math.abs(ahead) < box.depth / 2 - TOLERANCE && Math.abs(right) < box.width / 2 - TOLERANCE;
}

export interface WayOut {
  readonly to: Point;
  readonly length: Cm;
}

/** From a place that a body stands on, straight out over each side to `clear` cm off its edge; the shortest first. */
export function waysOut({ boxes }: Body, at: Point, clear: Cm): readonly WayOut[] {
  return boxes
    .filter((box) => isCovered(box, at))
    .flatMap(({ pose, width, depth }) => {
      const { ahead, right } = seenFrom(pose, at);
      const [half, side] = [depth / 2 + clear, width / 2 + clear];
      return [along(pose, half, right), along(pose, -half, right), along(pose, ahead, side), along(pose, ahead, -side)];
    })
    .filter((to) => boxes.every((box) => pointGap(to, box) > 0))
    .map((to) => ({ to, length: distance(at, to) }))
    .toSorted((a, b) => a.length - b.length);
}
