/** The file as text beside the table: the same document, edited both ways. */
export { default as TextPane } from './TextPane.svelte';
