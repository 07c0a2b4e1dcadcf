import { app, dialog, shell } from 'electron';
import { fileOutput } from '../desk';

/** Files go where the system's own window says, and a PDF to print to the program that shows PDFs here. */
export const desktopOutput = fileOutput({
  async choose(name) {
    const ending = name.slice(name.lastIndexOf('.') + 1);
    const { canceled, filePath } = await dialog.showSaveDialog({
      defaultPath: `${app.getPath('documents')}/${name}`,
      filters: [{ name: ending.toUpperCase(), extensions: [ending] }],
    });
    return canceled || filePath === '' ? null : filePath;
  },
  open: (path) => shell.openPath(path),
  temporary: () => app.getPath('temp'),
});
