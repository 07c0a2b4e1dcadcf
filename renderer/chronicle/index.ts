/**
 * What happened, played by the clock of its day: the player, the line of the day, the story beside the table. Table and
 * plan are those of `battle/`. `edit/` is where it is written.
 */
export { default as ChronicleView } from './ChronicleView.svelte';
export { default as ChronicleShelf } from './ChronicleShelf.svelte';
export { isChronicle, Watching } from './watching.svelte';
