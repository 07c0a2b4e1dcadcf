/**
 * Computer commanders: plans, scoring, levels. They know rule systems only by their interface and a battle only by their
 * seat's view; how hard they think is bounded by positions weighed, so that a seed repeats.
 */
export { capableGeneral } from './capable';
export type { ComputerGeneral } from './capable';
export { generalNamed, GENERALS } from './known';
