/**
 * What a scenario orders whatever the rule book: troops held back, troops that come later, and events by turn. Rule
 * systems call these at the moments their own chapters name and lend them their clauses; no book's rule is here.
 */
export { arrive, arrivalOf, stillToCome } from './arrivals';
export type { Coming } from './arrivals';
export { commandLedBy, LEADS_ARMY, scenarioEvents } from './events';
export type { EventClauses } from './events';
export { attackEndsHolds, endHolds, HELD, holdsByUnit, isHeld } from './holds';
export type { HoldFacts } from './holds';
