/** The person's own nations, in the folder `nations` beside the own scenarios: read, made and changed. */
import { join } from 'node:path';
import { nationId } from '../../../engine/scenario';
import { readText, writeAtomically, writeNew } from '../documents';
import { DeskFault, refuse } from '../faults';
import { underLock } from '../file-lock';
import { LARGEST_FILE, yamlIn } from '../nations';
import { stampOf } from './stamps';
import { openVersions } from './versions';

export interface NationText {
  readonly text: string;
  readonly stamp: string;
  /** It is the person's own, which can be changed; those that came along are copied. */
  readonly isOwn: boolean;
}
export interface OwnNations {
  /** The file of a nation; the person's own comes before ours of the same id. */
  text(id: string): Promise<NationText>;
  /** Writes a new nation, or with an id an own one in place of what is expected. Gives its id, by which armies name it. */
  save(order: SaveNation): Promise<{ readonly id: string; readonly stamp: string }>;
}
export interface SaveNation {
  /** Null of a new one. */
  readonly id: string | null;
  /** What a new one is called, which gives its file a name. */
  readonly name: string;
  readonly text: string;
  /** The stamp of what was read; null of a new one. */
  readonly expects: string | null;
}

const ENDING = '.yaml';

/** `shipped` is the folder of those that came along, `own` the person's; versions are kept below `user`. */
export function openOwnNations(folders: {
  readonly shipped: string;
  readonly own: string;
  readonly user: string;
  readonly now?: () => number;
}): OwnNations {
  const { shipped, own, user, now = Date.now } = folders;
  const versions = openVersions(join(user, 'versions', 'nations'), now);
  const fileOf = async (folder: string, id: string): Promise<string | null> => {
    const name = (await yamlIn(folder)).find((one) => nationId(one) === id);
    return name === undefined ? null : join(folder, name);
  };
  return {
    async text(id) {
      const mine = await fileOf(own, id);
      const path = mine ?? (await fileOf(shipped, id));
      if (path === null) throw missing(id);
      const text = await readText(path, LARGEST_FILE);
      return { text, stamp: stampOf(text), isOwn: mine !== null };
    },
    save: ({ id, name, text, expects }) =>
      underLock(own, async () => {
        if (id === null) return { id: await writeFree(name, text), stamp: stampOf(text) };
        const path = await fileOf(own, id);
        if (path === null) throw missing(id);
        const before = await readText(path, LARGEST_FILE).catch((error: unknown) => {
          // What cannot be read as text is kept all the same, as it is.
          if (error instanceof DeskFault) return null;
          throw error;
        });
        if (before === null || (expects !== null && stampOf(before) !== expects))
          throw refuse('changed-outside', 'Another program has changed this nation. Open it again before you save.');
        await versions.keep(id, path);
        await writeAtomically(path, text);
        return { id, stamp: stampOf(text) };
      }),
  };

  /** A new file under a name that neither ours nor the person's have; gives the id. */
  async function writeFree(name: string, text: string): Promise<string> {
    const wanted = nationId(`${name}${ENDING}`) || 'nation';
    const taken = [...(await yamlIn(shipped)), ...(await yamlIn(own))].map((one) => `${nationId(one)}${ENDING}`);
    for (let number = 1; ; number += 1) {
      const id = number === 1 ? wanted : `${wanted}-${number}`;
      const isFree = !taken.includes(`${id}${ENDING}`);
      if (isFree && (await writeNew(join(own, `${id}${ENDING}`), text))) return id;
    }
  }
}

const missing = (id: string): Error => refuse('unknown-nation', `There is no nation “${id}”: it was moved or removed.`);
