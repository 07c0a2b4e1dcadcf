import { clipOf, clipText } from '../../../editing/copying/clip';
import { copied, duplicate, isEmpty, pasted } from '../../../editing/copying';
import { remove } from '../../../editing/removing';
import { inWords } from '../../../editing/things';
import type { Point } from '../../../engine/geometry';
import type { Editing } from '../editing.svelte';
import type { OnTable } from '../on-table.svelte';
import { isHeld, selectNew } from './selecting';

/** So far from the first a copy is put where the pointer is elsewhere, cm. */
const BESIDE: Point = { x: 4, y: -4 };

export function removeSelected(editing: Editing, table: OnTable): void {
  if (editing.selection.length > 0 && !isHeld(editing, table))
    editing.attempt((draft) => remove(draft, editing.selection));
}

export function duplicateSelected(editing: Editing): void {
  if (editing.selection.length === 0) return;
  const ids = editing.selection;
  selectNew(editing, () => editing.attempt((draft) => duplicate(draft, ids)));
}

/** What is selected as YAML, for the clipboard; null when nothing of it can be copied. */
export function copySelected(editing: Editing): string | null {
  const draft = editing.draft();
  if (!draft || editing.selection.length === 0) return null;
  const copy = copied(draft, editing.selection);
  return isEmpty(copy) ? null : clipText(copy);
}

/** The same, and takes it off the table. */
export function cutSelected(editing: Editing, table: OnTable): string | null {
  const text = isHeld(editing, table) ? null : copySelected(editing);
  if (text === null) return null;
  const ids = editing.selection;
  const isCut = editing.attempt((draft) => {
    const made = remove(draft, ids);
    return 'refused' in made ? made : { ...made, does: `Cut ${inWords(draft.scenario, ids)}` };
  });
  return isCut ? text : null;
}

/** Puts in what another window, or this one, copied. */
export function pasteText(editing: Editing, text: string): void {
  const clip = clipOf(text);
  if ('refused' in clip) editing.refusal = { sentence: clip.refused };
  else selectNew(editing, () => editing.attempt((draft) => pasted(draft, clip.copy, BESIDE)));
}
