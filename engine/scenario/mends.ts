/** Repairs a program can make: what is written, renamed or removed at the field of a finding. */
import { pathOfField } from './edits';
import type { Edit, Plain } from './edits';

export type Mend = { readonly write: Plain } | { readonly rename: string } | { readonly remove: true };

/** A mend as an edit of the file. */
export function repairOf(field: string, mend: Mend): Edit {
  const path = pathOfField(field);
  if ('write' in mend) return { do: 'set', path, value: mend.write };
  return 'rename' in mend ? { do: 'rename', path, key: mend.rename } : { do: 'remove', path };
}
