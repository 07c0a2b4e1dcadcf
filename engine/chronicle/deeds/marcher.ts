import type { Path } from '../../geometry';
import type { Id } from '../../scenario';
import type { ChronicleTroop } from '../troops';

/** Somebody who is to go a way, and the formation in which he then stands. */
export interface MarchingTroop {
  readonly troop: ChronicleTroop;
  readonly path: Path;
  readonly goesIn: Id;
  readonly arrivesIn: Id;
}
