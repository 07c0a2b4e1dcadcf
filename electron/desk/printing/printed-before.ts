/** What was last saved or printed of each scenario by each set of choices: a mark for every sheet. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import type { PrintJob } from '../api';
import { readText, writeAtomically } from '../documents';
import { underLock } from '../file-lock';
import { list, object, text } from '../schemas';
import type { SheetMarks } from './tasks';

export interface PrintedBefore {
  /** Null when nothing was printed by these choices. */
  marks(file: string, job: PrintJob): Promise<SheetMarks | null>;
  note(file: string, job: PrintJob, marks: SheetMarks): Promise<void>;
}

const sheetAndMark = v.tuple([text(200), text(200)]);
const entries = list(object({ file: text(400), choices: text(64), sheets: list(sheetAndMark, 10_000) }), 1000);
type Entry = v.InferOutput<typeof entries>[number];
/** So many sets of sheets are remembered; the oldest makes way for a new one. */
const REMEMBERED = 60;

export function openPrintedBefore(folder: string): PrintedBefore {
  const path = join(folder, 'printed.json');
  const read = async (): Promise<readonly Entry[]> => {
    try {
      return v.parse(entries, JSON.parse(await readText(path, 20e6)));
    } catch {
      return []; // only what is marked as changed is lost
    }
  };
  return {
    async marks(file, job) {
      const choices = choicesOf(job);
      const found = (await read()).find((entry) => entry.file === file && entry.choices === choices);
      return found ? Object.fromEntries(found.sheets) : null;
    },
    note(file, job, marks) {
      const choices = choicesOf(job);
      return underLock(path, async () => {
        const known = await read();
        const before = known.find((entry) => entry.file === file && entry.choices === choices);
        const others = known.filter((entry) => entry !== before);
        const sheets = new Map([...(before?.sheets ?? []), ...Object.entries(marks)]);
        const all = [...others, { file, choices, sheets: [...sheets] }].slice(-REMEMBERED);
        await writeAtomically(path, `${JSON.stringify(all)}\n`);
      });
    },
  };
}

/** Which sheets were chosen does not matter here: a sheet that is printed again is still the same sheet. */
function choicesOf({ kind, options, rules, scale, stretch }: PrintJob): string {
  const laid = Object.entries(options).filter(([name]) => !['sheets', 'boards', 'numbers', 'without'].includes(name));
  const wishes = rules === undefined && scale === undefined ? [] : [rules ?? null, scale ?? null];
  return createHash('sha256')
    .update(JSON.stringify([kind, stretch ?? 1, laid.sort(([one], [other]) => (one < other ? -1 : 1)), ...wishes]))
    .digest('base64url');
}
