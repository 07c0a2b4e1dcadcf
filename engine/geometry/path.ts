/** Manoeuvres: how they are made, measured and cut. */
import { cosine, radians, sine, turnBetween, turned } from './angles';
import { along, facing, minus, plus, poseAt, ROUNDING, times, type Point, type Pose } from './vectors';

/**
 * A manoeuvre as it is drawn and measured. `from` is where it starts; each leg ends at `to` and is `length` cm long,
 * measured along the corner that travels farthest. A wheel turns about the fixed point `about`.
 */
export interface Path {
  readonly from: Pose;
  readonly legs: readonly Leg[];
  readonly length: number;
}
export type Leg =
  | { readonly kind: 'straight'; readonly to: Pose; readonly length: number }
  /** Turns by at most 180 degrees; longer turns are several legs. */
  | { readonly kind: 'wheel' | 'pivot'; readonly to: Pose; readonly length: number; readonly about: Point }
  /** Set down without travelling: a change of formation, a figure moved aside. */
  | { readonly kind: 'place'; readonly to: Pose; readonly length: number };

/** Straight on by `by` cm (negative: back), or along the unit vector `direction`; the heading stays. */
export function straight(from: Pose, by: number, direction: Point = facing(from)): Leg {
  return { kind: 'straight', to: poseAt(plus(from, times(direction, by)), facing(from)), length: Math.abs(by) };
}

/** A pose turned about a point by so many degrees clockwise. */
export function turnedAbout(pose: Pose, about: Point, clockwise: number): Pose {
  const s = sine(clockwise);
  const c = cosine(clockwise);
  const x = pose.x - about.x;
  const y = pose.y - about.y;
  return {
    x: about.x + (x * c + y * s),
    y: about.y + (y * c - x * s),
    hx: pose.hx * c + pose.hy * s,
    hy: pose.hy * c - pose.hx * s,
  };
}

/**
 * A wheel about the front corner on `side`, or about a point so many cm beside it, measured along the other front corner;
 * negative degrees wheel backwards.
 */
export function wheel(
  from: Pose,
  width: number,
  depth: number,
  side: 'left' | 'right',
  degrees: number,
  beside = 0,
): Leg {
  const out = width / 2 + beside;
  const about = along(from, depth / 2, side === 'left' ? -out : out);
  const to = turnedAbout(from, about, side === 'left' ? -degrees : degrees);
  return { kind: 'wheel', to, length: (width + beside) * radians(Math.abs(degrees)), about };
}

/** A turn about the centre of the footprint, measured along its corners. */
export function pivot(from: Pose, width: number, depth: number, degreesClockwise: number): Leg {
  const about = { x: from.x, y: from.y };
  const reach = Math.sqrt(width * width + depth * depth) / 2;
  const to = poseAt(about, turned(facing(from), degreesClockwise));
  return { kind: 'pivot', to, length: reach * radians(Math.abs(degreesClockwise)), about };
}

/** How far a path leads: turns about the middle are no way, cm. */
export const groundCovered = ({ legs }: Pick<Path, 'legs'>): number =>
  legs.reduce((sum, leg) => sum + (leg.kind === 'pivot' ? 0 : leg.length), 0);

/** Set down at `to` without travelling. */
export const place = (to: Pose): Leg => ({ kind: 'place', to, length: 0 });

/** The same leg with another end. */
export const legTo = (leg: Leg, to: Pose, length: number): Leg =>
  leg.kind === 'straight' || leg.kind === 'place'
    ? { kind: leg.kind, to, length }
    : { kind: leg.kind, to, length, about: leg.about };

export const pathOf = (from: Pose, legs: readonly Leg[]): Path => ({
  from,
  legs,
  length: legs.reduce((sum, leg) => sum + leg.length, 0),
});

export const endOf = (path: Path): Pose => path.legs[path.legs.length - 1]?.to ?? path.from;

/** The last straight leg of a path and where it starts; null without one. */
export function lastStraight({ from, legs }: Path): { readonly from: Pose; readonly leg: Leg } | null {
  const last = legs.findLastIndex(({ kind }) => kind === 'straight');
  const leg = legs[last];
  return leg ? { from: legs[last - 1]?.to ?? from, leg } : null;
}

/** Degrees clockwise by which a wheel or pivot turns on the way from `from` to its end. */
export const turnOf = (from: Pose, leg: Leg): number => turnBetween(facing(from), facing(leg.to));

/** Where a leg that starts at `from` has come to after `share` of it, 0 to 1. */
export function poseOnLeg(from: Pose, leg: Leg, share: number): Pose {
  if (leg.kind === 'place' || share >= 1) return leg.to;
  if (leg.kind === 'straight') return poseAt(plus(from, times(minus(leg.to, from), share)), facing(from));
  return turnedAbout(from, leg.about, turnOf(from, leg) * share);
}

/** The pose after `s` cm of a path. Places set down without travelling are reached as soon as the way to them is done. */
export const poseAlong = (path: Path, s: number): Pose => endOf(cut(path, s));

/** The first `s` cm of a path. */
export function cut(path: Path, s: number): Path {
  const legs: Leg[] = [];
  let from = path.from;
  let left = Math.max(0, s);
  for (const leg of path.legs) {
    if (left < leg.length - ROUNDING) {
      if (left > ROUNDING) legs.push(legTo(leg, poseOnLeg(from, leg, left / leg.length), left));
      break;
    }
    legs.push(leg);
    left -= leg.length;
    from = leg.to;
  }
  return pathOf(path.from, legs);
}

/** What is left of a path after its first `s` cm. */
export function cutBefore(path: Path, s: number): Path {
  let from = path.from;
  let left = Math.max(0, s);
  for (const [i, leg] of path.legs.entries()) {
    if (left < leg.length - LEAST_LEG) {
      const rest = legTo(leg, leg.to, leg.length - left);
      return pathOf(poseOnLeg(from, leg, left / leg.length), [rest, ...path.legs.slice(i + 1)]);
    }
    left -= leg.length;
    from = leg.to;
  }
  return pathOf(from, []);
}

/** A shorter rest of a leg is rounding, cm. */
const LEAST_LEG = 1e-6;
