/**
 * What of a battle is handed to others: a report in words and maps, still pictures, a film of the table, the plan in motion.
 * Made in the window from the record alone; files go to the person as the browser saves them.
 */
export { default as ShareSheet } from './ShareSheet.svelte';
export type { Making } from './making';
