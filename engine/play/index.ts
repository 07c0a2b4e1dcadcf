/**
 * A battle fought by people: who answers what, what each of them may see and take back, and what a choice would come to.
 * It speaks to any rule system through its questions; the desk keeps it running and writes it down.
 */
export type { AskedQuestion, ListedChoice } from './asked';
export { branchOf } from './branching';
export type { BranchOrder } from './branching';
export { changed } from './order';
export type { PlayChange, PlayOrder, PlaySoFar } from './order';
export { openPlay } from './play';
export type { Play, PlayMove } from './play';
export type { PlayedRecord, PlayMoved, PlayPosition, TypedDice } from './position';
