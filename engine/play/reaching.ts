/** How far a unit may go by its first move and by its second, as outlines on the table. */
import { choicesOf, copyState, pieceOf, viewOfPosition } from '../battle';
import type { Battle, Choice, Cm, Decision, Id, Reachable, View } from '../battle';
import { distance, endOf, facing, minus, plus, poseAt, times, turnBetween, turned, unit } from '../geometry';
import type { Point, Pose } from '../geometry';
import { moverOf } from './attempts';

export interface Envelope {
  readonly unit: Id;
  /** 1 for the move it is in, 2 for the one that may follow. */
  readonly move: number;
  /** The places of its centre. */
  readonly outline: readonly Point[];
}

/** Directions looked into, and of the second move from each of a few places. */
const DIRECTIONS = 48;
const SECOND = 24;
/** Moves without turning are only found among the samples. */
const MOST_SAMPLED = 60;
/** Farther than any move. */
const FAR = 500;
/** Where the way is barred farther off, nearer places are tried: shares of the farthest move. */
const NEARER = [0.85, 0.7, 0.55, 0.4, 0.25, 0.12] as const;
/** Times that the gap to the next share is halved then. */
const HALVINGS = 3;
/** So near to a place a march has come to it, cm. */
const ARRIVED = 1;

export function envelopesOf(battle: Battle, decision: Decision): readonly Envelope[] {
  const mover = moverOf(battle, decision);
  const question = battle.question(decision.kind);
  if (!mover || !question) return [];
  const { view, id, from, reach } = mover;
  const first = firstMoves(from, reach);
  const ends = [...first.values()].map(({ end }) => end);
  const envelopes: Envelope[] = [
    {
      unit: id,
      move: 1,
      outline: outlineOf(from, radiiOf(from, ends)),
    },
  ];
  const second = [...first].flatMap(([i, one]): readonly Pose[] => {
    if (i % (DIRECTIONS / SECOND) !== 0 || !question.again) return [];
    const there = viewThere(view, id, one.end);
    const about = question.again(there.before, decision.about as never, one.choice as never, there.after);
    const next = about ? choicesOf(question, there.after, { ...decision, about }).reach : undefined;
    const farther = next ? marchTo(next, farFrom(one.end, from)) : null;
    return farther ? [farther.end] : [];
  });
  if (second.length > 0)
    envelopes.push({
      unit: id,
      move: 2,
      outline: outlineOf(from, beyond(radiiOf(from, second), radiiOf(from, ends))),
    });
  return envelopes;
}

interface March {
  readonly choice: Choice;
  readonly end: Pose;
}

/** The farthest move in each direction in which there is one. */
function firstMoves(from: Pose, reach: Reachable): ReadonlyMap<number, March> {
  const found = new Map<number, March>();
  const note = (one: March | null): void => {
    const i = one && directionOf(from, one.end);
    if (one === null || i === null) return;
    const best = found.get(i);
    if (!best || distance(best.end, from) < distance(one.end, from)) found.set(i, one);
  };
  for (const choice of reach.sample(MOST_SAMPLED)) if ('march' in choice) note({ choice, end: endOf(choice.march) });
  const directions = Array.from({ length: DIRECTIONS }, (_, i) => i);
  for (const i of directions) note(marchTo(reach, placeAt(from, i, FAR)));
  const most = Math.max(0, ...[...found.values()].map(({ end }) => distance(end, from)));
  const far = (i: number): number => {
    const one = found.get((i + DIRECTIONS) % DIRECTIONS);
    return one ? distance(one.end, from) : 0;
  };
  const isShort = (i: number): boolean => far(i) === 0 || far(i) * 2 < Math.min(far(i - 1), far(i + 1));
  for (const i of directions.filter(isShort)) {
    const to = (share: number): March | null => {
      const place = placeAt(from, i, most * share);
      const one = marchTo(reach, place);
      return one && distance(one.end, place) <= ARRIVED ? one : null;
    };
    const best = NEARER.findIndex((share) => to(share) !== null);
    if (best === -1) continue;
    let [least, beyond] = [NEARER[best] ?? 0, NEARER[best - 1] ?? 1];
    let one = to(least);
    for (let n = 0; n < HALVINGS; n++) {
      const share = (least + beyond) / 2;
      const farther = to(share);
      if (farther) [one, least] = [farther, share];
      else beyond = share;
    }
    if (one) found.set(i, one);
  }
  // One direction alone that leads nowhere is bridged.
  for (const i of directions.filter(isShort)) found.delete(i);
  return found;
}

const placeAt = (from: Pose, direction: number, cm: number): Pose => {
  const way = turned(facing(from), (direction * 360) / DIRECTIONS);
  return poseAt({ x: from.x + way.x * cm, y: from.y + way.y * cm }, facing(from));
};

/** Which of the directions a place lies in; null where it is too near to lie in any. */
function directionOf(from: Pose, place: Point): number | null {
  if (distance(place, from) < ARRIVED) return null;
  return (Math.round((turnBetween(facing(from), minus(place, from)) * DIRECTIONS) / 360) + DIRECTIONS) % DIRECTIONS;
}

/** How far places lie in each direction in which there is one. */
type Radii = ReadonlyMap<number, Cm>;

function radiiOf(from: Pose, ends: readonly Pose[]): Radii {
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

/** As far as the second move leads, and where it leads nowhere as far as the first. */
function beyond(second: Radii, first: Radii): Radii {
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
 * A direction alone, as out of a ford, is a wedge: a line has nothing inside to be seen.
 */
export function outlineOf(from: Pose, radii: Radii): readonly Point[] {
  const all = inOrder(radii);
  return all.flatMap((i, n): readonly Point[] => {
    const here = placeAt(from, i, radii.get(i) ?? 0);
    const [isBefore, isAfter] = [gapAfter(all, n - 1) <= BRIDGED, gapAfter(all, n) <= BRIDGED];
    if (!isBefore && !isAfter) return [...wedgeTo(here, from), from];
    return isAfter ? [here] : [here, from];
  });
}
const WEDGE: Cm = 1.5;

/** Both corners of its end. */
function wedgeTo(end: Point, from: Point): readonly Point[] {
  const aside = times(turned(unit(minus(end, from)), 90), WEDGE);
  return [minus(end, aside), plus(end, aside)];
}
/** Directions without a move between two with one. */
const BRIDGED = 4;

/** On from one place, away from another. */
function farFrom(from: Pose, away: Point): Pose {
  const x = from.x - away.x;
  const y = from.y - away.y;
  const far = Math.sqrt(x * x + y * y);
  const [wayX, wayY] = far < 1e-6 ? [from.hx, from.hy] : [x / far, y / far];
  return poseAt({ x: from.x + wayX * FAR, y: from.y + wayY * FAR }, facing(from));
}

function marchTo(reach: Reachable, to: Pose): March | null {
  const choice = reach.snap(to);
  return 'march' in choice ? { choice, end: endOf(choice.march) } : null;
}

/** The position with one unit elsewhere, and as it is. */
function viewThere(view: View, id: Id, to: Pose): { readonly before: View; readonly after: View } {
  const state = copyState(view.state);
  pieceOf(state, id).where = { on: to };
  return { before: view, after: viewOfPosition({ seat: view.seat, state, ground: view.ground, roster: view.roster }) };
}
