/** What is selected, with every field it can be changed by: one thing, or several together. */
export { inspectedOf } from './inspected';
export { default as Inspector } from './Inspector.svelte';
