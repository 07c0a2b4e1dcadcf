/**
 * What losses do to troops: hits, reactions, retreats and routs, crews and their guns, rallying and the breaking of
 * armies. How hits come about is in `../fire` and `../melee`.
 */
export { abandonedGuns, captureGuns, manGuns, mayManGuns, takerOf } from './crews';
export { inflict } from './hits';
export type { Blow } from './hits';
export { inReactionOrder, reactInOrder, reactionOf, reactNow } from './reaction';
export type { Reaction } from './reaction';
export { retreat, retreatQuestion, rout, struckFrom } from './retreat';
export type { BlowThatRouts, RetreatAbout, Swept } from './retreat';

import { retreatQuestion } from './retreat';

/** Questions about losses by kind. */
export const MORALE_QUESTIONS = { [retreatQuestion.kind]: retreatQuestion };
