/** What is wrong with the scenario that is edited: the list, the flags on the table, repairs. */
export { Findings, repairWords } from './findings.svelte';
export { default as FindingsPanel } from './FindingsPanel.svelte';
export { boundsOfThings, flagBox, flagPlaces } from './flag-places';
export { default as Flags } from './Flags.svelte';
export { default as LastGood } from './LastGood.svelte';
export { default as SeverityMark } from './SeverityMark.svelte';
export type { ShownFinding } from './shown-findings';
