/** Where hills hide what lies behind them: crests as chords, the rise and fall along a line, dead ground. */
import { distance, rightOf, ROUNDING, TOLERANCE, unit, type Point } from '../geometry';
import type { Chord, Crest, GroundArea } from './ground';

/** The chord through a hill's centre square to a direction, its left end first. */
export function chordAcross(hill: GroundArea, towards: Point): Chord | null {
  const direction = rightOf(unit(towards));
  const meets = chordMeets(hill.outline, hill.centre, direction);
  const before = meets.filter((at) => at <= 0);
  const after = meets.filter((at) => at >= 0);
  if (before.length === 0 || after.length === 0) return null;
  const from = Math.max(...before);
  const to = Math.min(...after);
  if (to - from <= 0) return null;
  return { a: pointAt(hill.centre, direction, from), b: pointAt(hill.centre, direction, to) };
}

const pointAt = (origin: Point, direction: Point, at: number): Point => ({
  x: origin.x + direction.x * at,
  y: origin.y + direction.y * at,
});

/** Where the line through `origin` along the unit vector `way` meets an outline, in cm from `origin`. */
function chordMeets(outline: readonly Point[], origin: Point, direction: Point): readonly number[] {
  const meets: number[] = [];
  let before = outline[outline.length - 1];
  for (const corner of outline) {
    if (before) {
      const was = direction.x * (before.y - origin.y) - direction.y * (before.x - origin.x);
      const is = direction.x * (corner.y - origin.y) - direction.y * (corner.x - origin.x);
      if (was >= 0 !== is >= 0) {
        const share = was / (was - is);
        const x = before.x + (corner.x - before.x) * share;
        const y = before.y + (corner.y - before.y) * share;
        meets.push((x - origin.x) * direction.x + (y - origin.y) * direction.y);
      }
    }
    before = corner;
  }
  return meets;
}

/** Heights along a line are read at most this far apart, cm. */
const STEP = 0.1;

type HeightAt = (point: Point) => number;

/** The way uphill, as long as the slope is steep. */
export function slopeOf(heightAt: HeightAt, { x, y }: Point): Point {
  const half = STEP / 2;
  return {
    x: (heightAt({ x: x + half, y }) - heightAt({ x: x - half, y })) / STEP,
    y: (heightAt({ x, y: y + half }) - heightAt({ x, y: y - half })) / STEP,
  };
}

/** Points `s` cm along a segment. */
function along(from: Point, to: Point): (s: number) => Point {
  const direction = unit({ x: to.x - from.x, y: to.y - from.y });
  return (s) => ({ x: from.x + direction.x * s, y: from.y + direction.y * s });
}

/** The crests a segment goes over, in order. */
export function crestsOver(heightAt: HeightAt, from: Point, to: Point): readonly Crest[] {
  const reach = distance(from, to);
  const steps = Math.ceil(reach / STEP);
  const at = along(from, to);
  const crests: Crest[] = [];
  let risen = false;
  let start = 0;
  let before = heightAt(from);
  for (let i = 1; i <= steps; i += 1) {
    const s = (reach * i) / steps;
    const height = heightAt(at(s));
    if (height > before + ROUNDING) {
      risen = true;
      start = s;
    } else if (height < before - ROUNDING) {
      if (risen) crests.push({ from: start, to: (reach * (i - 1)) / steps, height: before });
      risen = false;
    }
    before = height;
  }
  return crests;
}

/**
 * True when the ground rises into a straight line by more than the tolerance. `heightFrom` and `heightTo` are the heights of
 * its ends above the table; `steepest` bounds the slope of the ground, so that the gaps between looks can be as wide as
 * the line runs high.
 */
export function risesInto(
  heightAt: HeightAt,
  steepest: number,
  { from, to, heightFrom, heightTo }: { from: Point; to: Point; heightFrom: number; heightTo: number },
): boolean {
  const reach = distance(from, to);
  const at = along(from, to);
  const fall = reach > 0 ? (heightTo - heightFrom) / reach : 0;
  const closing = steepest + Math.abs(fall);
  let s = 0;
  while (s < reach) {
    const room = heightFrom + fall * s - heightAt(at(s));
    if (room < -TOLERANCE) return true;
    s += Math.max(STEP, closing > 0 ? (room + TOLERANCE) / closing : reach);
  }
  return false;
}
