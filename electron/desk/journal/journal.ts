import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { RecoveredWork } from '../api';
import { readText, writeAtomically } from '../documents';
import { isMissing, refuse } from '../faults';
import { openQueues } from '../queues';
import { sweepAside } from '../set-aside';
import { object, text } from '../schemas';
import { openPresence } from './presence';

/** A document that is being edited, as a window writes it down. */
export interface JournalEntry {
  /** The window's own name for the document: letters, digits and hyphens. */
  readonly document: string;
  /** Null while it was never saved. */
  readonly file: string | null;
  readonly title: string;
  /** The stamp of the file it was read from or saved to. */
  readonly stamp: string | null;
  /** Steps that are not saved. */
  readonly steps: number;
  readonly text: string;
}
export interface WrittenEntry extends JournalEntry {
  /** When it was written down, ms. */
  readonly at: number;
}
export interface Journal {
  /** A window, `owner` by identity, edits: gives how many others have the same file open, in this Cockade or another. */
  begin(document: string, file: string | null, owner: object): Promise<number>;
  /** It ends, or has crashed: what it has written down and not saved is found by `list` from now on. */
  end(document: string, owner: object): void;
  write(entry: JournalEntry): Promise<void>;
  /** All of it is saved, or not wanted: nothing is to be recovered. */
  forget(document: string): Promise<void>;
  /** Unsaved work that no window has open, the latest first. */
  list(): Promise<readonly RecoveredWork[]>;
  read(document: string): Promise<WrittenEntry>;
  /** Puts unsaved work aside, where `restore` finds it for a month. */
  discard(document: string): Promise<void>;
  restore(document: string): Promise<void>;
  close(): Promise<void>;
}

const LARGEST_ENTRY = 20e6;
/** The entry before the last is kept, and is at least so old, ms: what ruins a text has not ruined that one too. */
const BEFORE_MS = 60_000;

const ENTRY = /^([\w-]{8,60})\.(?:json|before)$/;
const entrySchema = object({
  document: text(60),
  file: v.nullable(text(400)),
  title: text(400),
  stamp: v.nullable(text(60)),
  steps: v.number(),
  text: v.string(),
  at: v.number(),
});

/** The journal in `folder`, which several desks may share; `now` in ms. */
export function openJournal(folder: string, now: () => number = Date.now): Journal {
  const presence = openPresence(join(folder, 'windows'), now);
  const aside = join(folder, 'discarded');
  const placeOf = (document: string): string => join(folder, `${document}.json`);
  const beforeOf = (document: string): string => join(folder, `${document}.before`);
  void sweepAside(aside, now());
  const { inTurn, settled } = openQueues();
  /** The last entry that is whole. */
  const read = async (document: string): Promise<WrittenEntry> => {
    for (const path of [placeOf(document), beforeOf(document)]) {
      const entry = await entryAt(path);
      if (entry) return entry;
    }
    throw refuse('unknown-work', 'This unsaved work is no longer there: it was saved or discarded in another window.');
  };
  const remove = async (document: string): Promise<void> => {
    await rm(placeOf(document), { force: true });
    await rm(beforeOf(document), { force: true });
  };

  return {
    begin: (document, file, owner) => presence.begin(document, file, owner),
    end: (document, owner) => presence.end(document, owner),
    write: (entry) =>
      inTurn(entry.document, async () => {
        const { document } = entry;
        if (now() - (await timeOf(beforeOf(document))) > BEFORE_MS)
          await renameIfThere(placeOf(document), beforeOf(document));
        await writeAtomically(placeOf(document), `${JSON.stringify({ ...entry, at: now() })}\n`);
      }),
    forget: (document) => inTurn(document, () => remove(document)),
    async list() {
      const open = await presence.documents();
      const names = (await filesIn(folder)).flatMap((name) => ENTRY.exec(name)?.[1] ?? []);
      // Whoever ends while an entry is written leaves the one before alone.
      const found = [...new Set(names)].filter((document) => !open.has(document));
      const entries = await Promise.all(found.map((document) => read(document).catch(() => null)));
      return entries.flatMap((entry) => (entry ? [workOf(entry)] : [])).sort((a, b) => b.at - a.at);
    },
    read,
    discard: (document) =>
      inTurn(document, async () => {
        const entry = await read(document);
        await mkdir(aside, { recursive: true });
        await writeAtomically(join(aside, `${document}.json`), `${JSON.stringify(entry)}\n`);
        await remove(document);
      }),
    restore: (document) =>
      inTurn(document, async () => {
        if (!(await renameIfThere(join(aside, `${document}.json`), placeOf(document))))
          throw refuse('unknown-work', 'This unsaved work was discarded too long ago.');
      }),
    async close() {
      await settled();
      await presence.close();
    },
  };
}

const workOf = ({ document, file, title, stamp, steps, at }: WrittenEntry): RecoveredWork => ({
  document,
  file,
  title,
  stamp,
  steps,
  at,
});

async function entryAt(path: string): Promise<WrittenEntry | null> {
  try {
    return v.parse(entrySchema, JSON.parse(await readText(path, LARGEST_ENTRY)));
  } catch {
    return null;
  }
}

const timeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** False when there is nothing of that name. */
async function renameIfThere(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function filesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
