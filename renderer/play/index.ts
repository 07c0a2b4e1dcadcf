/**
 * Fighting a battle by hand: what is asked and how it is answered, moves on the table, dice typed in, undo. It speaks to the
 * desk's fights only; no rule system is known here. The table itself is in `battle/`, the log in `replay/`.
 */
export { OpenFight } from './open-fight.svelte';
export { default as PlayView } from './PlayView.svelte';
