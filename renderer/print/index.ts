/**
 * The Print view: what is printed of a scenario, how its sheets look and which of them are made. The sheets themselves
 * come from the desk; what is on them the engine settles.
 */
export { default as PrintView } from './PrintView.svelte';
export { Printing } from './printing.svelte';
export { STYLE_WORDS } from './sentences';
