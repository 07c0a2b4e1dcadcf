/**
 * Many battles of one kind, and those already fought on the disk: kept by content, so that nothing is fought twice and a
 * run that was stopped goes on. What they tell is worked out in `engine/analysis/report`.
 */
export { openBalance } from './balance';
export type { Fighters } from './one-thread';
export { engineStamp } from './engine-stamp';
export { keyOf } from './job';
export { openBalanceRuns } from './runs';
export type { BalanceRuns } from './runs';
export type { BalanceJob } from './job';
