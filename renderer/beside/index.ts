/**
 * A battle that left a chronicle, beside its history: what is read of it, the row of the timeline, the panel, and the
 * ghosts of where units were at that hour. What parts them is worked out by the engine.
 */
export { HistoryBeside } from './history-beside.svelte';
export { default as GhostLayer } from './GhostLayer.svelte';
export { historyLine } from './line';
export { default as HistoryPanel } from './HistoryPanel.svelte';
