/** A picture of a real map under the plan, to trace terrain from. */
export { listenForDrops } from './dropped-files';
export { default as Calibration } from './Calibration.svelte';
export { Tracing, type TracingMemory } from './tracing.svelte';
export { default as TracingMenu } from './TracingMenu.svelte';
export { default as TracingPicture } from './TracingPicture.svelte';
