/** The steps that led to the text as it is, each with a name and a click away. */
export { default as HistoryPanel } from './HistoryPanel.svelte';
