/**
 * A test kit for any rule system: given a system and scenarios for it, it fights battles by the general and at random,
 * looks them through for whatever can be wrong in a battle of any book, and plants lies to show that it would be found.
 * It knows systems by their interface only; what only a book can know of itself comes with the subject.
 */
export { oddsFault } from './faults';
export { fight, PLAYERS, walk } from './fight';
export type { Fought, Player } from './fight';
export { chances, playAtRandom } from './fuzzer';
export { setUpOf } from './subject';
export type { Subject } from './subject';
export { trial } from './trial';
