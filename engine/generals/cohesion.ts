/** Whether a brigade keeps together: how many of its units hear one another's orders where a march would bring one of them. */
import { findPiece, poseOf, stepStartOf } from '../battle';
import type { Cm, Id, Seat, View } from '../battle';
import { factOfPair } from '../facts';
import { distance, TOLERANCE } from '../geometry';
import type { Point, Pose } from '../geometry';
import type { RuleSystem } from '../rules/system';
import { FORCES_CHANGE_WITH, forcesOf } from './forces';
import type { Force } from './forces';

/** A unit where it is, and how much nearer it can still come in this step. */
interface Member {
  readonly unit: Force;
  readonly at: Pose | Point;
  readonly mayFollow: Cm;
}

/** In army points: by how much a place keeps the unit's brigade better together than the place where it stands. */
export function cohesionGain(view: View, system: RuleSystem, id: Id, there: Pose): number {
  const { members, together, front } = chainOf(view, id, system);
  if (members.length < 2) return 0;
  const then = members.map((member) => (member.unit.id === id ? { ...member, at: there } : member));
  const gained = largestPart(then, front) - together;
  return (TOGETHER * gained * Math.min(MANY, members.length)) / members.length;
}
/** What a unit that hears its commander is worth more than one that does not, while there are no more of them than so many. */
const TOGETHER = 0.08;
const MANY = 3;

/** A brigade as one of its units finds it, which is not to follow itself. */
interface Chain {
  readonly members: readonly Member[];
  /** How many of them are together where they stand. */
  readonly together: number;
  readonly front: Cm;
}

const chainOf = factOfPair(FORCES_CHANGE_WITH, (view: View, id: Id, system: RuleSystem): Chain => {
  const { brigades, front } = brigadesNow(view, view.seat, system);
  const brigade = brigades.get(id) ?? [];
  const members = brigade.map((member) => (member.unit.id === id ? { ...member, mayFollow: 0 } : member));
  return { members, together: largestPart(members, front), front };
});

/** The units of each brigade by each of its units. */
const brigadesNow = factOfPair(FORCES_CHANGE_WITH, (view: View, _seat: Seat, system: RuleSystem) => {
  const { own, front } = forcesOf(view, system);
  const start = stepStartOf(view);
  const byCommand = new Map<Id, Member[]>();
  for (const unit of own) {
    const piece = findPiece(start.state, unit.id);
    const began = piece && poseOf(piece.where);
    const hasMoved = !began || distance(began, unit.at) > TOLERANCE;
    const member = { unit, at: unit.pose ?? unit.at, mayFollow: hasMoved ? 0 : unit.reach.move };
    const others = byCommand.get(unit.command);
    if (others) others.push(member);
    else byCommand.set(unit.command, [member]);
  }
  return { brigades: new Map(own.map(({ id, command }) => [id, byCommand.get(command) ?? []])), front };
});

/** How many units the largest part of a brigade has in which each hears the next. */
function largestPart(members: readonly Member[], front: Cm): number {
  let left = members;
  let most = 0;
  while (left.length > most) {
    const part = left.slice(0, 1);
    left = left.slice(1);
    // Units are added while the chain is walked.
    for (const one of part) {
      const reached = left.filter((other) => isLinked(one, other, front));
      if (reached.length === 0) continue;
      part.push(...reached);
      left = left.filter((other) => !reached.includes(other));
    }
    most = Math.max(most, part.length);
  }
  return most;
}

function isLinked(one: Member, other: Member, front: Cm): boolean {
  const apart = gapBetween(one, other, front);
  return apart <= one.unit.reach.link + one.mayFollow + other.mayFollow;
}

/** Between two units taken to stand in line, side by side or one behind the other, the way the first of them faces. */
function gapBetween(one: Member, other: Member, front: Cm): Cm {
  const [x, y] = [other.at.x - one.at.x, other.at.y - one.at.y];
  const facing = 'hx' in one.at ? one.at : 'hx' in other.at ? other.at : null;
  if (!facing) return Math.sqrt(x * x + y * y);
  const sideways = Math.max(0, Math.abs(x * facing.hy - y * facing.hx) - (one.unit.front + other.unit.front) / 2);
  const ahead = Math.max(0, Math.abs(x * facing.hx + y * facing.hy) - DEPTH * front);
  return Math.sqrt(sideways * sideways + ahead * ahead);
}
/** A battalion in line is about so deep, in fronts. */
const DEPTH = 0.2;
