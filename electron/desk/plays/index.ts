/**
 * Fights with people in them: played in the engine's thread (`../engine`), written down entry by entry, found again after
 * a crash. Battles that were fought to their end are records (`../records.ts`).
 */
export { openPlays } from './plays';
export type { Plays } from './plays';
