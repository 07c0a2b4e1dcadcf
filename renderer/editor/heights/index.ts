/** Hills from a grey picture of the heights. */
export { default as HeightsSheet } from './HeightsSheet.svelte';
