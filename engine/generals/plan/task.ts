/** What one brigade is to do. */
import type { Cm, Id } from '../../battle';
import type { Point } from '../../geometry';

/**
 * To close and fight it out; to draw up out of the enemy's reach, ready to; to keep an enemy there busy; to go for one
 * who comes near and leave him again; to stand by its place.
 */
export type TaskKind = 'assault' | 'approach' | 'pin' | 'counter-attack' | 'hold';

export interface Task {
  readonly command: Id;
  readonly kind: TaskKind;
  /** The enemy unit or objective it is about; null: whoever comes. */
  readonly against: Id | null;
  readonly at: Point;
  /** Which way it faces, a unit vector. */
  readonly axis: Point;
  /** How far to the right of that place the middle of its line stands, seen along the axis: several stand abreast. */
  readonly sideways: Cm;
  /** How far behind the first line it stands, as a reserve. */
  readonly behind: Cm;
  /** Where it is now. */
  readonly centre: Point;
  /** Its strength about that place to the enemy's. */
  readonly odds: number;
}
