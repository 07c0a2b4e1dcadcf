import type { Id } from '../../../battle';
import type { Path, Pose, Sector } from '../../../geometry';
import type { Cm } from '../../../scenario';

/** A charge that can be made. */
export interface Approach {
  readonly charger: Id;
  readonly target: Id;
  readonly sector: Sector;
  /** The face of a block that is struck. */
  readonly face: number | null;
  /** Wheel and straight run to contact; without the lining up. */
  readonly path: Path;
  readonly linedUp: Pose;
  /** Its whole path of this activation to contact, and the part that counts for its bonus (HOW-CHG-05). */
  readonly distance: Cm;
  readonly runIn: Cm;
  /** Of this normal move, at contact. */
  readonly spent: Cm;
  /** This normal move began in a fordable river (HOW-TERR-21). */
  readonly outOfRiver: boolean;
  /** A second enemy that it takes on as well (HOW-CHG-15, HOW-CHG-17). */
  readonly also?: { readonly target: Id; readonly sector: Sector };
  /** It began its activation in another sector: the target may turn without a roll (HOW-FLANK-06). */
  readonly roundTheFlank: boolean;
}
