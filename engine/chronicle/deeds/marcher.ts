import type { Path } from '../../geometry';
import type { Id } from '../../scenario';
import type { Troop } from '../troops';

/** Somebody who is to go a way, and the formation in which he then stands. */
export interface Marcher {
  readonly troop: Troop;
  readonly path: Path;
  readonly goesIn: Id;
  readonly arrivesIn: Id;
}
