/**
 * The table as a model maker sees it: features sorted by how they are shown, the modelled relief with its carved
 * waters, lattices of distances, and repeatable noise. Plain numbers only, so that workers share it; no three.js, and
 * nothing a rule asks (that is engine/terrain).
 */
export { HOLLOW, PARAPET } from './earthworks';
export { embrasuresOf, facesOf } from './faces';
export { clamp, ease, lattice, layeredNoise, lots, noise, seedOf } from './noise';
export { TableLattice } from './planes';
export { reliefOf, WATER_LEVEL } from './relief';
export type { TableRelief } from './relief';
export {
  beside,
  boundsOf,
  closed,
  depthInside,
  distanceToCourse,
  eachStretch,
  grainOf,
  isInside,
  paced,
} from './shapes';
export { surveyOf } from './survey';
export type { Quarter, Survey, Earthwork } from './survey';
