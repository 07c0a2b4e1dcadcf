/** Entries of a list put elsewhere in it, with the places that name them by their number. */
import { fieldOfPath, isList, pathOfField } from '../../engine/scenario/edits';
import type { Path } from '../../engine/scenario/edits';
import type { TextEdits } from './text-edits';

/** Brings a list into the order in which `wanted` names its entries as they stand now. */
export function reorder(text: TextEdits, list: Path, wanted: readonly number[]): void {
  const now = [...wanted].sort((a, b) => a - b);
  wanted.forEach((entry, to) => {
    const from = now.indexOf(entry);
    if (from === to) return;
    text.move([...list, from], to);
    now.splice(to, 0, ...now.splice(from, 1));
  });
  renumberAccepted(text, list, (entry) => wanted.indexOf(entry));
}

/** What a file accepts may stand at a thing by its place in the file. */
function renumberAccepted(text: TextEdits, list: Path, moved: (entry: number) => number): void {
  const accepted = text.at(['accept']);
  if (!isList(accepted)) return;
  accepted.forEach((_, index) => {
    const path: Path = ['accept', index, 'field'];
    const field = text.at(path);
    if (typeof field !== 'string') return;
    const steps = pathOfField(field);
    const entry = steps[list.length];
    if (typeof entry !== 'number' || !list.every((step, i) => steps[i] === step)) return;
    text.set(path, fieldOfPath(steps.with(list.length, moved(entry))));
  });
}
