import { relative, resolve } from 'node:path';
import type { SheetSet } from '../../../drawing/paper';
import { saveSheets } from '../../desk/exports';
import { line, type ExitCode, type CommandContext } from '../context';
import type { OutputFile } from './sheet-words';

/** Saves the sheets and names the files; progress is told to a person's screen only. */
export async function printed(set: SheetSet, { file, dpi }: OutputFile, context: CommandContext): Promise<ExitCode> {
  if (set.glued?.remark) context.complain(line(`${set.glued.remark} ${set.sheets.length} sheets.`));
  const onSheet = (done: number, of: number): void => {
    if (of > 1) context.complain(`\r${done} of ${of} sheets${done === of ? '\n' : ''}`);
  };
  const course = context.isTerminal ? { onSheet } : {};
  const paths = await saveSheets(set, { path: resolve(context.folder, file), dpi, made: context.now?.() }, course);
  const sheets = set.sheets.length === 1 ? '1 sheet' : `${set.sheets.length} sheets`;
  const names = paths.map((path) => relative(context.folder, path) || path);
  context.out(paths.length === 1 ? line(`${file}: ${sheets}`) : names.map(line).join(''));
  return 0;
}
