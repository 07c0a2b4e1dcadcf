import { zipSync, type Zippable } from 'fflate';
import { fileNameOf } from '../exports';
import type { MadeFile } from './tasks';

/** An archive says when its files were made; ours always says this, so that the same sheets are the same bytes. */
const MADE = new Date(1980, 0, 1);

/** Several files as one archive, named after their sheets; a single one as it is. Pictures are packed already. */
export function archived(files: readonly MadeFile[]): readonly MadeFile[] {
  if (files.length < 2) return files;
  const entries: Zippable = {};
  for (const file of files)
    entries[fileNameOf(file, `sheet.${file.ending}`)] = [
      file.bytes,
      { level: file.ending === 'svg' ? 6 : 0, mtime: MADE },
    ];
  return [{ sheet: null, ending: 'zip', bytes: zipSync(entries) }];
}
