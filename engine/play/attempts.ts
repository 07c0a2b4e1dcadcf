/** What a person shows with hand and mouse, and the march it means: to a place, straight on, aside, round a corner. */
import { choicesOf, findPiece, poseOf, ownRefusal } from '../battle';
import type { Battle, Choice, Cm, Decision, Id, Reachable, Refusal, View } from '../battle';
import {
  bearing,
  distance,
  endOf,
  facing,
  facingOf,
  leftOf,
  pathOf,
  rightOf,
  straight,
  turnBetween,
} from '../geometry';
import type { Leg, Path, Point, Pose } from '../geometry';

export type Attempt =
  /** Any answer as it is. */
  | { readonly choice: Choice }
  /** As near to a place as one march leads, turning to it first; `heading`: turned so at its end, degrees clockwise. */
  | { readonly to: Point; readonly heading?: number | undefined }
  /** Moves one after another, each as it is called. */
  | { readonly legs: readonly DrawnLeg[] };
export type DrawnLeg =
  /** So many cm along its heading; back where negative. */
  | { readonly ahead: Cm }
  /** Sideways, the heading kept: to the right, to the left where negative. */
  | { readonly sideways: Cm }
  /** In the manner of the book, so many degrees to the right, or to the left where negative. */
  | { readonly turn: number };

/** The unit that is to move, and what may be asked of its reach; null where the question is of another kind. */
export interface UnitToMove {
  readonly view: View;
  readonly id: Id;
  readonly from: Pose;
  readonly reach: Reachable;
  readonly movers: readonly Id[];
  readonly check: (choice: Choice) => Refusal | null;
}

export function moverOf(battle: Battle, decision: Decision): UnitToMove | null {
  const { form } = decision;
  const question = battle.question(decision.kind);
  if (form.form !== 'march' || !question) return null;
  const view = battle.view(decision.seat);
  const [id] = form.movers;
  const piece = id === undefined ? null : findPiece(view.state, id);
  const from = piece ? poseOf(piece.where) : null;
  const { reach } = choicesOf(question, view, decision);
  if (id === undefined || !from || !reach) return null;
  const check = (choice: Choice): Refusal | null => battle.check(decision.seat, choice);
  return { view, id, from, reach, movers: form.movers, check };
}

export interface Meant {
  /** The legal march that comes nearest to what is meant; null when there is none. */
  readonly choice: Choice | null;
  /** Why what is meant cannot be done as it is; null when it can. */
  readonly refusal: Refusal | null;
}

export function meantBy(battle: Battle, decision: Decision, attempt: Attempt): Meant {
  if ('choice' in attempt) {
    const refusal = battle.check(decision.seat, attempt.choice);
    return { choice: refusal ? null : attempt.choice, refusal };
  }
  const mover = moverOf(battle, decision);
  if (!mover) return { choice: null, refusal: ownRefusal('Nothing is moved here.') };
  if ('legs' in attempt) return drawn(mover, attempt.legs);
  const { to, heading } = attempt;
  return heading === undefined ? marchTo(mover, to) : marchToFacing(mover, to, heading);
}

const marchOf = ({ movers }: UnitToMove, march: Path): Choice => ({ march, movers });

/** The march as the book makes it; where it comes short of the place, what stands in the way of the rest. */
function marchTo(mover: UnitToMove, to: Point): Meant {
  const choice = mover.reach.snap({ x: to.x, y: to.y, hx: mover.from.hx, hy: mover.from.hy });
  const kept = keepingItsFace(mover, to);
  if ('sentence' in choice) return kept?.choice ? kept : { choice: null, refusal: whyNotToward(mover, to) ?? choice };
  if (!('march' in choice)) return { choice, refusal: null };
  const end = endOf(choice.march);
  const missing = distance(end, to);
  if (missing <= ARRIVED) return { choice, refusal: null };
  if (kept?.choice && 'march' in kept.choice && distance(endOf(kept.choice.march), to) < missing) return kept;
  const ahead = (to.x - end.x) * end.hx + (to.y - end.y) * end.hy;
  const whole = ahead > 0 ? lengthened(choice.march, ahead) : null;
  const why = whole ? mover.check(marchOf(mover, whole)) : null;
  return {
    choice,
    refusal: why ?? ownRefusal('It comes no nearer by one march: it goes as far as it can toward the place.'),
  };
}
/** So near to a place a march has come to it, cm. */
const ARRIVED = 0.6;

/** Straight back or aside, to a place that lies so. */
function keepingItsFace(mover: UnitToMove, to: Point): Meant | null {
  const { ahead, sideways } = offTo(mover.from, to);
  if (ahead < 0 && Math.abs(sideways) * 3 < -ahead) return drawn(mover, [{ ahead }]);
  return Math.abs(ahead) * 3 < Math.abs(sideways) ? drawn(mover, [{ sideways }]) : null;
}

/** How far a place is ahead of a pose and to the right of it, cm. */
function offTo({ x, y, hx, hy }: Pose, to: Point): { readonly ahead: Cm; readonly sideways: Cm } {
  const off = { x: to.x - x, y: to.y - y };
  return { ahead: off.x * hx + off.y * hy, sideways: off.x * hy - off.y * hx };
}

/** What is against the plain way there: a turn to point at the place, and straight on to it. */
function whyNotToward(mover: UnitToMove, to: Point): Refusal | null {
  const degrees = bearing(mover.from, to);
  const leg =
    Math.abs(degrees) > SAME_WAY ? mover.reach.turn?.(degrees < 0 ? 'left' : 'right', Math.abs(degrees)) : null;
  const turn = leg ? [leg] : [];
  const from = leg?.to ?? mover.from;
  const path = pathOf(mover.from, [...turn, straight(from, distance(from, to))]);
  return mover.check(marchOf(mover, path));
}

function lengthened(path: Path, by: Cm): Path {
  const last = path.legs.at(-1);
  const from = path.legs.at(-2)?.to ?? path.from;
  if (last?.kind !== 'straight') return pathOf(path.from, [...path.legs, straight(last?.to ?? path.from, by)]);
  return pathOf(path.from, [...path.legs.slice(0, -1), straight(from, last.length + by)]);
}

/** To a place and turned there: the march is aimed so that the turn at its end leaves the unit on the place. */
function marchToFacing(mover: UnitToMove, to: Point, heading: number): Meant {
  const plain = straightTo(mover, to, heading) ?? turnedOnly(mover, to, heading);
  if (plain) return plain;
  let aim = to;
  let best: Meant = { choice: null, refusal: ownRefusal('It cannot be turned so there.') };
  for (let i = 0; i < AIMS; i++) {
    const gone = marchTo(mover, aim);
    if (!gone.choice || !('march' in gone.choice)) return gone;
    const turned = withTurn(mover, gone.choice.march, heading);
    if (!turned) return gone;
    const choice = marchOf(mover, turned);
    const whyNot = mover.check(choice);
    best = { choice: whyNot ? gone.choice : choice, refusal: whyNot ?? gone.refusal };
    const end = endOf(turned);
    if (distance(end, to) <= ARRIVED) break;
    aim = { x: aim.x + to.x - end.x, y: aim.y + to.y - end.y };
  }
  return best;
}
const AIMS = 3;
/** Turns of less are none, degrees. */
const SAME_WAY = 1;

/** Straight on or straight aside, where the place lies so and the heading is kept. */
function straightTo(mover: UnitToMove, to: Point, heading: number): Meant | null {
  const { from } = mover;
  if (Math.abs(degreesTo(from, heading)) > SAME_WAY) return null;
  const { ahead, sideways } = offTo(from, to);
  if (Math.abs(sideways) <= ARRIVED) return drawn(mover, [{ ahead }]);
  return Math.abs(ahead) <= ARRIVED ? drawn(mover, [{ sideways }]) : null;
}

/** One turn that leaves it on the place, as that of the unit about which a line wheels. */
function turnedOnly(mover: UnitToMove, to: Point, heading: number): Meant | null {
  const path = withTurn(mover, pathOf(mover.from, []), heading);
  if (!path || path.legs.length === 0 || distance(endOf(path), to) > ARRIVED) return null;
  return drawn(mover, [{ turn: degreesTo(mover.from, heading) }]);
}

function withTurn({ reach }: UnitToMove, path: Path, heading: number): Path | null {
  const end = endOf(path);
  const degrees = degreesTo(end, heading);
  if (Math.abs(degrees) <= SAME_WAY) return path;
  const leg = reach.turn?.(degrees < 0 ? 'left' : 'right', Math.abs(degrees), end);
  return leg ? pathOf(path.from, [...path.legs, leg]) : null;
}

const degreesTo = (from: Pose, heading: number): number => turnBetween(facing(from), facingOf(heading));

/** Legs one after another; of the last straight one as much as is allowed. */
function drawn(mover: UnitToMove, legs: readonly DrawnLeg[]): Meant {
  const whole = marchAlong(mover, legs);
  if (!whole) return { choice: null, refusal: ownRefusal('It cannot be turned so here.') };
  const refusal = mover.check(whole);
  return { choice: refusal ? shortened(mover, legs) : whole, refusal };
}

/** Null where the book has no such turn. */
function marchAlong(mover: UnitToMove, legs: readonly DrawnLeg[]): Choice | null {
  const made: Leg[] = [];
  for (const leg of legs) {
    const next = legFrom(mover, made.at(-1)?.to ?? mover.from, leg);
    if (!next) return null;
    made.push(next);
  }
  return marchOf(mover, pathOf(mover.from, made));
}

function legFrom({ reach }: UnitToMove, at: Pose, leg: DrawnLeg): Leg | null {
  if ('ahead' in leg) return straight(at, leg.ahead);
  if ('sideways' in leg) {
    const direction = leg.sideways < 0 ? leftOf(facing(at)) : rightOf(facing(at));
    return straight(at, Math.abs(leg.sideways), direction);
  }
  return reach.turn?.(leg.turn < 0 ? 'left' : 'right', Math.abs(leg.turn), at) ?? null;
}

/** The same with its last leg as long as is allowed; null when none of it is. */
function shortened(mover: UnitToMove, legs: readonly DrawnLeg[]): Choice | null {
  const last = legs.at(-1);
  if (!last) return null;
  let [least, most] = [0, 1];
  let best: Choice | null = null;
  for (let i = 0; i < HALVINGS; i++) {
    const share = (least + most) / 2;
    const choice = marchAlong(mover, [...legs.slice(0, -1), partOf(last, share)]);
    if (!choice) return null;
    if (mover.check(choice)) most = share;
    else {
      least = share;
      best = choice;
    }
  }
  return best;
}
const HALVINGS = 7;
const partOf = (leg: DrawnLeg, share: number): DrawnLeg =>
  'ahead' in leg
    ? { ahead: leg.ahead * share }
    : 'sideways' in leg
      ? { sideways: leg.sideways * share }
      : { turn: leg.turn * share };
