/**
 * The scenario editor: one document seen as the staff map and as the 3D table, its tools and panels. Loaded on demand, so
 * that the window opens without it. What a change of the scenario is, as edits of its text, is in `editing/`.
 */
export { Editing } from './editing.svelte';
export { Looks } from './looks.svelte';
export { default as NewBattlePanel } from './new-battle/NewBattlePanel.svelte';
export { default as EditorView } from './EditorView.svelte';
