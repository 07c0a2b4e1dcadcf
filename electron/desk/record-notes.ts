/** What a person wrote to a battle: marks with words and a view of the table. A file of its own beside each record. */
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import * as v from 'valibot';
import type { BattleNote } from './api';
import { readText, writeAtomically } from './documents';
import { underLock } from './file-lock';
import { faultOf, isMissing, refuse } from './faults';
import { recordNotes } from './schemas';

const LARGEST = 2e6;

/** Empty where nothing was written. A file that cannot be read as notes stays where it is, and says so when it is written to. */
export const readNotes = async (path: string): Promise<readonly BattleNote[]> => (await notesIn(path)) ?? [];

/** Null where a file lies that cannot be read as notes. */
async function notesIn(path: string): Promise<readonly BattleNote[] | null> {
  try {
    return v.parse(recordNotes, JSON.parse(await readText(path, LARGEST)));
  } catch (error) {
    return faultOf(error).code === 'file-missing' ? [] : null;
  }
}

/** Writes all of them; none takes the file away. */
export const writeNotes = (path: string, notes: readonly BattleNote[]): Promise<void> =>
  underLock(path, async () => {
    if (!(await notesIn(path)))
      throw refuse(
        'notes-unreadable',
        `“${basename(path)}” lies beside the battle and cannot be read as its marks: move it away, so that others can be written.`,
      );
    if (notes.length > 0) return writeAtomically(path, `${JSON.stringify(notes, null, 2)}\n`);
    await rm(path).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  });
