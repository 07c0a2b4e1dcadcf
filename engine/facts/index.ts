/**
 * Worked-out facts that are kept: `memo` for pure functions of an object or of a few words, `fact` for facts of a position, each with what
 * it depends on. What is kept can always be worked out again: nothing here is state, and a record knows none of it. Who
 * says that something has changed stands where it is changed (`battle/views.ts`).
 */
export { Facts, fact, factOf, factOfPair } from './facts';
export type { Dependency, Kept } from './facts';
export { memo, memoBeside, memoOfFew, memoOfPair } from './memo';
