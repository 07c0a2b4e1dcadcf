import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { sheetToSvg, type Sheet, type SheetSet } from '../../../engine/maps/sheets';
import { refuse } from '../faults';
import { drawSheets, type Course } from './course';
import { sheetsToPdf } from './pdf';
import { sheetToPng } from './png';

export const FORMATS = ['pdf', 'svg', 'png'] as const;
export type Format = (typeof FORMATS)[number];

export interface Saving {
  /** Where to; the ending of its name is the format. */
  readonly path: string;
  /** Dots to an inch, for pictures. */
  readonly dpi: number;
}

/** The format that a file's name asks for; null when it is none of ours. */
export function formatOf(path: string): Format | null {
  const ending = extname(path).slice(1).toLowerCase();
  return FORMATS.find((format) => format === ending) ?? null;
}

/**
 * Saves sheets: a PDF holds them all; of drawings and pictures there is a file for each sheet, named after it when there
 * are several. All files are there, or none. Gives the paths written.
 */
export async function saveSheets(
  set: SheetSet,
  { path, dpi }: Saving,
  course: Course = {},
): Promise<readonly string[]> {
  const format = formatOf(path);
  if (!format)
    throw refuse('unknown-format', `“${basename(path)}” must end in ${FORMATS.map((one) => `.${one}`).join(', ')}.`);
  if (set.sheets.length === 0) throw refuse('nothing-to-print', 'There is no sheet to save.');
  await mkdir(dirname(path), { recursive: true });
  const aside = await mkdtemp(join(dirname(path), `.${basename(path)}.`));
  try {
    const names: string[] = [];
    const put = async (name: string, bytes: Buffer | string): Promise<void> => {
      await writeFile(join(aside, name), bytes);
      names.push(name);
    };
    if (format === 'pdf') await put(basename(path), await sheetsToPdf(set, course));
    else {
      await drawSheets(set, course, async (sheet) => {
        const bytes = format === 'svg' ? sheetToSvg(sheet) : await sheetToPng(sheet, dpi);
        await put(nameFor(sheet, set, path), bytes);
      });
    }
    for (const name of names) await rename(join(aside, name), join(dirname(path), name));
    return names.map((name) => join(dirname(path), name));
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

function nameFor({ id }: Sheet, { sheets }: SheetSet, path: string): string {
  if (sheets.length === 1) return basename(path);
  const ending = extname(path);
  return `${basename(path, ending)}-${id.replace(/[^\p{L}\p{N}]+/gu, '-')}${ending}`;
}
