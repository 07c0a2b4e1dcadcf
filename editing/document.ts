/**
 * A scenario file that is being edited: its text, and every step that led to it, behind and ahead. Immutable; a step keeps
 * only the stretch of text it replaced, so that the history is never cut short.
 */
import { editText } from '../engine/scenario/edits';
import type { Change } from './change';

/** One step of the history: `removed` stood at `from`, and `inserted` took its place. */
export interface HistoryStep {
  /** What the person did, as a verb. */
  readonly does: string;
  readonly from: number;
  readonly removed: string;
  readonly inserted: string;
}
export interface EditedDocument {
  readonly text: string;
  /** In the order in which they were taken. */
  readonly steps: readonly HistoryStep[];
  /** So many of them are in the text; those after it were undone and can be redone. */
  readonly done: number;
}

export const openedDocument = (text: string): EditedDocument => ({ text, steps: [], done: 0 });

/**
 * The document after a change, or the reason why it cannot be made. Steps that were undone are forgotten. A change that
 * changes nothing is no step. With `goesOn` it belongs to the step before if that did the same, as a nudge after a nudge.
 */
export function changed(
  document: EditedDocument,
  { does, edits }: Change,
  goesOn = false,
): EditedDocument | { readonly refused: string } {
  const edited = editText(document.text, edits);
  return 'refused' in edited ? edited : stepped(goesOn ? before(document, does) : document, does, edited.text);
}

/** What typing in the text is called in the history. */
export const TYPING = 'Type in the text';

/** The document with this text, typed by hand. With `goesOn` it belongs to the step of the strokes before. */
export function typed(document: EditedDocument, text: string, goesOn: boolean): EditedDocument {
  return stepped(goesOn ? before(document, TYPING) : document, TYPING, text);
}

/** The document with another text in place of its own, as a version from before: one step, which can be undone. */
export const replaced = (document: EditedDocument, does: string, text: string): EditedDocument =>
  stepped(document, does, text);

/** The document before its last step, if that did this; else as it is. */
const before = (document: EditedDocument, does: string): EditedDocument =>
  document.steps[document.done - 1]?.does === does ? undone(document) : document;

export const undone = (document: EditedDocument): EditedDocument => at(document, document.done - 1);
export const redone = (document: EditedDocument): EditedDocument => at(document, document.done + 1);

/** The document as it was after so many steps; 0 is as it was opened. Counts beyond the history mean its ends. */
export function at(document: EditedDocument, count: number): EditedDocument {
  const wanted = Math.max(0, Math.min(document.steps.length, count));
  let { text } = document;
  for (const step of document.steps.slice(wanted, document.done).toReversed())
    text = spliced(text, step.from, step.inserted, step.removed);
  for (const step of document.steps.slice(document.done, wanted))
    text = spliced(text, step.from, step.removed, step.inserted);
  return wanted === document.done ? document : { ...document, text, done: wanted };
}

const spliced = (text: string, from: number, old: string, by: string): string =>
  text.slice(0, from) + by + text.slice(from + old.length);

function stepped(document: EditedDocument, does: string, text: string): EditedDocument {
  if (text === document.text) return document;
  const steps = [...document.steps.slice(0, document.done), { does, ...differenceOf(document.text, text) }];
  return { text, steps, done: steps.length };
}

/** The one stretch in which two texts differ. */
function differenceOf(before: string, after: string): Omit<HistoryStep, 'does'> {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let tail = 0;
  while (tail < shorter - from && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return {
    from,
    removed: before.slice(from, before.length - tail),
    inserted: after.slice(from, after.length - tail),
  };
}
