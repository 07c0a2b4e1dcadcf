/**
 * Computer commanders: plans, scoring, levels, tempers. They know rule systems only by their interface and a battle only
 * by their seat's view; how hard they think is bounded by positions weighed, so that a seed repeats. A general commands a
 * side, or one wing of it, or advises.
 */
export { adviceOf, reasonsFor } from './advice';
export type { Advice } from './advice';
export { capableGeneral } from './capable';
export type { ComputerGeneral, ExplainingGeneral } from './capable';
export type { PlannedTask, ScoreParts, Weighed } from './explanation';
export { generalNamed, GENERALS, TEMPERS } from './known';
export { whoIsAsked } from './who-is-asked';
export { rehearseAs } from './rehearsing';
export type { QuestionSubject } from './who-is-asked';
export { commandsUnder, generalOfWings } from './wings';
