/**
 * What losses do to troops: hits, reactions, retreats and routs, crews and their guns. How hits come about is in
 * `../fire` and `../melee`, rallying in `../rally`, the breaking of armies in `../victory`.
 */
export { captureGuns, manGuns, mayManGuns, takerOf } from './crews';
export { inflict } from './hits';
export { reactInOrder, reactNow, retreat, rout } from './reaction';
export { inReactionOrder, reactionOf } from './reaction-table';
export { retreatQuestion } from './retreat-length';
