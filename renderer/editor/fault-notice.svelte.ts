import type { Notices } from '../ui';
import type { Editing } from './editing.svelte';

/** What the desk could not say of the text is told beside what was read before, until it can. */
export function tellFaults(editing: Editing, notices: Notices): void {
  const fault = $derived(editing.scenario && editing.fault);
  $effect(() => (fault ? notices.keep(fault.message) : undefined));
}
