/** A shot before anything is worked out of it: who fires at whom, with what. */
import type { Troop } from '../troops/troop';
import type { Ammunition } from './cover';

export interface Shot {
  readonly firer: Troop;
  readonly target: Troop;
  readonly ammunition: Ammunition;
  /** The firer counts as having moved. */
  readonly moved: boolean;
  /** Fire in the movement phase: at chargers, crossing, evading. */
  readonly inMovement: boolean;
  /** The face of the block it fires through. */
  readonly face?: number | undefined;
  /** A ball that flies on: troops in the way do not matter (HOW-GRAZE-06). */
  readonly grazing?: true | undefined;
  /** Known already, to save working it out again. */
  readonly hiddenByTroops?: number | undefined;
}

/** A shot at this target, written out in full, so that all shots are of one make to the machine. */
export const shotAt = (shot: Omit<Shot, 'target'>, target: Troop): Shot => ({
  firer: shot.firer,
  target,
  ammunition: shot.ammunition,
  moved: shot.moved,
  inMovement: shot.inMovement,
  face: shot.face,
  grazing: shot.grazing,
  hiddenByTroops: shot.hiddenByTroops,
});
