/** What ground costs a unit, as the movement chart has it (MCN-MOVE-03, MCN-MOVE-04). */
import { memoOfPair } from '../../../facts';
import { leadingEdge } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { costOfRun } from '../../../tabletop';
import type { GroundCost, RunCost } from '../../../tabletop';
import type { Ground } from '../../../terrain';
import { climbs } from '../ground/hills';
import { areaKind, lineKind, shareOver, shareToCross } from '../ground/kinds';
import type { HouseValues } from '../house-rows';
import { isFoot, isInColumn, isRouting } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { Mover } from '../troops/unit-classes';

/** Combined ground multiplies; roads are open ground to whoever keeps to them (MCN-ROAD-02). */
const tableOf = (mover: Mover, isStreamOpen: boolean, house: HouseValues): GroundCost => ({
  areas: (areas) =>
    areas.reduce((cost, area) => {
      const share = shareOver(mover, area, house);
      return share === 0 ? Infinity : cost / share;
    }, 1),
  isWater: (area) => areaKind(area) === 'water',
  isClosedWater: (area) => areaKind(area) === 'water',
  crossing: () => 1,
  usesCrossings: true,
  line: (line) => {
    const share = shareToCross(mover, line, house);
    if (lineKind(line) !== 'stream') return share;
    // Two moves: the first is spent on the bank (MCN-MOVE-03).
    return share <= 1 ? share : isStreamOpen ? 1 : Infinity;
  },
  isClosedBlock: () => true,
  road: 1,
});

const shut = memoOfPair((house: HouseValues, mover: Mover): GroundCost => tableOf(mover, false, house));
const open = memoOfPair((house: HouseValues, mover: Mover): GroundCost => tableOf(mover, true, house));
export const groundCost = (mover: Mover, house: HouseValues, isStreamOpen = false): GroundCost =>
  (isStreamOpen ? open : shut)(house, mover);

/** The column of the chart: routers go by that of open order foot or of the mounted (MCN-ROUT-11). */
export function moverNow(troop: Troop): Mover {
  if (isFoot(troop) && (isRouting(troop) || !troop.traits.isFoot)) return 'OO';
  return troop.traits.mover;
}

/** What a straight run costs; slopes are charged going up only (MCN-MOVE-11). */
export function runCost(
  ground: Ground,
  troop: Troop,
  box: Box,
  direction: Point,
  length: Cm,
  move: Cm,
  mover = moverNow(troop),
): RunCost {
  const isStreamOpen = troop.piece.marks['at a stream'] !== undefined;
  const edge = leadingEdge(box, direction);
  const middle = { x: (edge[0].x + edge[1].x) / 2, y: (edge[0].y + edge[1].y) / 2 };
  return costOfRun(ground, groundCost(mover, troop.traits.house, isStreamOpen), {
    box,
    boxes: [box],
    direction,
    length,
    move,
    slowness: 1,
    roadSlack: isInColumn(troop) ? roadSlack(troop.traits.inch) : 0,
    slower: climbs(ground, [...edge, middle], direction, length, {
      mover,
      isLight: troop.traits.isLightInfantry || troop.traits.weapon === 'rifles',
      inch: troop.traits.inch,
      house: troop.traits.house,
    }),
  });
}

/** A road is two inches wide (MCN-ROAD-02). */
export const roadSlack = (inch: Cm): Cm => inch;

/** Water nobody enters but by a bridge or ford (MCN-TERR-07). */
const watersOf = memoOfPair((ground: Ground, _book: 'rivers') =>
  ground.areas.filter((area) => areaKind(area) === 'water'),
);
export const isInWater = (ground: Ground, boxes: readonly Box[]): boolean =>
  watersOf(ground, 'rivers').some((water) => {
    const over = ground.crossings.filter((crossing) => crossing.over === water.id);
    return boxes.some((box) => ground.liesIn(box, water, over));
  });
