/**
 * Whole battles by chance: the table of `table`, the armies of `army`, deployment zones along the base edges, and an
 * objective.
 */
export { makeScenario } from './make-scenario';
export type { ScenarioOrder } from './order';
