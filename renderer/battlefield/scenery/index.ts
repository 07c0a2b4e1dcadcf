/**
 * Models set on the ground: trees, hedges, grass, houses, bridges, water, each sculpted from code with pictures painted
 * in code. Where they stand is worked out in `../planting`.
 */
export { raiseBuildings } from './built';
export { painted } from './canvas';
export { paintStaticGrass } from './foliage-art';
export { leafColoursOf } from './leaf-colours';
export { Plants } from './plants';
export { pourWater } from './water';
