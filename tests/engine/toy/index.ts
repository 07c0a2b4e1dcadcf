/**
 * The toy rule system and its scenario. Tests of the engine's neutral parts fight with these; nothing built knows them.
 */
export { toyScenario } from './field';
export { toySystem } from './rules';
export { openToy, toySetUp } from './table';
