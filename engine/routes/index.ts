/**
 * Ways across the table for a formation: round what is closed to it, by roads, bridges and fords. What ground costs
 * and what is closed is read from the caller's table (`GroundCost`), the one that runs of the rules are paid by; troops and
 * rules are not known here.
 */
export type { Marcher, MarchFormation } from './marcher';
export { roughWay } from './rough/rough-way';
export type { RoughWay } from './rough/rough-way';
export { routesOver } from './routes';
export type { Closed, Route, RouteOutcome, RouteRequest, Routes } from './route';
