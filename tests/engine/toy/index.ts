/**
 * The toy rule system, its scenario, and players for any system: a fuzzer and a hand to drive it. Tests of the engine's
 * neutral parts fight with these; nothing built knows them.
 */
export { toyScenario } from './field';
export { toySystem } from './rules';
export { chances, playAtRandom } from '../../kit';
export type { Dealt } from '../../kit';
export { openToy, toySetUp } from './table';
