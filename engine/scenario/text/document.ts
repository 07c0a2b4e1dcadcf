/**
 * Opens the text of a file as entries with their places. Refuses what is too large, too deep or built to explode, and
 * puts the parser's complaints into plain words.
 */
import { LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { migrate, MIGRATIONS } from './migration';
import type { Migration, MigrationStep } from './migration';
import { EntryReader, placeAt, START } from './entry-reader';
import { Page } from './page';
import type { Entry } from './page';
import { syntaxFault } from './syntax-faults';
import type { FileKind } from './file-kinds';

const MOST_CHARACTERS = 5_000_000;

export interface Opened {
  readonly page: Page;
  /** The whole file as one entry; null with the reasons among the findings of the page. */
  readonly root: Entry | null;
  /** What was changed because the file is in an older format; null when nothing was. */
  readonly migration: Migration | null;
}

/** Opens a file of a kind; one of an older format is brought to the newest on the way. */
export function openDocument(
  kind: FileKind,
  file: string,
  text: string,
  steps: readonly MigrationStep[] = MIGRATIONS[kind],
): Opened {
  const page = new Page(file);
  const whole = { field: '', place: START };
  if (text.length > MOST_CHARACTERS) {
    page.fault(whole, {
      code: 'file-too-large',
      message: `The file has ${text.length} characters; Cockade reads at most 5 million.`,
      fix: 'Check that this is the right file.',
    });
    return { page, root: null, migration: null };
  }
  const lines = new LineCounter();
  const document = parsed(text, lines);
  if (document === null) {
    page.fault(whole, {
      code: 'not-readable',
      message: 'The file is nested too deeply to be read.',
      fix: 'Take the brackets or the indentation apart.',
    });
    return { page, root: null, migration: null };
  }
  // One fault of syntax makes others below it, which would only confuse.
  const [first] = document.errors;
  if (first !== undefined) {
    const { offset, fault } = syntaxFault(first, text);
    page.fault({ field: '', place: placeAt(lines, offset) }, fault);
    return { page, root: null, migration: null };
  }
  const migration = migrate(document, kind, steps);
  const root = new EntryReader(page, document, lines).entry(document.contents, '', START);
  if (root.content.is !== 'nothing') return { page, root, migration };
  page.fault(whole, {
    code: 'empty-file',
    message: 'The file is empty.',
    fix: 'Start it with its kind, as "cockade: 1" for a scenario.',
  });
  return { page, root: null, migration: null };
}

function parsed(text: string, lineCounter: LineCounter): Document.Parsed | null {
  try {
    // Double keys are found by our own readers: the parser compares every key with every other.
    return parseDocument(text, {
      lineCounter,
      prettyErrors: false,
      stringKeys: true,
      resolveKnownTags: false,
      uniqueKeys: false,
      logLevel: 'error',
    });
  } catch {
    // The parser recurses; only its stack running out brings us here.
    return null;
  }
}
