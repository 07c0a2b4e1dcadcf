/**
 * Battles by the hundred and what they tell: fighting to the end, fighting on from a turn of a record, summaries of single
 * battles (`games/`), reports of many (`report/`), verification of records. Odds of a single answer belong to its question.
 */
export { fightAgain } from './again';
export * from './explained';
export { answerBy, commandersOf, fightBattle, fightBetween, fightOut, laidOut, outcomeOf, recordOf } from './fight';
export type { PlannedFight, Fought, SeatPlan } from './fight';
export { replayedOf } from './replayed';
export { settingOf, summaryOf } from './games';
export { verifyRecord } from './verify';
