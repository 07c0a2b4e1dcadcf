import type { Nation } from '../../../../engine/scenario';
import type { RecoveredWork, StampedText } from '../documents';
import type { EditorReading, RaisedArmy } from '../editor';

export interface EditingResults {
  /** A window edits a document from now on; with how many others have the same file open. */
  'editing.begin': { elsewhere: number };
  /** It edits it no more; what it has not saved can be recovered. */
  'editing.end': Record<string, never>;
  /** Writes down a document as it is being edited. */
  'journal.write': Record<string, never>;
  /** Everything of it is saved, or not wanted any more. */
  'journal.forget': Record<string, never>;
  /** Unsaved work that no window has open, the latest first. */
  'recovery.list': { works: readonly RecoveredWork[] };
  'recovery.open': RecoveredWork & { text: string };
  /** Aside, from where `recovery.restore` brings it back for a month. */
  'recovery.discard': Record<string, never>;
  'recovery.restore': Record<string, never>;
  /** What is to be said of a text that is being edited. */
  'editor.read': EditorReading;
  /** Troops for a side that come to so many points; another seed makes others. */
  'editor.raise': RaisedArmy;
  /** The nations a scenario may name. */
  'editor.nations': { nations: readonly Nation[] };
  /** The file of a nation; `isOwn` when it is the person's, which can be changed. */
  'nation.text': StampedText & { readonly isOwn: boolean };
  /** Gives the id by which armies name it. The fault `changed-outside` when it no longer holds what was expected. */
  'nation.save': { readonly id: string; readonly stamp: string };
}
export interface EditingNotifications {
  /** A window has begun to edit a file. */
  'editing.begun': { document: string; file: string };
  /** Unsaved work was found, opened or put away. */
  'recovery.changed': Record<string, never>;
}
