import { app, dialog, shell } from 'electron';
import { mkdtemp } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { keepFiles } from '../desk/exports/keeping';
import type { Outlet, Place } from '../desk/printing';
import { refuse } from '../desk';

/** Files go where the system's own window says; a PDF to print goes to the program that shows PDFs here. */
export const printOutlet: Outlet = {
  asOne: false,
  async keep(name) {
    const ending = extname(name).slice(1);
    const { canceled, filePath } = await dialog.showSaveDialog({
      defaultPath: join(app.getPath('documents'), name),
      filters: [{ name: ending.toUpperCase(), extensions: [ending] }],
    });
    return canceled || !filePath ? null : placeAt(filePath);
  },
  async print(name) {
    const path = join(await mkdtemp(join(app.getPath('temp'), 'cockade-')), name);
    const place = placeAt(path);
    return {
      async deliver(files) {
        const delivered = await place.deliver(files);
        const trouble = await shell.openPath(path);
        if (trouble !== '')
          throw refuse('not-opened', `The PDF could not be opened to print it: ${trouble}. Save it instead.`);
        return delivered;
      },
    };
  },
};

const placeAt = (path: string): Place => ({
  deliver: async (files) => ({ names: (await keepFiles(files, path)).map((one) => basename(one)), address: null }),
});
