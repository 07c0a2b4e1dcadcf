/** What ground costs the kinds of troops, as the movement table has it (HOW-TERR-02 to 04, 12, 17, 23). */
import type { View } from '../../../battle';
import type { Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { GroundCrossing } from '../../../terrain';
import { isOnRoad as isBoxOnRoad } from '../../../tabletop';
import type { GroundCost } from '../../../tabletop';
import { areaRow, FREE, HALF, isLand, RATES, rateOver, ratesBy } from '../ground/areas';
import { crossingShare } from '../ground/lines';
import { goesAs, isColumn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { UnitKind } from '../troops/traits';

/** Guns and wagons enter no water but by bridges and fords (HOW-TERR-22). */
export const isWheeled = (kind: UnitKind): boolean => kind === 'artillery' || kind === 'transport';

/** Fords slow all but light troops (HOW-TERR-23), unless the scenario declares another movement of this bridge or ford. */
export function rateOnCrossing(kind: UnitKind, { kind: what, feature }: GroundCrossing): number {
  if (feature.effects?.movement) return ratesBy(feature.effects.movement, RATES)[kind];
  return what === 'bridge' || kind === 'light infantry' || kind === 'light horse' ? FREE : HALF;
}

const tableOf = (kind: UnitKind, column: boolean): GroundCost => ({
  areas: (areas) => rateOver(kind, areas),
  isWater: (area) => !isLand(area),
  // HOW-TERR-18, 22.
  isClosedWater: (area) => (isWheeled(kind) ? !isLand(area) : areaRow(area).water === 'impassable'),
  crossing: (crossing) => rateOnCrossing(kind, crossing),
  // March columns, guns and wagons, and light infantry in any shape that fits (HOW-TERR-19, 23).
  usesCrossings: column || isWheeled(kind) || kind === 'light infantry',
  line: (line) => crossingShare(kind, line),
  // Houses are occupied, or passed by the road (HOW-BUA-09).
  isClosedBlock: () => true,
  road: column ? FREE : null,
});
const tablesOf = (kind: UnitKind) => ({ column: tableOf(kind, true), other: tableOf(kind, false) });

const TABLES: Readonly<Record<UnitKind, ReturnType<typeof tablesOf>>> = {
  'close order': tablesOf('close order'),
  'light infantry': tablesOf('light infantry'),
  'heavy horse': tablesOf('heavy horse'),
  'light horse': tablesOf('light horse'),
  artillery: tablesOf('artillery'),
  transport: tablesOf('transport'),
};

export const groundCostOf = (troop: Troop): GroundCost => TABLES[goesAs(troop)][isColumn(troop) ? 'column' : 'other'];

/** The whole path of its centre line lies on a road (HOW-TERR-12). */
export const isOnRoad = ({ ground }: Pick<View, 'ground'>, troop: Troop, direction: Point, distance: Cm): boolean =>
  isBoxOnRoad(ground, troop.box, direction, distance, roadSlackOf(troop));

/** Half the width of a road. */
export const roadSlackOf = ({ traits }: Troop): Cm => traits.scale.factor * ROAD_SLACK;
/** At 28mm. */
const ROAD_SLACK: Cm = 3;
