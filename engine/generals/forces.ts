/** Both sides as a general sees them: what each unit is worth now, where it stands and how far it reaches. */
import { poseOf } from '../battle';
import type { BaseShape, Cm, Id, Piece, RosterUnit, Seat, View } from '../battle';
import { factOfPair, memo } from '../facts';
import type { Dependency } from '../facts';
import type { Point, Pose } from '../geometry';
import type { Reach, RuleSystem } from '../rules/system';
import { isLate } from './turns';

export interface Force {
  readonly id: Id;
  readonly command: Id;
  readonly arm: RosterUnit['arm'];
  /** Where it stands on open ground; null in houses or off the table. */
  readonly pose: Pose | null;
  /** Where it is, in houses too. */
  readonly at: Point;
  /** In army points. */
  readonly worth: number;
  readonly fullWorth: number;
  /** It has lost so much that it goes away to rally. */
  readonly isSpent: boolean;
  /** How wide it stands to fight, cm. */
  readonly front: number;
  /** It stands wider than it is deep, as one does to fight. */
  readonly isFormed: boolean;
  readonly reach: Reach;
}

export interface Forces {
  readonly own: readonly Force[];
  readonly enemies: readonly Force[];
  /** How wide a standard battalion stands in line, cm: plans measure in fronts, so that they fit every figure scale. */
  readonly front: Cm;
}

/** What the forces of a position, and all that is worked out from them, change with. */
export const FORCES_CHANGE_WITH: readonly Dependency[] = ['places', 'formations', 'ground', 'gauges', 'marks', 'step'];

/** Those the seat of the view knows to be on the table. */
export const forcesOf = (view: View, system: RuleSystem): Forces => forcesKnownTo(view, view.seat, system);

const forcesKnownTo = factOfPair(FORCES_CHANGE_WITH, (view: View, _seat: Seat, system: RuleSystem): Forces => {
  const [own, enemies]: [Force[], Force[]] = [[], []];
  const spent = isLate(view, system) ? SPENT_LATE : SPENT;
  for (const piece of view.state.pieces) {
    const force = forceOf(view, system, piece, spent);
    if (force) (piece.seat === view.seat ? own : enemies).push(force);
  }
  return { own, enemies, front: frontIn(view, system) };
});

/** The measures of a system are told against a front of so many cm. */
const STANDARD_FRONT: Cm = 20;
const frontIn = ({ roster }: View, { measures }: RuleSystem): Cm =>
  STANDARD_FRONT * (measures.find(({ id }) => id === roster.measure)?.ground ?? 1);

/** `spent`: the share of its worth below which a unit is. */
function forceOf(view: View, system: RuleSystem, piece: Piece, spent: number): Force | null {
  const pose = poseOf(piece.where);
  const at = pose ?? ('inside' in piece.where ? (view.ground.block(piece.where.inside)?.box.pose ?? null) : null);
  const unit = view.roster.units[piece.id];
  if (!at || !unit) return null;
  const shape = shapeOf(unit);
  const [worth, fullWorth] = [system.worth(view, piece.id), system.fullWorth(view, piece.id)];
  return {
    id: piece.id,
    command: piece.command,
    arm: unit.arm,
    pose,
    at,
    worth,
    fullWorth,
    isSpent: worth < spent * fullWorth,
    front: shape.front,
    isFormed: shape.formed.size === 0 || shape.formed.has(piece.formation),
    reach: system.reach(view, piece.id) ?? NOWHERE,
  };
}

/** Below this share of its worth a unit is spent; when it is late only who is nearly worn out is spared. */
const SPENT = 0.45;
const SPENT_LATE = 0.3;
/** Of a system that lays out no bases. */
const LEAST_FRONT = 5;
const NOWHERE: Reach = { move: 0, fire: 0, charge: 0, rally: 0, link: 0 };

/** How wide a unit stands to fight, and the formations in which it stands wider than deep. */
const shapeOf = memo(({ layouts }: RosterUnit): { readonly front: number; readonly formed: ReadonlySet<Id> } => {
  const extents = Object.entries(layouts).map(([formation, bases]) => ({ formation, ...extentOf(bases) }));
  return {
    front: Math.max(LEAST_FRONT, ...extents.map(({ width }) => width)),
    formed: new Set(extents.filter(({ width, depth }) => width >= depth).map(({ formation }) => formation)),
  };
});

/** The rectangle about bases and the middle of their unit, cm. */
export function extentOf(bases: readonly BaseShape[]): { readonly width: number; readonly depth: number } {
  let [left, right, rear, front] = [0, 0, 0, 0];
  for (const base of bases) {
    left = Math.min(left, base.x - base.width / 2);
    right = Math.max(right, base.x + base.width / 2);
    rear = Math.min(rear, base.y - base.depth / 2);
    front = Math.max(front, base.y + base.depth / 2);
  }
  return { width: right - left, depth: front - rear };
}

export const strengthOf = (forces: readonly Force[]): number => forces.reduce((sum, { worth }) => sum + worth, 0);
