/** Narrow places found from the ground: passages between closed ground, roads through it, bridges and fords. */
export { chokePoints } from './choke-points';
export type { ChokePoint } from './choke-points';
