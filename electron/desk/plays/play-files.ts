/** Fights in progress on the disk: each in a file of its own, written on as it goes. */
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readText, writeAtomically } from '../documents';
import { isMissing, refuse } from '../faults';
import { openQueues } from '../queues';
import { asideName, sweepAside } from '../set-aside';

export interface PlayFiles {
  /** Begins the file anew, with all that is known. */
  write(play: string, text: string): Promise<void>;
  /** Adds a line; lines that come while one is written go together. */
  add(play: string, line: string): void;
  read(play: string): Promise<{ readonly text: string; readonly at: number }>;
  list(): Promise<readonly string[]>;
  remove(play: string): Promise<void>;
  /** Puts one aside, and back for a month. */
  discard(play: string): Promise<void>;
  restore(play: string): Promise<void>;
  /** When all is on the disk. */
  settled(): Promise<void>;
}

const LARGEST = 60e6;
const ENDING = '.play';
const NAME = /^([\w-]{8,60})\.play$/;

/** The fights in `folder`; `now` in ms. `onFault` hears of what could not be written. */
export function openPlayFiles(folder: string, now: () => number, onFault: (error: unknown) => void): PlayFiles {
  const aside = join(folder, 'discarded');
  const placeOf = (play: string): string => join(folder, `${play}${ENDING}`);
  const waiting = new Map<string, string[]>();
  const { inTurn, settled } = openQueues();
  void sweepAside(aside, now());

  return {
    write: (play, text) =>
      inTurn(play, async () => {
        await mkdir(folder, { recursive: true });
        await writeAtomically(placeOf(play), text);
      }),
    add(play, line) {
      const lines = waiting.get(play);
      if (lines) {
        lines.push(line);
        return;
      }
      waiting.set(play, [line]);
      inTurn(play, async () => {
        const text = (waiting.get(play) ?? []).join('');
        waiting.delete(play);
        const handle = await open(placeOf(play), 'a');
        try {
          await handle.write(text);
          await handle.datasync();
        } finally {
          await handle.close();
        }
      }).catch(onFault);
    },
    read: (play) =>
      inTurn(play, async () => {
        const { mtimeMs } = await stat(placeOf(play)).catch((error: unknown) => {
          throw isMissing(error)
            ? refuse('unknown-play', 'This battle is no longer there: it was ended or discarded.')
            : error;
        });
        return { text: await readText(placeOf(play), LARGEST), at: mtimeMs };
      }),
    async list() {
      const names = await readdir(folder).catch(() => []);
      return names.flatMap((name) => NAME.exec(name)?.[1] ?? []);
    },
    remove: (play) => inTurn(play, () => rm(placeOf(play), { force: true })),
    discard: (play) =>
      inTurn(play, async () => {
        await mkdir(aside, { recursive: true });
        await move(placeOf(play), join(aside, asideName(`${play}${ENDING}`, now())));
      }),
    restore: (play) =>
      inTurn(play, async () => {
        const names = await readdir(aside).catch(() => []);
        const name = names.findLast((one) => one.startsWith(`${play}${ENDING}.`)) ?? `${play}${ENDING}`;
        await move(join(aside, name), placeOf(play));
      }),
    settled,
  };
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    throw isMissing(error) ? refuse('unknown-play', 'This battle is no longer there.') : error;
  }
}
