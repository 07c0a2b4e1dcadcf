/** Moves as a hand makes them, leg by leg: the desk makes the way of them as the book turns and marches. */
import {
  endOf,
  facing,
  minus,
  pathOf,
  rightOf,
  seenFrom,
  turnOf,
  type Path,
  type Point,
  type Pose,
} from '../../engine/geometry';

/** On by so many cm or back where negative, aside to the right, or turned so many degrees to the right. */
export type DrawnLeg = { readonly ahead: number } | { readonly sideways: number } | { readonly turn: number };
type Kind = 'ahead' | 'sideways' | 'turn';

/** Nearer to the line ahead than this, cm and as a share of the way, a place is straight on. */
const ASIDE = 1.5;
const ASIDE_SHARE = 0.07;
/** Less than this is no leg, cm or degrees. */
const LEAST = 0.3;

const sizeOf = (leg: DrawnLeg, kind: Kind): number | null =>
  kind in leg ? ('ahead' in leg ? leg.ahead : 'sideways' in leg ? leg.sideways : leg.turn) : null;
const legOf = (kind: Kind, size: number): DrawnLeg =>
  kind === 'ahead' ? { ahead: size } : kind === 'sideways' ? { sideways: size } : { turn: size };

/** Goes on by so much; more of the same kind becomes one leg, and what is taken back to nothing is none. */
export function goneOn(legs: readonly DrawnLeg[], kind: Kind, by: number): readonly DrawnLeg[] {
  const last = legs.at(-1);
  const so = last ? sizeOf(last, kind) : null;
  const before = so === null ? legs : legs.slice(0, -1);
  const size = (so ?? 0) + by;
  return Math.abs(size) < LEAST ? before : [...before, legOf(kind, size)];
}

/** The last leg shorter by so much. */
export function shortened(legs: readonly DrawnLeg[], by: number): readonly DrawnLeg[] {
  const last = legs.at(-1);
  if (!last) return legs;
  const kind: Kind = 'ahead' in last ? 'ahead' : 'sideways' in last ? 'sideways' : 'turn';
  const size = sizeOf(last, kind) ?? 0;
  return Math.abs(size) <= by ? legs.slice(0, -1) : [...legs.slice(0, -1), legOf(kind, size - Math.sign(size) * by)];
}

/** The one leg without turning that leads to a place; null where it takes a turn. `kept`: it must not turn. */
export function legTo(from: Pose, to: Point, kept: boolean): DrawnLeg | null {
  const { ahead, right } = seenFrom(from, to);
  const near = Math.max(ASIDE, ASIDE_SHARE * Math.abs(ahead));
  const isAlong = kept ? Math.abs(ahead) >= Math.abs(right) : Math.abs(right) <= near;
  if (isAlong) return Math.abs(ahead) > LEAST ? { ahead } : null;
  return kept || Math.abs(ahead) <= ASIDE ? { sideways: right } : null;
}

/** A way as the legs it is made of, to go on with by hand. */
export function legsOf(path: Path): readonly DrawnLeg[] {
  return path.legs.flatMap((leg, i): readonly DrawnLeg[] => {
    const from = endOf(pathOf(path.from, path.legs.slice(0, i)));
    if (leg.kind === 'place') return [];
    if (leg.kind !== 'straight') return [{ turn: turnOf(from, leg) }];
    const by = minus(leg.to, from);
    const ahead = by.x * from.hx + by.y * from.hy;
    const side = rightOf(facing(from));
    const right = by.x * side.x + by.y * side.y;
    return [Math.abs(ahead) >= Math.abs(right) ? { ahead } : { sideways: right }];
  });
}
