/**
 * Contact between bodies: what a straight move meets, edges and lining up against them, moments along a move, groups that
 * fight each other. Who may charge whom and what a contact does is the book's.
 */
export { edgeOf, edgeOfBody, lineUp, offsetOn, poseAgainst } from './edges';
export type { Edge } from './edges';
export { linkedGroups } from './groups';
export { evenMoments, isEnteredAlong, lengthWhile } from './moments';
export { isNearBox, sectorStruckBy, touchLeaving, touchOfBody } from './touching';
