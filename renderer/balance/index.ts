/**
 * The Balance view: many battles of one scenario, where troops are lost, who wins how often and why, and the same with
 * something changed. What battles tell is worked out in `engine/analysis/report`; the desk fights them.
 */
export { default as BalanceView } from './BalanceView.svelte';
export { Balancing } from './balancing.svelte';
