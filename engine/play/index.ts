/**
 * A battle fought by people: who answers what, what each of them may see and take back, and what a choice would come to.
 * It speaks to any rule system through its questions; the desk keeps it running and writes it down.
 */
export type { AskedQuestion } from './asked';
export type { Attempt } from './attempts';
export type { Threat, Zone } from '../rules/system';
export type { Advised, ChanceOf, Endangered, Tried } from './looking';
export { branchOf } from './branching';
export type { BranchOrder } from './branching';
export type { AskedAt, PlayMove } from './moves';
export { changed } from './order';
export type { PlayChange, PlayOrder, PlaySoFar } from './order';
export { openPlay } from './play';
export type { Play } from './play';
export type { Envelope } from './reaching';
export type { PlayedRecord, PlayMoved, PlayPosition } from './position';
