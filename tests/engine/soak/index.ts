/**
 * Wild battles: scenarios made from a number, on tables and with armies that no one would write, fought by generals and
 * by chance and looked through for faults. `npm run soak` fights many; the quick version here a few.
 */
export { PLAYERS, trial } from './trial';
export { wildScenario } from './wild';
