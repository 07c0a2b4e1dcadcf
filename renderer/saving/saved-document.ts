import type { Change } from '../../editing/change';
import type { EditedDocument } from '../../editing/document';
import type { Fault } from '../../electron/desk/api';

/** What is edited and has a file: a scenario or a chronicle. */
export interface SavedDocument {
  readonly kind: 'scenario' | 'chronicle';
  /** The desk's handle of the file; null of one that was never saved. */
  file: string | null;
  readonly text: string;
  readonly document: EditedDocument;
  /** Null while its text cannot be read. */
  readonly title: string | null;
  /** Why the file could not be opened. */
  fault: Fault | null;
  /** Learns what its text needs to be read. */
  prepare(): Promise<void>;
  /** Begins with a text: a file's, or with null one that was never saved. */
  show(file: string | null, text: string): void;
  /** Another text in place of this one, as one step that can be undone. */
  replace(does: string, text: string): void;
  /** Why a change could not be made; null when it was. */
  change(change: Change): string | null;
}
