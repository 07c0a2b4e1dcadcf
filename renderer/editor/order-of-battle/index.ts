/** The armies as a tree: brigades and units with what they cost, added, named, moved and removed. */
export { default as OrderTree } from './OrderTree.svelte';
export { default as UnitSign } from './UnitSign.svelte';
