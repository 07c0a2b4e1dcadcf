/**
 * The ground: its mesh, its paint, and the worker that paints it finely. What stands on it is in `../scenery`; what it
 * is like is in `../land`.
 */
export { Baker } from './baker';
export { GroundMaterial } from './material';
export { edgeGeometry, groundGeometry } from './mesh';
export { paintGround } from './painter';
export type { GroundPainting } from './painter';
