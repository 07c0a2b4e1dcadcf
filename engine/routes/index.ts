/**
 * Ways across the table for a formation: round what is closed to it, by roads, bridges and fords. What ground costs and what
 * is closed is the caller's business (`Going`); troops, turns and rules are not known here.
 */
export type { MarchCosts } from './march-costs';
export { routesOver } from './routes';
export type { Route, RouteOutcome, RouteRequest } from './route';
