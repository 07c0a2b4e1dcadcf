/** Who edits what at the moment: each desk writes down the documents that its windows have open, for the others to see. */
import { randomBytes } from 'node:crypto';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { readText, writeAtomically } from '../documents';
import { hasCode } from '../faults';
import { openQueues } from '../queues';
import { list, object, text } from '../schemas';

export interface Presence {
  /** Gives how many others have the same file open. `owner` is the window, by identity. */
  begin(document: string, file: string | null, owner: object): Promise<number>;
  /** Nothing when another owner has taken it up since. */
  end(document: string, owner: object): void;
  /** Documents that are open somewhere. */
  documents(): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
}
interface OpenDocument {
  readonly document: string;
  readonly file: string | null;
}

/** A desk that is alive says so so often; one that has been silent for `SILENT_MS` is gone, whoever has its number now. */
const BEAT_MS = 3000;
const SILENT_MS = 15_000;

const sheet = object({
  process: v.number(),
  host: text(300),
  open: list(object({ document: text(60), file: v.nullable(text(400)) }), 1000),
});

/** The desks at work in `folder`, a file for each; `now` in ms. */
export function openPresence(folder: string, now: () => number): Presence {
  const mine = `${randomBytes(8).toString('hex')}.json`;
  const open = new Map<string, { readonly file: string | null; readonly owner: object }>();
  let beat: NodeJS.Timeout | undefined;
  const { inTurn } = openQueues();

  const write = (): Promise<void> => {
    clearInterval(beat);
    const path = join(folder, mine);
    // Written anew when another desk took it for that of one that is gone, as after a long sleep.
    if (open.size > 0) beat = setInterval(() => void touch(path).catch(write), BEAT_MS).unref();
    const written = inTurn(mine, async () => {
      const documents = [...open].map(([document, { file }]) => ({ document, file }));
      if (documents.length === 0) return rm(path, { force: true });
      const said = { process: process.pid, host: hostname(), open: documents };
      return writeAtomically(path, `${JSON.stringify(said)}\n`);
    });
    // Who may not write here can still edit; the others are not told of it.
    return written.catch(() => undefined);
  };
  const others = async (): Promise<readonly OpenDocument[]> => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json') && name !== mine);
    return (await Promise.all(names.map((name) => openAt(join(folder, name), now())))).flat();
  };
  return {
    async begin(document, file, owner) {
      const same = [...open].filter(([other, its]) => other !== document && file !== null && its.file === file).length;
      open.set(document, { file, owner });
      await write();
      return same + (await others()).filter((one) => file !== null && one.file === file).length;
    },
    end(document, owner) {
      if (open.get(document)?.owner !== owner) return;
      open.delete(document);
      void write();
    },
    documents: async () => new Set([...open.keys(), ...(await others()).map(({ document }) => document)]),
    async close() {
      open.clear();
      await write();
    },
  };
}

/** What the desk of that file has open: nothing when it is no longer at work, and its file is then taken away. */
async function openAt(path: string, now: number): Promise<readonly OpenDocument[]> {
  try {
    const { mtimeMs } = await stat(path);
    const { process: number, host, open } = v.parse(sheet, JSON.parse(await readText(path, 1e6)));
    const isSilent = now - mtimeMs > SILENT_MS;
    if (!isSilent && (host !== hostname() || isRunning(number))) return open;
    await rm(path, { force: true });
    return [];
  } catch {
    return [];
  }
}

function isRunning(number: number): boolean {
  try {
    process.kill(number, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM'); // somebody else's
  }
}

const touch = (path: string): Promise<void> => utimes(path, new Date(), new Date());
