import { existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileOutput } from '../../../electron/desk';
import { keepFiles } from '../../../electron/desk/exports/keeping';
import { EXPORT, PRINT, sweepLeftovers, TEXT } from '../../../electron/desk/leftovers';
import { folderWith } from '../folder';

/** Lets things have been written so many ms before `NOW`. */
const NOW = 1_800_000_000_000;
const age = (folder: string, name: string, ms: number): void =>
  utimesSync(join(folder, name), (NOW - ms) / 1000, (NOW - ms) / 1000);

describe('what was left by a Cockade that ended in the middle', () => {
  it.each([
    ['a text for a minute', TEXT, '.cockade-0123456789ab.tmp', 60_000],
    ['the files of an export for an hour', EXPORT, '.cockade-aB3xY9', 3_600_000],
    ['a PDF to be printed for a day', PRINT, 'cockade-print-aB3xY9', 86_400_000],
  ])('%s stays, and no longer', async (_what, kind, name, after) => {
    const folder = folderWith(kind.kind === 'file' ? { [name]: 'x' } : { [`${name}/x.pdf`]: 'x' });
    age(folder, name, after);
    await sweepLeftovers(folder, kind, NOW);
    expect(readdirSync(folder)).toEqual([name]);
    age(folder, name, after + 1000);
    await sweepLeftovers(folder, kind, NOW);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is told from what people have: by its name, and by what it is', async () => {
    const folder = folderWith({
      'a.tmp': '',
      '.hidden': '',
      '.cockade-aB3xY9': 'a file',
      'cockade-print-aB3xY9': 'a file',
    });
    const own = [
      '.cockade-0123456789ab.tmp',
      '.cockade-mine',
      'cockade-print-mine',
      'cockade-aB3xY9',
      'my.cockade-aB3xY9',
    ];
    for (const name of own) mkdirSync(join(folder, name));
    mkdirSync(join(folder, 'far'));
    for (const name of ['.cockade-aB3xY8', 'cockade-print-aB3xY8'])
      symlinkSync(join(folder, 'far'), join(folder, name));
    const before = readdirSync(folder);
    for (const name of before) if (!name.endsWith('8')) age(folder, name, NOW - 1000);
    for (const kind of [TEXT, EXPORT, PRINT]) await sweepLeftovers(folder, kind, NOW * 2);
    expect(readdirSync(folder)).toEqual(before);
  });

  it('is not looked for where there is no folder', async () => {
    const folder = join(folderWith(), 'nowhere');
    await sweepLeftovers(folder, TEXT);
    expect(existsSync(folder)).toBe(false);
  });

  it('goes when the next export is kept beside it, or the next PDF is printed', async () => {
    const folder = folderWith({ '.cockade-killed/a.svg': 'x', 'cockade-print-killed/a.pdf': 'x' });
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), 1, 1);
    await keepFiles([{ sheet: null, bytes: Buffer.from('drawing') }], join(folder, 'map.svg'));
    expect(readdirSync(folder)).toEqual(['cockade-print-killed', 'map.svg']);
    const opened: string[] = [];
    const output = fileOutput({
      choose: () => Promise.resolve(null),
      open: (path) => Promise.resolve(void opened.push(path)).then(() => ''),
      temporary: () => folder,
    });
    await (await output.print('map.pdf'))?.deliver([{ sheet: null, ending: 'pdf', bytes: Buffer.from('pdf') }]);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^cockade-print-\w{6}$/), 'map.svg']);
    expect(opened.map((path) => basename(path))).toEqual(['map.pdf']);
  });

  it('that is being written by another stays', async () => {
    const folder = folderWith({ '.cockade-now123/a.svg': 'x' });
    writeFileSync(join(folder, '.cockade-now456.tmp'), 'x');
    await keepFiles([{ sheet: null, bytes: Buffer.from('drawing') }], join(folder, 'map.svg'));
    await sweepLeftovers(folder, TEXT);
    expect(readdirSync(folder)).toEqual(['.cockade-now123', '.cockade-now456.tmp', 'map.svg']);
  });
});
