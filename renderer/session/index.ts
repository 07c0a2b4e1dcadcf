/**
 * A window: what it holds, how it goes from one view to another, what it opens and fights, and what stands in the bars
 * around every view. The views themselves are in folders of their own.
 */
export { Fights } from './fights.svelte';
export { noteOf, rulesOf, safetyOf, statusOf, titleOf, windowTitle } from './headings';
export { hintsOf, keysEverywhere } from './keys';
export { Session } from './session.svelte';
