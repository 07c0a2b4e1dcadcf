import { basename, join } from 'node:path';
import { keepFiles } from '../exports/keeping';
import { refuse } from '../faults';
import { freshFolder, PRINT } from '../leftovers';
import type { PrintOutput, Destination } from './output';

/** What a host that may write files knows of its system. */
export interface FileSystemHost {
  /** The path that the person chose for a file of this name; null when they thought better of it. */
  choose(name: string): Promise<string | null>;
  /** Opens a file in the program that shows its kind; what went wrong as words, or an empty text. */
  open(path: string): Promise<string>;
  /** The folder for files of the moment. */
  readonly temporary: () => string;
}

/** Files go where the person says; a PDF to print goes to the program that shows PDFs. */
export const fileOutput = (host: FileSystemHost): PrintOutput => ({
  asArchive: false,
  async keep(name) {
    const path = await host.choose(name);
    return path === null ? null : placeAt(path);
  },
  async print(name) {
    const path = join(await freshFolder(host.temporary(), PRINT), name);
    const place = placeAt(path);
    return {
      async deliver(files) {
        const delivered = await place.deliver(files);
        const trouble = await host.open(path);
        if (trouble !== '')
          throw refuse('not-opened', `The PDF could not be opened to print it: ${trouble}. Save it instead.`);
        return delivered;
      },
    };
  },
});

const placeAt = (path: string): Destination => ({
  deliver: async (files) => ({ names: (await keepFiles(files, path)).map((one) => basename(one)), address: null }),
});
