/** The ground looked at slowly, from the features as written: nothing here uses the engine's geometry or its outlines. */
import type { Feature, Outline } from '../../../engine/scenario';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

function toSegment(p: Spot, a: Spot, b: Spot): number {
  const [ex, ey, px, py] = [b.x - a.x, b.y - a.y, p.x - a.x, p.y - a.y];
  const size = ex * ex + ey * ey;
  const k = size > 0 ? Math.max(0, Math.min(1, (px * ex + py * ey) / size)) : 0;
  return Math.sqrt((px - ex * k) ** 2 + (py - ey * k) ** 2);
}
export const toCourse = (p: Spot, course: readonly Spot[]): number =>
  course.slice(1).reduce((least, b, i) => Math.min(least, toSegment(p, course[i] ?? b, b)), Infinity);
export const toRing = (p: Spot, ring: readonly Spot[]): number =>
  ring.reduce((least, b, i) => Math.min(least, toSegment(p, ring[(i + 1) % ring.length] ?? b, b)), Infinity);

/** How often a ring winds round a point: its edges that pass east of it, those going north less those going south. */
export function turnsRound(ring: readonly Spot[], { x, y }: Spot): number {
  let turns = 0;
  for (let i = 0; i < ring.length; i += 1) {
    const p = ring[i];
    const q = ring[(i + 1) % ring.length];
    if (!p || !q || p.y > y === q.y > y) continue;
    if (p.x + ((y - p.y) * (q.x - p.x)) / (q.y - p.y) > x) turns += q.y > p.y ? 1 : -1;
  }
  return turns;
}

/** As seen from a place that faces `turn` degrees from north: cm to the right and cm ahead. */
function seen(p: Spot, at: Spot, turn: number): [right: number, ahead: number] {
  const [s, c] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const [x, y] = [p.x - at.x, p.y - at.y];
  return [x * c - y * s, x * s + y * c];
}

/** Inside, outside, or too near the edge to be told by eye. */
export type Look = 'in' | 'out' | 'edge';
const NEAR = 0.06;

/** Smooth outlines are taken as the engine draws them: `drawn`. */
function inOutline(p: Spot, outline: Outline, drawn: readonly Spot[]): Look {
  if (outline.shape === 'ellipse') {
    const [long, wide] = outline.radii;
    const [x, y] = seen(p, outline.at, outline.turn);
    const inside = (by: number): boolean =>
      long + by > 0 && wide + by > 0 && (x / (long + by)) ** 2 + (y / (wide + by)) ** 2 < 1;
    return inside(-NEAR) ? 'in' : inside(NEAR) ? 'edge' : 'out';
  }
  if (outline.shape === 'rectangle') {
    const [x, y] = seen(p, outline.at, outline.turn);
    const deep = Math.min(outline.size[0] / 2 - Math.abs(x), outline.size[1] / 2 - Math.abs(y));
    return deep > NEAR ? 'in' : deep > -NEAR ? 'edge' : 'out';
  }
  const ring = outline.shape === 'smooth' ? drawn : outline.points;
  if (ring.length > 0 && toRing(p, ring) < NEAR) return 'edge';
  return turnsRound(ring, p) !== 0 ? 'in' : 'out';
}

/** Beside a course it is told by the distance; about its bends and ends, which are squared, it is not told. */
function inStrip(p: Spot, width: number, course: readonly Spot[]): Look {
  const half = width / 2;
  const beside = course.slice(1).some((b, i) => {
    const a = course[i] ?? b;
    const size = Math.hypot(b.x - a.x, b.y - a.y);
    if (size < 1e-6) return false;
    const along = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / size;
    return along > NEAR && along < size - NEAR && toSegment(p, a, b) < half - NEAR;
  });
  if (beside) return 'in';
  // No mitre reaches farther than twice half the width.
  const away = toCourse(p, course);
  if (away > 2 * half + NEAR) return 'out';
  const corner = course.some((c) => Math.hypot(p.x - c.x, p.y - c.y) < 2 * half + NEAR);
  return away > half + NEAR && !corner ? 'out' : 'edge';
}

/** Whether a point lies in the area of a feature. */
export function lookAt(feature: Feature, p: Spot, drawn: readonly Spot[]): Look {
  if ('outline' in feature) return inOutline(p, feature.outline, drawn);
  if (feature.kind === 'river' || feature.kind === 'stream' || feature.kind === 'sunken road') {
    if (!feature.course.smooth) return inStrip(p, feature.width, feature.course.points);
    return toRing(p, drawn) < NEAR ? 'edge' : turnsRound(drawn, p) !== 0 ? 'in' : 'out';
  }
  return 'out';
}

/** The places at which a segment goes from one side of a straight piece to the other, in cm along it; null when it is close. */
export function crossings(from: Spot, to: Spot, course: readonly Spot[]): readonly number[] | null {
  const reach = Math.hypot(to.x - from.x, to.y - from.y);
  const found: number[] = [];
  for (const [i, b] of course.slice(1).entries()) {
    const a = course[i] ?? b;
    const side = (p: Spot): number => ((to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x)) / reach;
    const [first, second] = [side(a), side(b)];
    const place = (p: Spot): number => ((p.x - from.x) * (to.x - from.x) + (p.y - from.y) * (to.y - from.y)) / reach;
    const near = [a, b].some((p) => Math.abs(side(p)) < 0.01 && place(p) > -0.1 && place(p) < reach + 0.1);
    if (near) return null;
    if (first > 0 === second > 0) continue;
    const at = place(a) + ((place(b) - place(a)) * first) / (first - second);
    if (Math.abs(at) < 0.01 || Math.abs(at - reach) < 0.01) return null;
    if (at > 0 && at < reach) found.push(at);
  }
  return found.sort((one, other) => one - other);
}
