/**
 * Units on a table, as every rule book finds them: where their footprints lie, what is near, what stands in the way. Pure
 * geometry over pieces and ground; a book hands in its own numbers and judgements as plain data. No clause, no trait and
 * no figure scale is known here.
 */
export { areaUnder, isBehind, sharesUnder, standsIn, worksLined } from './ground-under';
export type { AreaShare, DefendedLines } from './ground-under';
export { areaOfPieces, farEdges, nearEdges, pastScreen } from './shadows';
export type { Pieces, Screen } from './shadows';
export { AT_LEAST_HALF, LEAST_SHARE, MORE_THAN_HALF, WHOLLY } from './shares';
export { areWithin, distanceBetween, nearest } from './body';
export type { Body } from './body';
export { IGNORED, obstacleTo, OVERLAPPING, TOUCHING } from './standing-room';
export type { Obstacle, StandingRule } from './standing-room';
