/**
 * The battle on the table: opening and fighting it, plan and 3D table behind one face, floats and cards of units, and the
 * views that put them together. The timeline and the log are in `replay/`, the three.js scene is in `battlefield/`.
 */
export { default as BattleView } from './BattleView.svelte';
export { qualityFor, wantsCalm } from './drawing-means';
export { default as HistoryLayers } from './HistoryLayers.svelte';
export { HistoryShown, type MomentBeside } from './history-shown.svelte';
export { Openings, sourceOf } from './openings.svelte';
export type { LaidScenario, ScenarioCard } from './openings.svelte';
export { default as RulesPopover } from './RulesPopover.svelte';
export { default as ReplayView } from './ReplayView.svelte';
export { commanded } from './commanders';
export { seedOf } from './fight-choices';
export { Viewing } from './viewing.svelte';
export type { TableHand } from './table-hand';
export type { TablePicture } from './table-picture';
export { default as TableArea } from './TableArea.svelte';
export { default as PlanInset } from './PlanInset.svelte';
export { default as TableTools } from './TableTools.svelte';
export { tableKeys } from './stage-keys';
export { wishesRemembered } from './wish-memory';
export { unitWords } from './unit-words';
export { hasPersons, playersOrdered, type Player } from './players';
export { PlayedBattle } from './played-battle.svelte';
