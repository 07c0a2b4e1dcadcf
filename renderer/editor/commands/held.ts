import type { Editing } from '../editing.svelte';
import type { OnTable } from '../on-table.svelte';

/** Whether what is selected is locked, which then is told. */
export function isHeld(editing: Editing, table: OnTable): boolean {
  const sentence = table.whyHeld();
  if (sentence !== null) editing.refusal = { sentence };
  return sentence !== null;
}
