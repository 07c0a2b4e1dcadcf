/**
 * The engine as the desk uses it: open battles in one thread that lives on, many battles for statistics in several. What
 * the engine does is in `engine/work.ts`; how threads are asked is in `../threads`.
 */
export { openEngine } from './client';
export type { EngineClient } from './client';
export { fightGames } from './games';
export type { Games } from './games';
export type { EngineTasks } from './tasks';
export { warmingFights } from './warming';
