/** What is drawn on the table of a move that is only thought of: where it would come to, and the way there. */
import { basesOf, poseOfBase } from '../../engine/battle/bases';
import { poseOf } from '../../engine/battle';
import type { BattleState, Id, Piece, Roster, RosterUnit, Whereabouts } from '../../engine/battle';
import {
  corners,
  endOf,
  frontEdge,
  poseAlong,
  type Box,
  type Path,
  type Point,
  type Pose,
} from '../../engine/geometry';
import type { PlayedBattle } from '../battle';
import type { DeskCalls } from '../../electron/desk/api';

export type Tried = DeskCalls['play.try']['result'];
export type Threat = DeskCalls['play.threats']['result']['threats'][number];

/** A place of the table, or of a unit that has none of its own: it holds a building. */
export type GhostSpot = Point | { readonly garrison: Id };

export interface GhostMarks {
  /** From the units to their ghosts. */
  readonly ways: readonly (readonly Point[])[];
  /** Outlines of the bases, and the front edges of them. */
  readonly bases: readonly (readonly Point[])[];
  readonly fronts: readonly (readonly Point[])[];
  /** Where it was to go and cannot. */
  readonly refused: readonly (readonly Point[])[];
  /** From those who could reach or shoot it there. */
  readonly threats: readonly (readonly GhostSpot[])[];
  /** Outlines of the unit that the chosen answer is about, and a line to it from who acts. */
  readonly chosen: readonly (readonly Point[])[];
  readonly aims: readonly (readonly GhostSpot[])[];
  /** Outlines of others that the note speaks of: it covers them no more than those. */
  readonly kept: readonly (readonly Point[])[];
  /** Where it comes to; null where it cannot go at all. */
  readonly at: GhostSpot | null;
  /** The most important first. */
  readonly says: readonly string[];
  /** Why it cannot go where it was to go, and that place. */
  readonly refusal: { readonly sentence: string; readonly clause: string; readonly at: Point } | null;
}

export const NO_MARKS: GhostMarks = {
  ways: [],
  bases: [],
  fronts: [],
  refused: [],
  threats: [],
  chosen: [],
  aims: [],
  kept: [],
  at: null,
  says: [],
  refusal: null,
};

/** Between two points of a way, cm. */
const PACE = 1.5;

/** `aimed`: the place pointed at; null for a move made by key. */
export function ghostOf(
  { record: { roster }, state }: Pick<PlayedBattle, 'record' | 'state'>,
  mover: Id,
  {
    tried,
    aimed,
    words,
    threats,
  }: {
    readonly tried: Tried;
    readonly aimed: Point | null;
    readonly words: readonly string[];
    readonly threats: readonly Threat[];
  },
): GhostMarks {
  const end = tried.path ? endOf(tried.path) : null;
  const boxes = end ? basesAt(roster, state, mover, end) : [];
  const { refusal } = tried;
  const meant = refusal?.at ?? (aimed && { ...aimed, ...headingOf(end ?? poseOn(state, mover)) });
  const at = meant ?? end ?? poseOn(state, mover);
  return {
    ...NO_MARKS,
    ways: tried.path ? [wayOf(tried.path)] : [],
    bases: boxes.map((box) => corners(box)),
    fronts: boxes.map((box) => frontEdge(box)),
    refused: refusal && meant ? basesAt(roster, state, mover, meant).map((box) => corners(box)) : [],
    threats: linesTo(state, end, threats),
    at: end,
    says: words,
    refusal: refusal && at ? { sentence: refusal.sentence, clause: refusal.clause, at } : null,
  };
}

/** What the enemy can do to a unit that nobody thinks of moving. */
export const threatsWhereItStands = (
  { state }: Pick<PlayedBattle, 'state'>,
  unit: Id,
  threats: readonly Threat[],
): GhostMarks => ({ ...NO_MARKS, threats: linesTo(state, spotOf(state, unit), threats) });

const linesTo = (state: BattleState, to: GhostSpot | null, threats: readonly Threat[]): GhostMarks['threats'] =>
  threats.flatMap(({ by }) => {
    const from = spotOf(state, by);
    return from && to ? [[from, to]] : [];
  });

/** The way of a path over the table, as a line. */
export function wayOf(path: Path): readonly Point[] {
  const steps = Math.max(1, Math.ceil(path.length / PACE));
  return Array.from({ length: steps + 1 }, (_, i) => poseAlong(path, (path.length * i) / steps));
}

/** The bases of a unit as they would lie at a pose; a figure without bases takes a small square. */
export function basesAt(roster: Roster, state: BattleState, id: Id, at: Pose): readonly Box[] {
  const unit = roster.units[id];
  const piece = state.pieces.find((one) => one.id === id);
  if (!unit || !piece) return [{ pose: at, width: FIGURE, depth: FIGURE }];
  return boxesOf(unit, piece, at);
}
export const boxesOf = (
  unit: RosterUnit,
  piece: Pick<Piece, 'formation' | 'gauges' | 'bases'>,
  at: Pose,
): readonly Box[] =>
  basesOf(unit, piece).map((base) => ({ pose: poseOfBase(at, base), width: base.width, depth: base.depth }));

/** The base of a commander, cm. */
const FIGURE = 4;

const whereIs = ({ pieces, commands }: BattleState, id: Id): Whereabouts | undefined =>
  (pieces.find((piece) => piece.id === id) ?? commands[id])?.where;

export function poseOn(state: BattleState, id: Id): Pose | null {
  const where = whereIs(state, id);
  return where ? poseOf(where) : null;
}

/** Where a mark that speaks of a unit or a commander begins or ends; null off the table. */
export function spotOf(state: BattleState, id: Id): GhostSpot | null {
  const where = whereIs(state, id);
  return where && 'inside' in where ? { garrison: id } : poseOn(state, id);
}

const headingOf = (pose: Pose | null): Pick<Pose, 'hx' | 'hy'> => ({ hx: pose?.hx ?? 0, hy: pose?.hy ?? 1 });
