/**
 * A test kit for any rule system: it plays a system at random and says what is wrong with it. It knows systems by their
 * interface only; the toy passes it, and so does each book (`tests/engine/rules`).
 */
export { chances, playAtRandom } from './fuzzer';
export type { Dealt } from './fuzzer';
export { faultsOf, oddsFault } from './faults';
