import type { LibraryEntry, RecordEntry, RuleSystemEntry, ValueTableEntry } from '../library';

export interface LibraryResults {
  'library.list': {
    entries: readonly LibraryEntry[];
    records: readonly RecordEntry[];
    /** Folders within the person's own, '' for that itself. */
    folders: readonly string[];
  };
  /** A file whose reading was given up, read once more. */
  'library.again': { card: LibraryEntry };
  /** The folder of the person's own scenarios, and whether the host can show it in the system's own window. */
  'library.place': { path: string; canShow: boolean };
  /** The rule systems there are. */
  /** With the person's own tables of values. */
  'rules.list': { systems: readonly RuleSystemEntry[]; tables: readonly ValueTableEntry[] };
  /** Titles of all clauses of a system, and what they say in a sentence or two; nothing of a system that is not known here. */
  'rules.clauses': { titles: Readonly<Record<string, string>>; says: Readonly<Record<string, string>> };
  /** The levels, the usual one first, and the tempers that may follow one after a colon. */
  'generals.list': {
    generals: readonly { readonly id: string; readonly title: string }[];
    tempers: readonly { readonly id: string; readonly title: string }[];
  };
}
export interface LibraryNotifications {
  'library.changed': Record<string, never>;
  /** A card that was still being read when the library was listed. */
  'library.card': LibraryEntry;
}
