/**
 * The troops on the 3D table: miniatures, bases, flags, hit dice and smoke of a battle, from its states and events.
 * Nothing of the ground, the light, the camera or the rules lives here.
 */
export { TroopModels } from './troops';
export type { Forming } from './motion';
