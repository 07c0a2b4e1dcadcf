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
  /** Adds a line; lines that come while one is written, or that could not be, go together. */
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
  /** Lines that are not on the disk yet. */
  const waiting = new Map<string, string[]>();
  /** Files of which the last line may be written in part. */
  const torn = new Set<string>();
  const { inTurn, settled } = openQueues();
  void sweepAside(aside, now());
  /** Writes down what waits; what cannot be written goes with the next: without it nothing after it could be read. */
  const flush = async (play: string): Promise<void> => {
    const lines = waiting.get(play) ?? [];
    if (lines.length === 0) return;
    waiting.delete(play);
    try {
      await append(placeOf(play), (torn.has(play) ? '\n' : '') + lines.join(''));
      torn.delete(play);
    } catch (error) {
      torn.add(play);
      waiting.set(play, [...lines, ...(waiting.get(play) ?? [])]);
      throw error;
    }
  };
  const flushIfPossible = (play: string): Promise<void> => flush(play).catch(() => undefined);
  const forget = (play: string): void => {
    waiting.delete(play);
    torn.delete(play);
  };

  return {
    write(play, text) {
      forget(play);
      return inTurn(play, async () => {
        await mkdir(folder, { recursive: true });
        await writeAtomically(placeOf(play), text);
      });
    },
    add(play, line) {
      const lines = waiting.get(play);
      if (lines) lines.push(line);
      else waiting.set(play, [line]);
      inTurn(play, () => flush(play)).catch(onFault);
    },
    read: (play) =>
      inTurn(play, async () => {
        await flushIfPossible(play);
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
    remove(play) {
      forget(play);
      return inTurn(play, () => rm(placeOf(play), { force: true }));
    },
    discard: (play) =>
      inTurn(play, async () => {
        await flushIfPossible(play);
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

async function append(path: string, text: string): Promise<void> {
  const handle = await open(path, 'a');
  try {
    await handle.write(text);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    throw isMissing(error) ? refuse('unknown-play', 'This battle is no longer there.') : error;
  }
}
