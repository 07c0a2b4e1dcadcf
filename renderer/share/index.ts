/**
 * What of a battle is handed to others: a report in words and maps, still pictures, a film of the table, the plan in motion;
 * and what films and pictures of other things are made with.
 * Made in the window from the record alone; files go to the person as the browser saves them.
 */
export { default as ShareSheet } from './ShareSheet.svelte';
export { FORMATS, RATE, SIZES, sizeOf, USUAL_SIZE } from './film-choices';
export { Maker } from './maker.svelte';
export { default as MakingRow } from './MakingRow.svelte';
export type { MakingControl } from './making';
