/**
 * Watching a battle again: the player and its cursor, the timeline's arithmetic, turning points, luck, the log, and the
 * parts that show them. Everything is read from the record's events; no rule is known here. The table is in `battle/`.
 */
export { default as Dock } from './Dock.svelte';
export { default as EventPanel } from './EventPanel.svelte';
export { Chances } from './chances.svelte';
export { causesOf, endInWords, lossesByCause, luckInWords, outcomeInWords } from './ending';
export { default as EndCard } from './EndCard.svelte';
export { default as NoteList } from './NoteList.svelte';
export { Notes } from './notes.svelte';
export type { ReplayAct } from './acts';
export type { HistoryLine } from './history-line';
export type { PanelTab } from './panel-tab';
export type { ExplainedMoment, PlannedTask, Plans } from './plans';
export { ReplayPlayer, SPEEDS } from './player.svelte';
export type { ReplayStage } from './player.svelte';
export { default as BranchSheet } from './BranchSheet.svelte';
export { familyOf, type KnownBattle } from './branches';
export { longestOf } from './branch-tracks';
export { Tour } from './tour.svelte';
export { readingTime, wait } from './waiting';
export { captionAt, firersIn, goals, isDramatic, isStop, nameOf, peopleOf, sideOf, stopBefore } from './moments';
export { default as WhyPanel } from './WhyPanel.svelte';
export { sideName } from './side-names';
export { logOf } from './log';
export { phaseAt, turnsOf, whenOf } from './turns';
export type { Phase, Turn } from './turns';
export { default as Log } from './Log.svelte';
