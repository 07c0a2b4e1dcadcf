import type { Point } from '../../../engine/geometry';

/** Where a point lies beside a course: how far from it, how far along it, and on which side (left positive). */
export interface BesideCourse {
  readonly distance: number;
  readonly along: number;
  readonly side: 1 | -1;
}

export interface ShapeBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export function boundsOf(points: readonly Point[]): ShapeBounds {
  let west = Infinity;
  let south = Infinity;
  let east = -Infinity;
  let north = -Infinity;
  for (const { x, y } of points) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return { west, south, east, north };
}

/** Distance in cm from a point to the stretch `a`-`b`. */
export function distanceToStretch(a: Point, b: Point, x: number, y: number): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  const t = squared > 0 ? Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / squared)) : 0;
  return Math.hypot(x - a.x - dx * t, y - a.y - dy * t);
}

/** The nearest place of a course to a point. */
export function beside(course: readonly Point[], x: number, y: number): BesideCourse {
  let nearest: BesideCourse = { distance: Infinity, along: 0, side: 1 };
  let travelled = 0;
  eachStretch(course, (a, b) => {
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const length = Math.hypot(dx, dy);
    const distance = distanceToStretch(a, b, x, y);
    if (distance < nearest.distance && length > 0) {
      const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (length * length)));
      nearest = {
        distance,
        along: travelled + t * length,
        side: dx * (y - a.y) - dy * (x - a.x) >= 0 ? 1 : -1,
      };
    }
    travelled += length;
  });
  return nearest;
}

export function distanceToCourse(course: readonly Point[], x: number, y: number): number {
  let nearest = Infinity;
  eachStretch(course, (a, b) => {
    nearest = Math.min(nearest, distanceToStretch(a, b, x, y));
  });
  return nearest;
}

export function isInside(outline: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  let before = outline[outline.length - 1];
  for (const corner of outline) {
    if (before && corner.y > y !== before.y > y) {
      if (x < ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y) + corner.x) inside = !inside;
    }
    before = corner;
  }
  return inside;
}

/** Distance to an outline: negative inside. */
export function depthInside(outline: readonly Point[], x: number, y: number): number {
  const distance = distanceToCourse(closed(outline), x, y);
  return isInside(outline, x, y) ? -distance : distance;
}

export function closed(outline: readonly Point[]): readonly Point[] {
  const first = outline[0];
  return first ? [...outline, first] : outline;
}

export function eachStretch(course: readonly Point[], visit: (a: Point, b: Point) => void): void {
  let before: Point | undefined;
  for (const point of course) {
    if (before) visit(before, point);
    before = point;
  }
}

/** Points every `spacing` cm along a course, each with the direction of travel. */
export function paced(course: readonly Point[], spacing: number): { x: number; y: number; dx: number; dy: number }[] {
  const marks: { x: number; y: number; dx: number; dy: number }[] = [];
  let due = 0;
  eachStretch(course, (a, b) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0) return;
    const dx = (b.x - a.x) / length;
    const dy = (b.y - a.y) / length;
    for (; due <= length; due += spacing) marks.push({ x: a.x + dx * due, y: a.y + dy * due, dx, dy });
    due -= length;
  });
  return marks;
}

/** Unit direction of the longest edge of an outline: the way furrows and rows run. */
export function grainOf(outline: readonly Point[]): Point {
  let longest = 0;
  let grain: Point = { x: 1, y: 0 };
  eachStretch(closed(outline), (a, b) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length <= longest) return;
    longest = length;
    grain = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  });
  return grain;
}
