/**
 * What a scenario gives a battle whatever the rule book: its armies on the table, who leads whom in them and what they are
 * called, troops held back, troops that come later, events by turn, objectives and endings. Rule systems call these at the moments their own
 * chapters name and lend them their clauses; with them how a book refuses, adds up what is thrown for and reckons odds. No book's rule is here.
 */
export { arrive, stillToCome } from './arrivals';
export type { ArrivalRules } from './arrivals';
export { placeLeft } from './bounds';
export { endingOf, leastLost, overBy } from './endings';
export type { Ending, EndingRules, SideLosses } from './endings';
export { exitHolders, leaveByExits } from './exits';
export { noteAttack, scenarioEvents } from './events';
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
export { marchInWords, turnTold } from './march-words';
export { leaderName, leavingInWords, nameOf } from './piece-names';
export { costsSide, objectiveCounts, objectivesNow, onlySideOf, tellObjectives } from './objectives';
export type { Holder } from './objectives';
export { clashOdds, eitherOf, ONE_DIE, TWO_DICE } from './odds';
export { note, row, signed } from './reference-rows';
export { isRefusal, lawful, refuse } from './refusals';
export { setUpArmies } from './set-up';
export type { SetUpRules } from './set-up';
export { SCENARIO_MARKS } from './scenario-marks';
export { modifiers, rowsUnder, scoreReasons, sumOf } from './sums';
export type { Modifier } from './sums';
