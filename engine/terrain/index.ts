/**
 * The table: features laid out as exact geometry, and the facts rules ask of it. Costs, cover and sight rules are not
 * here; they belong to the rule systems.
 */
export type { Crossed, Ground, GroundArea, GroundBlock, GroundCrossing, GroundLine, AreaStretch } from './ground';
export { flatCourse, nearestOnCourse, stripAlong } from './courses';
export { groundOf, layGround } from './lay-ground';
export { flatOutline } from './outlines';
export { leavesTable, ROAD_REACH, roadEnds } from './road-ends';
export { isRoad } from './ground';
