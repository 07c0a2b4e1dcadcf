/**
 * What frames every view: top bar, status bar, docked panels, keys and the remembered state of the window. The views
 * themselves are in `library/`, `battle/` and `replay/`.
 */
export { chordOf, isInDialog, isTyping } from './chords';
export { KeyRing } from './keys.svelte';
export type { KeyBinding } from './key-binding';
export { default as Grip } from './Grip.svelte';
export { default as KeySheet } from './KeySheet.svelte';
export { default as SidePanel } from './SidePanel.svelte';
export { default as StatusBar } from './StatusBar.svelte';
export { default as TopBar } from './TopBar.svelte';
export { VIEWS, Workspace } from './workspace.svelte';
export type { ViewName } from './workspace.svelte';
