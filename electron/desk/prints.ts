import { sheetToSvg, type SheetSet } from '../../engine/maps/sheets';
import type { DeskCalls, PrintJob } from './api';
import { refuse } from './faults';
import type { Library } from './library';
import { sheetsFor } from './print-jobs';
import { fitScenario } from './reading';

export interface Prints {
  sheets(file: string, job: PrintJob): Promise<DeskCalls['export.sheets']['result']>;
  preview(file: string, job: PrintJob, sheet: string): Promise<DeskCalls['export.preview']['result']>;
}

/** Sheets of the library's scenarios. Those made last are kept: a window that lists them looks at one after another. */
export function openPrints(library: Library): Prints {
  let last: { readonly asked: string; readonly set: SheetSet } | null = null;
  const made = async (file: string, job: PrintJob): Promise<SheetSet> => {
    const opened = await library.open(file);
    const scenario = fitScenario(opened, file, 'printed');
    // Nations and what is read beside the file count too, so the scenario as read is compared.
    const asked = JSON.stringify([job, scenario]);
    if (last?.asked !== asked) last = { asked, set: sheetsFor(job, scenario) };
    return last.set;
  };
  return {
    async sheets(file, job) {
      const { title, sheets } = await made(file, job);
      return {
        title,
        sheets: sheets.map(({ id, title: name, width, height }) => ({ id, title: name, width, height })),
      };
    },
    async preview(file, job, name) {
      const { sheets } = await made(file, job);
      const sheet = sheets.find(({ id }) => id === name);
      if (!sheet) throw refuse('unknown-sheet', `There is no sheet ${name}.`);
      return { svg: sheetToSvg(sheet) };
    },
  };
}
