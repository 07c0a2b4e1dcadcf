/**
 * The maker of random armies: of a nation and a year, for a total of points, drawn up in a zone. What troops cost and how
 * they are brigaded the rule system says; chance comes from a seed.
 */
export { makeArmyFor } from './for-side';
export { makeArmy, NEARNESS } from './make';
export { SHAPES } from './order';
export type { ArmyOrder, MadeArmy, NotMade, ArmyShape, SetUpZone } from './order';
