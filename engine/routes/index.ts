/**
 * Ways across the table for a formation: round what is closed to it, by roads, bridges and fords. What ground costs and what
 * is closed is the caller's business (`Going`); troops, turns and rules are not known here.
 */
export type { Going } from './going';
export { routesOver } from './routes';
export type { Route, RouteOutcome, Wanted } from './route';
