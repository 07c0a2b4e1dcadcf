/** How far a unit may go by its first move and by its second, as outlines on the table. */
import { choicesOf, copyState, pieceOf, viewOfPosition } from '../battle';
import type { Battle, Choice, Decision, Id, Reachable, View } from '../battle';
import { distance, endOf, facing, poseAt } from '../geometry';
import type { Point, Pose } from '../geometry';
import { moverOf } from './attempts';
import { ARRIVED, beyond, calm, DIRECTIONS, directionOf, outlineOf, placeAt, radiiOf } from './outline';

export interface Envelope {
  readonly unit: Id;
  /** 1 for the move it is in, 2 for the one that may follow. */
  readonly move: number;
  /** The places of its centre. */
  readonly outline: readonly Point[];
}

/** The second move is looked into from each of a few places. */
const SECOND = 24;
/** Moves without turning are only found among the samples. */
const MOST_SAMPLED = 60;
/** Farther than any move. */
const FAR = 500;
/** Where the way is barred farther off, nearer places are tried: shares of the farthest move. */
const NEARER = [0.85, 0.7, 0.55, 0.4, 0.25, 0.12] as const;
/** Times that the gap to the next share is halved then. */
const HALVINGS = 3;

export function envelopesOf(battle: Battle, decision: Decision): readonly Envelope[] {
  const mover = moverOf(battle, decision);
  const question = battle.question(decision.kind);
  if (!mover || !question) return [];
  const { view, id, from, reach } = mover;
  const first = firstMoves(from, reach);
  const ends = [...first.values()].map(({ end }) => end);
  const radii = radiiOf(from, ends);
  // Somebody who rides alone is barred here and there by a stand; how far he comes is what is to be seen.
  const shown = id in view.roster.commands ? calm(radii) : radii;
  const envelopes: Envelope[] = [{ unit: id, move: 1, outline: outlineOf(from, shown) }];
  const second = [...first].flatMap(([i, one]): readonly Pose[] => {
    if (i % (DIRECTIONS / SECOND) !== 0 || !question.again) return [];
    const there = viewThere(view, id, one.end);
    const about = question.again(there.before, decision.about, one.choice, there.after);
    const next = about ? choicesOf(question, there.after, { ...decision, about }).reach : undefined;
    const farther = next ? marchTo(next, farFrom(one.end, from)) : null;
    return farther ? [farther.end] : [];
  });
  if (second.length > 0)
    envelopes.push({
      unit: id,
      move: 2,
      outline: outlineOf(from, beyond(radiiOf(from, second), radii)),
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
