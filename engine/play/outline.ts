/** The outline of all places that a unit reaches, made of how far it comes in each of many directions. */
import type { Cm } from '../battle';
import { distance, facing, minus, plus, poseAt, times, turnBetween, turned, unit, sine } from '../geometry';
import type { Point, Pose } from '../geometry';

/** Directions looked into. */
export const DIRECTIONS = 48;
/** So near to a place a march has come to it, cm. */
export const ARRIVED = 1;

export const placeAt = (from: Pose, direction: number, cm: number): Pose => {
  const toward = turned(facing(from), (direction * 360) / DIRECTIONS);
  return poseAt({ x: from.x + toward.x * cm, y: from.y + toward.y * cm }, facing(from));
};

/** Which of the directions a place lies in; null where it is too near to lie in any. */
export function directionOf(from: Pose, place: Point): number | null {
  if (distance(place, from) < ARRIVED) return null;
  return (Math.round((turnBetween(facing(from), minus(place, from)) * DIRECTIONS) / 360) + DIRECTIONS) % DIRECTIONS;
}

/** How far places lie in each direction in which there is one. */
export type Radii = ReadonlyMap<number, Cm>;

export function radiiOf(from: Pose, ends: readonly Pose[]): Radii {
  const radii = new Map<number, Cm>();
  for (const end of ends) {
    const i = directionOf(from, end);
    if (i !== null) radii.set(i, Math.max(radii.get(i) ?? 0, distance(end, from)));
  }
  return inFans(radii);
}

/** Directions from one to the next that has a place. */
function gapAfter(all: readonly number[], n: number): number {
  const [here = 0, next = 0] = [all.at(n), all.at((n + 1) % all.length)];
  return (next - here + DIRECTIONS) % DIRECTIONS || DIRECTIONS;
}
const inOrder = (radii: Radii): readonly number[] => [...radii.keys()].toSorted((one, other) => one - other);

/** A direction alone, as straight back, would be a spike: it is left out where there are others beside one another. */
function inFans(radii: Radii): Radii {
  const all = inOrder(radii);
  const fans = all.filter((_, n) => gapAfter(all, n) <= BRIDGED || gapAfter(all, n - 1) <= BRIDGED);
  return fans.length === 0 ? radii : new Map(fans.map((i) => [i, radii.get(i) ?? 0]));
}

/** So many directions apart, two places are joined by a straight line where those between lie nearer. */
const SPANNED = 6;
/** Times as far as all about it: a spike. */
const SPIKE = 1.2;

/** Without notches where a stand bars a few directions, and without a spike where between two stands there is room. */
export function calm(radii: Radii): Radii {
  const at = (all: Radii, i: number): Cm => all.get((i + DIRECTIONS) % DIRECTIONS) ?? 0;
  const cut = new Map(
    [...radii].map(([i, cm]) => {
      const about = Array.from({ length: SPANNED }, (_, n) => Math.max(at(radii, i - n - 1), at(radii, i + n + 1)));
      return [i, Math.min(cm, SPIKE * Math.max(...about))];
    }),
  );
  const spanned = (i: number, cm: Cm): Cm => {
    let farthest = cm;
    for (let before = 1; before < SPANNED; before++)
      for (let after = 1; before + after <= SPANNED; after++)
        farthest = Math.max(farthest, chordAt(at(cut, i - before), before, at(cut, i + after), after));
    return farthest;
  };
  return new Map([...cut].map(([i, cm]) => [i, spanned(i, cm)]));
}

/** How far along a direction the straight line lies between a place some directions before it and one some after it. */
function chordAt(one: Cm, before: number, other: Cm, after: number): Cm {
  const [toOne, toOther] = [(before * 360) / DIRECTIONS, (after * 360) / DIRECTIONS];
  const across = one * sine(toOne) + other * sine(toOther);
  return across === 0 ? 0 : (one * other * sine(toOne + toOther)) / across;
}

/** As far as the second move leads, and where it leads nowhere as far as the first. */
export function beyond(second: Radii, first: Radii): Radii {
  const all = inOrder(second);
  const isBridged = (i: number): boolean =>
    all.some((here, n) => {
      const gap = gapAfter(all, n);
      return gap <= BRIDGED && (i - here + DIRECTIONS) % DIRECTIONS < gap;
    });
  const rest = [...first].filter(([i]) => !isBridged(i));
  return new Map([...rest, ...[...second].map(([i, cm]) => [i, Math.max(cm, first.get(i) ?? 0)] as const)]);
}

/**
 * One line round all places: what lies between two directions near one another is bridged, wide gaps go back to the middle.
 * A direction in which it comes far alone, as out of a ford or aside, is a wedge: a line has nothing inside to be seen.
 */
export function outlineOf(from: Pose, radii: Radii): readonly Point[] {
  const all = inOrder(radii);
  return all.flatMap((i, n): readonly Point[] => {
    const far = radii.get(i) ?? 0;
    const [isBefore, isAfter] = [gapAfter(all, n - 1) <= BRIDGED, gapAfter(all, n) <= BRIDGED];
    const before = isBefore ? (radii.get(all.at(n - 1) ?? i) ?? 0) : 0;
    const after = isAfter ? (radii.get(all[(n + 1) % all.length] ?? i) ?? 0) : 0;
    const here = placeAt(from, i, far);
    return [...(Math.max(before, after) < far * LONELY ? wedgeTo(here, from) : [here]), ...(isAfter ? [] : [from])];
  });
}
/** Both directions beside it lead less than this share as far. */
const LONELY = 0.5;
const WEDGE: Cm = 1.5;

/** Both corners of its end. */
function wedgeTo(end: Point, from: Point): readonly Point[] {
  const sideways = times(turned(unit(minus(end, from)), 90), WEDGE);
  return [minus(end, sideways), plus(end, sideways)];
}
/** Directions without a move between two with one. */
const BRIDGED = 4;
