/** Entries of the story put in, taken out, and said otherwise key by key. */
import type { Minutes } from '../../engine/scenario';
import { isGroup, isList } from '../../engine/scenario/edits';
import type { KeyPath, Plain } from '../../engine/scenario/edits';
import type { Change } from '../change';
import { valueAt, writtenOut } from '../draft';
import type { Refused } from '../draft';
import { append } from '../entries';
import type { TextEdits } from '../rewriting';
import { editsOf } from './draft';
import type { ChronicleDraft } from './draft';
import { entryInWords, whoInWords } from './entry-words';
import { entryWritten } from './written';
import type { NewEntry } from './written';

/** The two lists of a chronicle: where troops begin, and what they then do. */
export type ChroniclePart = 'begins' | 'story';

/** An entry by its place in its list. */
export interface EntryPlace {
  readonly part: ChroniclePart;
  readonly index: number;
}
/** A change about one entry, and where that stands afterwards. */
export interface EntryChange extends Change, EntryPlace {}

/** Where an entry of that hour belongs: after all that begin then or before. */
export const placeFor = ({ chronicle: { story } }: ChronicleDraft, at: Minutes): number =>
  story.findLastIndex((one) => one.at <= at) + 1;

export function addEntry(draft: ChronicleDraft, entry: NewEntry): EntryChange | Refused {
  const outside = outsideTheDay(draft, entry.at);
  if (outside) return outside;
  const text = editsOf(draft);
  const index = putIn(text, placeFor(draft, entry.at), entryWritten(draft, entry));
  return { does: `Add ${entryInWords(draft.scenario, entry)}`, edits: text.edits, part: 'story', index };
}

export const putIn = (text: TextEdits, index: number, value: Plain): number => append(text, ['story'], value, index);

export function outsideTheDay({ chronicle: { day } }: ChronicleDraft, at: Minutes): Refused | null {
  if (at >= day.begins && at <= day.ends) return null;
  return { refused: 'This hour is not of the day that is told: let it begin earlier or end later.' };
}

export function removeEntry(draft: ChronicleDraft, index: number): EntryChange | Refused {
  return without(draft, 'story', index);
}
export function removeBeginning(draft: ChronicleDraft, index: number): EntryChange | Refused {
  return without(draft, 'begins', index);
}
function without(draft: ChronicleDraft, part: ChroniclePart, index: number): EntryChange | Refused {
  const path = [part, index];
  const text = editsOf(draft);
  if (!text.has(path)) return GONE;
  const entries = text.at([part]);
  // `begins` may be left out; an empty story is one that has yet to be told.
  if (part === 'begins' && isList(entries) && entries.length === 1) text.remove([part]);
  else text.remove(path);
  return { does: `Remove ${called(draft, part, index)}`, edits: text.edits, part, index };
}
export const GONE: Refused = { refused: 'This entry is no longer there.' };

/** Another of the same right behind it. */
export function duplicateEntry(draft: ChronicleDraft, index: number): EntryChange | Refused {
  const value = valueAt(draft.values, ['story', index]);
  if (value === undefined) return GONE;
  const text = editsOf(draft);
  putIn(text, index + 1, writtenOut(value));
  return { does: `Duplicate ${called(draft, 'story', index)}`, edits: text.edits, part: 'story', index: index + 1 };
}

/** Gives a key of an entry another value, or with null takes it out; a group that is empty then goes with it. */
export function setPart(
  draft: ChronicleDraft,
  { part, index }: EntryPlace,
  keys: KeyPath,
  value: Plain,
): EntryChange | Refused {
  const text = editsOf(draft);
  const entry = [part, index];
  if (!text.has(entry)) return GONE;
  if (value === null) removeKey(text, entry, keys);
  else text.set([...entry, ...keys], value);
  return { does: `Change ${called(draft, part, index)}`, edits: text.edits, part, index };
}

function removeKey(text: TextEdits, entry: KeyPath, keys: KeyPath): void {
  const above = keys.slice(0, -1);
  const holder = above.length > 0 ? text.at([...entry, ...above]) : undefined;
  const isLast = isGroup(holder) && Object.keys(holder).length === 1 && text.has([...entry, ...keys]);
  text.remove([...entry, ...(isLast ? above : keys)]);
}

export function called({ scenario, chronicle }: ChronicleDraft, part: ChroniclePart, index: number): string {
  const action = part === 'story' ? chronicle.story[index] : undefined;
  if (action) return entryInWords(scenario, action);
  return `where ${whoInWords(scenario, chronicle.begins[index]?.who ?? [])} begins`;
}

/** Puts an entry where its hour has it among the others; gives where that is. */
export function hoursOrdered(draft: ChronicleDraft, text: TextEdits, index: number, at: Minutes): number {
  const { story } = draft.chronicle;
  const others = story.filter((_, i) => i !== index);
  const before = others.slice(0, index);
  const isInOrder = before.every((one) => one.at <= at) && others.slice(index).every((one) => one.at >= at);
  if (isInOrder) return index;
  const to = others.findLastIndex((one) => one.at <= at) + 1;
  text.move(['story', index], to);
  return to;
}
