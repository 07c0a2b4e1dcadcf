/** What the list of kept battles shows of each, so that the battles themselves need not be read to list them. */
import * as v from 'valibot';
import type { RecordEntry } from './api';
import { readText, writeAtomically } from './documents';
import { object, text } from './schemas';

export interface RecordIndex {
  /** What is known of a file while it has the stamp it was read at. */
  find(file: string, stamp: string): Promise<RecordEntry | null>;
  note(stamp: string, entry: RecordEntry): void;
  /** Writes down what was noted, of these files alone. */
  keep(files: readonly string[]): Promise<void>;
}

const entry = object({
  file: text(400),
  title: text(400),
  scenario: text(400),
  seed: v.nullable(v.number()),
  leftIn: v.nullable(v.number()),
  at: v.number(),
  turns: v.number(),
  outcome: text(10_000),
  fault: v.nullable(text(10_000)),
  isGivenUp: v.literal(false),
});
const entries = v.array(object({ stamp: text(100), entry }));

/** The index in the file at `path`. Nothing is lost with it: what it does not know is read again. */
export function openRecordIndex(path: string): RecordIndex {
  const known = new Map<string, { readonly stamp: string; readonly entry: RecordEntry }>();
  let changed = false;
  let reading: Promise<void> | null = null;

  const readAll = async (): Promise<void> => {
    try {
      for (const one of v.parse(entries, JSON.parse(await readText(path, 20e6))))
        if (!known.has(one.entry.file)) known.set(one.entry.file, one);
    } catch {
      changed = true;
    }
  };
  return {
    async find(file, stamp) {
      await (reading ??= readAll());
      const found = known.get(file);
      return found && stamp !== '' && found.stamp === stamp ? found.entry : null;
    },
    note(stamp, noted) {
      known.set(noted.file, { stamp, entry: noted });
      changed = true;
    },
    async keep(files) {
      for (const file of known.keys()) {
        if (files.includes(file)) continue;
        known.delete(file);
        changed = true;
      }
      if (!changed) return;
      changed = false;
      // Who may not write here still sees the list.
      await writeAtomically(path, `${JSON.stringify([...known.values()])}\n`).catch(() => undefined);
    },
  };
}
