/** Choosing what to play: scenarios as small maps, their filters, the battles kept. Nothing is opened or changed here. */
export { RecordFiling } from './record-filing';
export { Filing } from './filing.svelte';
export { LibraryState } from './library.svelte';
export { default as RecentSheet } from './RecentSheet.svelte';
export { default as LibraryView } from './LibraryView.svelte';
export { default as DrawnMap } from './DrawnMap.svelte';
export { isKnown, paragraphs, scaleTitle, tableSize } from './wording';
export { default as LeftFights } from './LeftFights.svelte';
