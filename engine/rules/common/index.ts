/**
 * What a scenario gives a battle whatever the rule book: its armies on the table, who leads whom in them and what they are
 * called, troops held back, troops that come later, events by turn, objectives and endings. Rule systems call these at the moments their own
 * chapters name and lend them their clauses; with them how a book refuses and reckons odds. No book's rule is here.
 */
export { arrive, CALLED, stillToCome } from './arrivals';
export type { ArrivalRules } from './arrivals';
export { placeLeft } from './bounds';
export { endingOf, leastLost, overBy } from './endings';
export type { Ending, EndingRules, SideLosses } from './endings';
export { exitHolders, leaveByExits } from './exits';
export { EVENTS_DONE, EVENTS_DUE, noteAttack, scenarioEvents } from './events';
export type { EventRules } from './events';
export { endHolds, holdsByUnit, isHeld, throwForHolds } from './holds';
export type { HoldFacts } from './holds';
export {
  commandOf,
  figureOf,
  generalOf,
  isLedByGeneral,
  isSenior,
  isUnder,
  leaderOf,
  lieutenantsOf,
  lieutenantsOver,
  placeOf,
} from './leaders';
export { drawLots } from './lots';
export { leaderName, leavingInWords, nameOf } from './piece-names';
export {
  costsSide,
  objectiveCounts,
  OBJECTIVES_OPEN,
  OBJECTIVES_VOID,
  objectivesNow,
  onlySideOf,
  tellObjectives,
} from './objectives';
export { clashOdds, eitherOf } from './odds';
export { isRefusal, lawful, refuse } from './refusals';
export { setUpArmies } from './set-up';
export type { SetUpRules } from './set-up';
export { sumOf } from './sums';
