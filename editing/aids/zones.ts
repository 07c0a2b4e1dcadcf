/** Fields of fire, command distances and footprints of pieces where they stand, for the plan and for dragging. */
import { findPiece, poseOf } from '../../engine/battle';
import type { View } from '../../engine/battle';
import { frontCentre } from '../../engine/geometry';
import type { Point, Pose } from '../../engine/geometry';
import type { RuleSystem, Zone } from '../../engine/rules/system';
import type { Arm, Id } from '../../engine/scenario';

/** The zones of one piece, and where it stands: a piece that is dragged takes them along. */
export interface ZonesOfPiece {
  /** Of the unit or the leader, as the scenario has it. */
  readonly id: Id;
  readonly side: Id;
  /** Null of a leader. */
  readonly arm: Arm | null;
  readonly pose: Pose;
  readonly zones: readonly Zone[];
}

/** Of every unit and leader on the table that has zones. */
export function zonesOf(system: RuleSystem, view: View): readonly ZonesOfPiece[] {
  const { units, commands } = view.roster;
  const { armies } = view.ground.scenario;
  // The figure of a brigade's commander goes by the brigade's id in a battle.
  const leaders = new Map(armies.flatMap((army) => army.brigades.map(({ id, commander }) => [id, commander.id])));
  const pieces = [
    ...Object.values(units).map(({ id, side, arm }) => ({ piece: id, id, side, arm })),
    ...Object.values(commands).map(({ id, side }) => ({ piece: id, id: leaders.get(id) ?? id, side, arm: null })),
  ];
  return pieces.flatMap(({ piece: known, id, side, arm }) => {
    const piece = findPiece(view.state, known);
    const pose = piece && poseOf(piece.where);
    if (!pose) return [];
    const zones = system.zones(view, known);
    return zones.length > 0 ? [{ id, side, arm, pose, zones }] : [];
  });
}

/** How far a zone reaches ahead of a place along its heading, cm. */
const reachAhead = (outline: readonly Point[], pose: Pose): number =>
  Math.max(0, ...outline.map(({ x, y }) => (x - pose.x) * pose.hx + (y - pose.y) * pose.hy));

/** From the middle of the front of a footprint. */
export const reachFromFront = (outline: readonly Point[], pose: Pose, depth: number): number => {
  const front = frontCentre({ pose, width: 0, depth });
  return reachAhead(outline, { ...pose, x: front.x, y: front.y });
};
