/**
 * Flags: what each nation's cloths show, as coloured outlines laid over each other. Paper stands draw them with pens, the
 * battlefield dyes its cloths with them; how they wave and what they are made of is decided there.
 */
export { flagsOf } from './designs';
export type { FlagDesign } from './designs';
export type { FlagOutline } from './outlines';
