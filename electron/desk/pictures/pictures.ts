/** Pictures to trace terrain from: kept in the folder of the person's own scenarios, found there or beside a scenario. */
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeNewBytes } from '../documents';
import { isMissing, refuse } from '../faults';
import { freeName, plainName } from '../file-names';
import { bareName } from '../own';
import { knownPicture, type KnownPicture, type PictureKind } from './picture-kind';

export interface PictureStore {
  /** Takes in a picture under its own name, or a free one; one that is there with the same bytes is taken as it is. */
  keep(name: string, bytes: Buffer): Promise<KnownPicture & { readonly name: string }>;
  /** A picture by its bare name, beside the file of a scenario or in the person's folder. */
  open(name: string, file: string | null): Promise<KnownPicture & { readonly bytes: Buffer }>;
}

/** Bytes: what a message to the desk can hold. */
const LARGEST_PICTURE = 10e6;
const ENDINGS: Readonly<Record<PictureKind, string>> = { png: '.png', jpeg: '.jpg', webp: '.webp', svg: '.svg' };
/** As the format has it: a bare name. */
const BARE = /^(?!.*\.\.)[^/\\:\p{Cc}]+\.(?:png|jpe?g|webp|svg)$/iu;
const MOST_OF_A_NAME = 99;

/** `locate` gives the path of a scenario. */
export function openPictures(own: string, locate: (file: string) => Promise<string>): PictureStore {
  const read = async (path: string): Promise<Buffer | null> => {
    try {
      const found = await stat(path);
      if (!found.isFile()) return null;
      if (found.size > LARGEST_PICTURE) throw tooLarge(path);
      return await readFile(path);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  return {
    async keep(name, bytes) {
      if (bytes.length > LARGEST_PICTURE) throw tooLarge(name);
      const known = knownPicture(bytes, name);
      const stem = plainName(bareName(name)) || 'Map';
      const taken: string[] = [];
      while (taken.length < MOST_OF_A_NAME) {
        const free = freeName(stem, ENDINGS[known.kind], taken);
        if (await writeNewBytes(join(own, free), bytes)) return { ...known, name: free };
        if ((await read(join(own, free)).catch(() => null))?.equals(bytes)) return { ...known, name: free };
        taken.push(free);
      }
      throw refuse(
        'too-many',
        `There are ${MOST_OF_A_NAME} pictures called “${stem}” already. Give this another name.`,
      );
    },
    async open(name, file) {
      if (!BARE.test(name)) throw missing(name);
      // Where its scenario has just been moved or removed, the person's folder is left.
      const path = file === null ? null : await locate(file).catch(() => null);
      const beside = path === null ? [] : [dirname(path)];
      for (const folder of [...beside, own]) {
        const bytes = await read(join(folder, name));
        if (bytes) return { ...knownPicture(bytes, name), bytes };
      }
      throw missing(name);
    },
  };
}

const missing = (name: string): Error =>
  refuse('picture-missing', `The picture “${name}” lies neither beside the scenario nor in your folder of scenarios.`, {
    file: name,
  });
const tooLarge = (name: string): Error =>
  refuse('picture-too-large', `“${name}” is larger than ${LARGEST_PICTURE / 1e6} MB. Make it smaller.`, { file: name });
