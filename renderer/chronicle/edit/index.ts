/**
 * A chronicle written on the table: the store of its text, the hand that records where troops stood, the marks of ways, the
 * bars of the day, and the panel with its entries. What is done to the text is in `editing/chronicle`.
 */
export { default as EditPanel } from './EditPanel.svelte';
export { default as EntryBars } from './EntryBars.svelte';
export { default as WayMarks } from './WayMarks.svelte';
export { editKeys } from './edit-keys';
export { RecordingHand } from './recording-hand.svelte';
export { Telling } from './telling.svelte';
export { Saving } from '../../saving';
