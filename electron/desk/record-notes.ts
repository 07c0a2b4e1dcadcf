/** What a person wrote to a battle: marks with words and a view of the table. A file of its own beside each record. */
import { rm } from 'node:fs/promises';
import * as v from 'valibot';
import type { BattleNote } from './api';
import { readText, writeAtomically } from './documents';
import { underLock } from './file-lock';
import { isMissing } from './faults';
import { recordNotes } from './schemas';

const LARGEST = 2e6;

/** Empty where nothing was written. A file that cannot be read as notes stays where it is, and says so when it is written to. */
export async function readNotes(path: string): Promise<readonly BattleNote[]> {
  try {
    return v.parse(recordNotes, JSON.parse(await readText(path, LARGEST)));
  } catch {
    return [];
  }
}

/** Writes all of them; none takes the file away. */
export const writeNotes = (path: string, notes: readonly BattleNote[]): Promise<void> =>
  underLock(path, async () => {
    if (notes.length > 0) return writeAtomically(path, `${JSON.stringify(notes, null, 2)}\n`);
    await rm(path).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  });
