/** Footprints of troops where no rule system is at hand: width by depth in cm for figures of 28 mm. */
import { SCALES, type Arm, type Formation, type UnitSize } from '../../engine/scenario';

type Footprints = Readonly<Record<Formation, readonly [width: number, depth: number]>>;

const FOOT: Footprints = {
  line: [20, 4],
  'double line': [10, 8],
  'march column': [4, 20],
  deployed: [20, 4],
  limbered: [4, 20],
};
const HORSE: Footprints = {
  line: [20, 5],
  'double line': [10, 10],
  'march column': [5, 20],
  deployed: [20, 5],
  limbered: [5, 20],
};
const GUNS: Footprints = {
  line: [6, 6],
  'double line': [6, 6],
  'march column': [5, 9],
  deployed: [6, 6],
  limbered: [5, 9],
};
export const START_FOOTPRINTS: Readonly<Record<Arm, Footprints>> = {
  foot: FOOT,
  'light foot': FOOT,
  horse: HORSE,
  guns: GUNS,
  train: GUNS,
};
export const SIZE_SHARES: Readonly<Record<UnitSize, number>> = { small: 0.6, standard: 1, large: 1.4 };

/** How large a block is against one of 28 mm figures; figures of another name count as 28 mm. */
export const scaleShare = (scale: string): number =>
  Object.entries(SCALES).find(([known]) => known === scale)?.[1] ?? 1;
