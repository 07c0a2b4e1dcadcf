/**
 * What a planner asks of a scenario before it is fought: sight and dead ground, fields of fire, march times, narrow
 * places, command, and whether its sizes fit. Rule systems are known by their interface only; nothing here changes a file.
 */
export { chokePoints } from './choke-points';
export type { ChokePoint } from './choke-points';
export { marchGoals, marchPlanner } from './march-times';
export type { MarchPlanner, MarchTime } from './march-times';
export { positionOf, withHeld } from './position';
export type { HeldPlace } from './position';
export { auditScale } from './scale';
export type { Remedy, ScaleAudit, ScaleLine } from './scale';
export { seenEnemies } from './seen-enemies';
export type { SeenEnemies } from './seen-enemies';
export { seenGround } from './seen-ground';
export type { SeenGround } from './seen-ground';
export { zonesOf } from './zones';
export type { ZonesOfPiece } from './zones';
