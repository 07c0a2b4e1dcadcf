import { addedEntry, changedField, changedFields, changedMoment, removedEntry } from '../../../editing/words';
import type { Change } from '../../../editing/change';
import { plainText, type KeyPath, type Plain } from '../../../engine/scenario/edits';
import type { Notices } from '../../ui';
import type { Editing } from '../editing.svelte';

/** Writes fields and entries of a scenario's text; why one cannot be written is told. */
export interface Writing {
  /** Null takes the field out. */
  readonly set: (path: KeyPath, value: Plain, does: string) => void;
  /** Several fields below a path in one step. */
  readonly setAll: (below: KeyPath, fields: Readonly<Record<string, Plain>>, does: string) => void;
  /** When something is, as a turn or as an hour. */
  readonly setMoment: (group: KeyPath, typed: string, does: string) => void;
  readonly add: (list: KeyPath, value: Plain, does: string) => void;
  readonly remove: (list: KeyPath, index: number, does: string) => void;
}

export function writingOf(editing: Editing, notices: Notices): Writing {
  function make(changeOf: (values: Plain) => Change | null): void {
    const values = plainText(editing.text);
    const change = values === null ? null : changeOf(values);
    const refused = change && editing.change(change);
    if (refused) notices.tell(refused);
  }
  return {
    set: (path, value, does) => make((values) => changedField(values, path, value, does)),
    setAll: (below, fields, does) => make((values) => changedFields(values, below, fields, does)),
    setMoment: (group, typed, does) => make((values) => changedMoment(values, group, typed, does)),
    add: (list, value, does) => make((values) => addedEntry(values, list, value, does)),
    remove: (list, index, does) => make((values) => removedEntry(values, list, index, does)),
  };
}
