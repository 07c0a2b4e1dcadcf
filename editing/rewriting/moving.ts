/** Entries of a list put elsewhere in it. */
import type { KeyPath } from '../../engine/scenario/edits';
import type { TextEdits } from './text-edits';

/** Brings a list into the order in which `wanted` names its entries as they stand now. */
export function reorder(text: TextEdits, list: KeyPath, wanted: readonly number[]): void {
  const now = [...wanted].sort((a, b) => a - b);
  wanted.forEach((entry, to) => {
    const from = now.indexOf(entry);
    if (from === to) return;
    text.move([...list, from], to);
    now.splice(to, 0, ...now.splice(from, 1));
  });
}
