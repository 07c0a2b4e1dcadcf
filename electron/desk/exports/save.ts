import { basename, extname } from 'node:path';
import { sheetToSvg, type SheetSet } from '../../../drawing/paper';
import { refuse } from '../faults';
import { drawSheets, type ExportControl } from './draw-sheets';
import { keepFiles } from './keeping';
import { sheetsToPdf } from './pdf';
import { checkPictures, sheetToPng } from './png';

export const FORMATS = ['pdf', 'svg', 'png'] as const;
export type Format = (typeof FORMATS)[number];

export interface FileToSave {
  /** Where to; the ending of its name is the format. */
  readonly path: string;
  /** Dots to an inch, for pictures. */
  readonly dpi: number;
  /** The day the files are made, which a PDF tells. */
  readonly made?: Date | undefined;
}
/** A file that is made and not yet kept anywhere. */
export interface SheetFile {
  /** The sheet it holds; null when it holds all of them. */
  readonly sheet: string | null;
  readonly ending: Format;
  readonly bytes: Uint8Array;
}

/** The format that a file's name asks for; null when it is none of ours. */
export function formatOf(path: string): Format | null {
  const ending = extname(path).slice(1).toLowerCase();
  return FORMATS.find((format) => format === ending) ?? null;
}

/** The files of sheets: a PDF holds them all; of drawings and pictures there is one for each sheet. */
export async function filesOf(
  set: SheetSet,
  { format, dpi, made }: Pick<FileToSave, 'dpi' | 'made'> & { readonly format: Format },
  control: ExportControl = {},
): Promise<readonly SheetFile[]> {
  if (set.sheets.length === 0) throw refuse('nothing-to-print', 'There is no sheet to save.');
  if (format === 'pdf') return [{ sheet: null, ending: format, bytes: await sheetsToPdf(set, control, made) }];
  if (format === 'png') checkPictures(set.sheets, dpi);
  const files: SheetFile[] = [];
  await drawSheets(set, control, async (sheet) => {
    const bytes = format === 'svg' ? Buffer.from(sheetToSvg(sheet)) : await sheetToPng(sheet, dpi);
    files.push({ sheet: set.sheets.length === 1 ? null : sheet.id, ending: format, bytes });
  });
  return files;
}

/** Makes the files of sheets and keeps them. */
export async function saveSheets(
  set: SheetSet,
  { path, ...how }: FileToSave,
  control: ExportControl = {},
): Promise<readonly string[]> {
  const format = formatOf(path);
  if (!format)
    throw refuse('unknown-format', `“${basename(path)}” must end in ${FORMATS.map((one) => `.${one}`).join(', ')}.`);
  return keepFiles(await filesOf(set, { format, ...how }, control), path);
}
