import { rename } from '../../../editing/features/properties';
import type { Id } from '../../../engine/scenario';
import type { Editing } from '../editing.svelte';

/** Gives a thing another name, and with it another id, as to its parts: what was selected stays so. The id it has now. */
export function renameThing(editing: Editing, id: Id, name: string): Id {
  const { selection, fields } = editing;
  if (!editing.attempt((draft) => rename(draft, id, name))) return id;
  const now = (one: Id): Id =>
    Object.hasOwn(editing.fields, one)
      ? one
      : (Object.keys(editing.fields).find((other) => editing.fields[other] === fields[one]) ?? one);
  editing.marks?.follow(now);
  editing.select(selection.map(now));
  return now(id);
}
