/** How far a unit may go by its first move and by its second, as outlines on the table. */
import { choicesOf, copyState, pieceOf, viewOfPosition } from '../battle';
import type { Battle, Choice, Decision, Id, Reachable, View } from '../battle';
import { angleBetween, distance, endOf, facing, minus, poseAt, turned } from '../geometry';
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
const DIRECTIONS = 36;
const SECOND = 18;
/** Moves without turning are only found among the samples. */
const MOST_SAMPLED = 60;
/** Farther than any move. */
const FAR = 500;

export function envelopesOf(battle: Battle, decision: Decision): readonly Envelope[] {
  const mover = moverOf(battle, decision);
  const question = battle.question(decision.kind);
  if (!mover || !question) return [];
  const { view, id, from, reach } = mover;
  const sampled = reach
    .sample(MOST_SAMPLED)
    .flatMap((choice) => ('march' in choice ? [{ choice, end: endOf(choice.march) }] : []));
  const first = towards(from, DIRECTIONS).map((to) =>
    farthest(from, [marchTo(reach, to), ...sampled.filter(({ end }) => liesToward(from, end, to))]),
  );
  const envelopes: Envelope[] = [{ unit: id, move: 1, outline: first.map((one) => one?.end ?? from) }];
  const second = first.flatMap((one, i): readonly Point[] => {
    if (i % (DIRECTIONS / SECOND) !== 0) return [];
    const there = one && question.again ? viewThere(view, id, one.end) : null;
    const about =
      one && there ? question.again?.(there.before, decision.about as never, one.choice as never, there.after) : null;
    if (!one || !there || !about) return [one?.end ?? from];
    const next = choicesOf(question, there.after, { ...decision, about }).reach;
    const beyond = next ? marchTo(next, farFrom(one.end, from)) : null;
    return [beyond?.end ?? one.end];
  });
  const goesOn = second.some((point, i) => point !== (first[(i * DIRECTIONS) / SECOND]?.end ?? from));
  if (goesOn) envelopes.push({ unit: id, move: 2, outline: second });
  return envelopes;
}

const towards = (from: Pose, count: number): readonly Pose[] =>
  Array.from({ length: count }, (_, i) => {
    const way = turned(facing(from), (i * 360) / count);
    return poseAt({ x: from.x + way.x * FAR, y: from.y + way.y * FAR }, facing(from));
  });

interface March {
  readonly choice: Choice;
  readonly end: Pose;
}
const farthest = (from: Point, marches: readonly (March | null)[]): March | null =>
  marches.reduce(
    (most, one) => (one && (!most || distance(one.end, from) > distance(most.end, from)) ? one : most),
    null,
  );

/** Is a place in the direction of another, as one of so many directions? */
const liesToward = (from: Pose, place: Point, to: Point): boolean =>
  angleBetween(minus(place, from), minus(to, from)) <= 180 / DIRECTIONS;

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
