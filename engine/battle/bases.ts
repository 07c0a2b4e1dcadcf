import { along, facing, poseAt, turned } from '../geometry';
import type { Pose } from '../geometry';
import type { BaseShape, RosterUnit } from './roster';
import type { Piece } from './state';

/** The bases a unit still has, in its own frame: as its formation lays them out, or where they were put. */
export function basesOf(unit: RosterUnit, piece: Pick<Piece, 'formation' | 'gauges' | 'bases'>): readonly BaseShape[] {
  const layout = unit.layouts[piece.formation] ?? Object.values(unit.layouts)[0] ?? [];
  const left = basesLeft(unit, piece, layout.length);
  const closedUp = unit.takenOff?.closedUp?.[piece.formation]?.[left - 1];
  const standing = left < layout.length ? (closedUp ?? layout.slice(0, left)) : layout;
  const { bases } = piece;
  return bases ? standing.map((shape, i) => ({ ...shape, ...bases[i] })) : standing;
}

function basesLeft({ takenOff }: RosterUnit, { gauges }: Pick<Piece, 'gauges'>, all: number): number {
  if (!takenOff) return all;
  return Math.max(0, Math.min(all, Math.ceil((gauges[takenOff.gauge] ?? 0) / takenOff.each)));
}

/** A base on the table, of a unit that stands at `at`. */
export const poseOfBase = (at: Pose, { x, y, turn }: Pick<BaseShape, 'x' | 'y' | 'turn'>): Pose =>
  poseAt(along(at, y, x), turned(facing(at), turn));
