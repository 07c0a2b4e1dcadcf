import { copied, isEmpty } from '../../../../editing/copying';
import { centreOf } from '../../../../editing/places';
import { inWords } from '../../../../editing/things';
import type { Editing } from '../../editing.svelte';
import { stamps } from './stamps.svelte';

/** Keeps what is selected as a stamp; tells why not when there is nothing to keep. */
export function keepStamp(editing: Editing, number: number): boolean {
  const draft = editing.draft();
  const ids = editing.selection;
  const at = draft && centreOf(draft.scenario, ...ids);
  const copy = draft && copied(draft, ids);
  if (!draft || !at || !copy || isEmpty(copy)) {
    editing.refusal = { sentence: `Select what is to be stamp ${number}.` };
    return false;
  }
  stamps.keep(number, { name: inWords(draft.scenario, ids).replace(/^this /, ''), copy, at });
  return true;
}
