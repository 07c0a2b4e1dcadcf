/** A unit on the map: its block, and all that its sign tells. */
import type { Pose } from '../../engine/geometry';
import type { Arm, UnitType } from '../../engine/scenario';

/** A unit as it is drawn. */
export interface BlockSign {
  readonly id: string;
  readonly name: string;
  /** 0 for the first side of the file, 1 for the second. */
  readonly side: 0 | 1;
  readonly arm: Arm;
  readonly type: UnitType;
  readonly pose: Pose;
  readonly width: number;
  readonly depth: number;
  /** Bases out of place, each drawn for itself instead of the one block. */
  readonly bases: readonly { readonly pose: Pose; readonly width: number; readonly depth: number }[];
  /** What its counter stands at. */
  readonly count: number;
  /** It has lost its order: the block stands open at the front. */
  readonly open: boolean;
  /** It is forming again: its edge is broken. */
  readonly unformed: boolean;
  /** Smoke hangs before its front. */
  readonly fired: boolean;
}

/** True when a block is longer than broad: a march column, split and named along its length. */
export const isColumn = ({ width, depth }: BlockSign): boolean => depth > width * 1.25;
