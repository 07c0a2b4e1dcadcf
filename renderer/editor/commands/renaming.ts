import { rename } from '../../../editing/features/properties';
import type { Id } from '../../../engine/scenario';
import type { Editing } from '../editing.svelte';

/** Gives a thing another name, and with it another id: what was selected stays so. The id it has now. */
export function renameThing(editing: Editing, id: Id, name: string): Id {
  const { selection, fields } = editing;
  const field = fields[id];
  if (!editing.attempt((draft) => rename(draft, id, name))) return id;
  if (Object.hasOwn(editing.fields, id)) return id;
  const now = Object.keys(editing.fields).find((one) => editing.fields[one] === field) ?? id;
  editing.select(selection.map((one) => (one === id ? now : one)));
  return now;
}
