/**
 * Battles by the hundred and what they tell: fighting to the end, outcomes, verification of records. Odds of a single
 * answer belong to its question, not here.
 */
export { fightBattle, fightForOutcome } from './fight';
export { verifyRecord } from './verify';
