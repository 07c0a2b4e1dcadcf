/** Nations of one's own, made and changed in the window. */
export { default as NationSheet } from './NationSheet.svelte';
