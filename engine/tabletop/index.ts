/**
 * Units on a table, as every rule book finds them: where their footprints lie, what is near, what stands in the way. Pure
 * geometry over pieces and ground; a book hands in its own numbers and judgements as plain data. No clause, no trait and
 * no figure scale is known here.
 */
export { areaUnder, isBehind, sharesUnder, standsIn, worksLined } from './ground-under';
export type { DefendedLines } from './ground-under';
export { ABOUT_HALF, isAtLeastHalf, isMoreThanHalf, isWhole } from './shares';
export { bodiesMet, groundAlong } from './along-line';
export type { AlongLine } from './along-line';
export { arcOf, isHalfInArc, lookInto, rangeTo, touchesArc } from './arcs';
export type { Arc } from './arcs';
export { bodiesBetween, gapTowards, isInStrip, shareHiddenBy, stripTo, widthSeenPast } from './between';
export {
  bitOf,
  bitsOfFaces,
  faceBox,
  faceName,
  FACES,
  facesAmong,
  faceTowards,
  isAmong,
  outwardFrom,
  SECTOR_OF_FACE,
} from './faces';
export { crestsFrom, hidersOn } from './hiding';
export type { HidingRules } from './hiding';
export { sectorEntered, sectorHolding } from './sectors';
export { isScreened } from './rough-sight';
export { hiddenFrom } from './seen-ground';
export { isOpenBetween, seesAnyOf, shareHiddenByGround } from './sight';
export type { SightDistances, SightRules } from './sight';
export { comparedOnHill } from './uphill';
export { IGNORED, obstacleTo, OVERLAPPING, TOUCHING } from './standing-room';
export type { StandingObstacle, StandingRule } from './standing-room';
export { areWithin, distanceBetween, distanceTo, nearest } from './body';
export type { Body } from './body';
export { bodiesNear, radiusOf, reachOfBody } from './near';
export { reachedFrom } from './command';
export { liesBefore, placesAbout, standsOn, clearDirections } from './displacing';
export type { ClearDirection } from './displacing';
export { boxesOf, hullOf, inRanks } from './formations';
export type { Hull } from './formations';
export { listsOf } from './lists';
export type { BodyLists } from './lists';
export { placeBehind, placesBehind, placesBetween, rideFault, ridesToward, rideToward } from './riding';
export type { RideFault, RideRules } from './riding';
export { isDrawnTrue } from './drawn';
export { costOfRun, isCarried, isOnRoad } from './ground-cost';
export type { GroundCost, RunCost, SlowerStretch } from './ground-cost';
export { comesWithin, leastGapOnWay } from './nearing';
export { shoreAhead, stopOfRun } from './run';
export type { RunRule, RunStop } from './run';
export { listMoves, moveToward } from './move-list';
export type { ListedMove, MoveRules } from './move-list';
export { bodyInTurn, linesTurnedOver, rateOfTurn, turnBy, turnToward } from './turns';
export type { Barrier } from './turns';
export { isCarriedBy, waterAround, waterLinesAhead, waterLinesBetween } from './water';
export {
  edgeOf,
  edgeOfBody,
  evenMoments,
  isEnteredAlong,
  isNearBox,
  lengthWhile,
  lineUp,
  linkedGroups,
  offsetOn,
  poseAgainst,
  sectorStruckBy,
  touchLeaving,
  touchOfBody,
} from './contact';
export type { Edge } from './contact';
export {
  awayFrom,
  clearingShift,
  escapeRoutes,
  findsRoom,
  friendsAlong,
  isMetLeaving,
  longestAway,
  nearestRoom,
} from './retreat';
export type { Escape, EscapeRoute, RetreatPolicy, OccupiedTable } from './retreat';
export { distanceToEdge, shiftOntoTable } from './table-edge';
