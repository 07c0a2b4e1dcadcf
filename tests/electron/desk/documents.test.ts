import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText, writeAtomically, writeNew, writeWhereAsked } from '../../../electron/desk/documents';
import { faultOf } from '../../../electron/desk/faults';
import { folderWith } from '../folder';

describe('documents', () => {
  it('are written whole or not at all, and leave nothing beside', async () => {
    const folder = folderWith({ 'a.txt': 'old' });
    await writeAtomically(join(folder, 'a.txt'), 'new');
    await writeAtomically(join(folder, 'deep/b.txt'), 'there');
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('new');
    await expect(writeAtomically(join(folder, 'deep'), 'a folder stands here')).rejects.toThrow();
    expect(readdirSync(folder).sort()).toEqual(['a.txt', 'deep']);
    expect(readdirSync(join(folder, 'deep'))).toEqual(['b.txt']);
  });

  it('are refused when missing or too large, up to the last byte', async () => {
    const folder = folderWith({ 'a.txt': '12345' });
    expect(await readText(join(folder, 'a.txt'), 5)).toBe('12345');
    await expect(readText(join(folder, 'a.txt'), 4)).rejects.toMatchObject({ fault: { code: 'file-too-large' } });
    await expect(readText(join(folder, 'b.txt'), 5)).rejects.toMatchObject({ fault: { code: 'file-missing' } });
  });

  it('are refused when they are no plain files, or not in UTF-8, with the line', async () => {
    const folder = folderWith({ 'a.txt': 'Z\u00fcrich\n' });
    writeFileSync(join(folder, 'b.txt'), Buffer.from('Bern\nZ\u00fcrich\n', 'latin1'));
    expect(await readText(join(folder, 'a.txt'), 100)).toBe('Zürich\n');
    await expect(readText(join(folder, 'b.txt'), 100)).rejects.toThrow(
      '“b.txt” is not written in UTF-8: line 2 has a character in another encoding. Save the file as UTF-8.',
    );
    await expect(readText(folder, 100)).rejects.toMatchObject({ fault: { code: 'not-a-file' } });
    if (process.platform === 'win32') return;
    execFileSync('mkfifo', [join(folder, 'pipe')]); // nobody writes into it, and nobody waits for that
    await expect(readText(join(folder, 'pipe'), 100)).rejects.toMatchObject({ fault: { code: 'not-a-file' } });
  });

  it('that must be new are refused to the second who writes them', async () => {
    const path = join(folderWith(), 'a.txt');
    expect(await Promise.all([writeNew(path, 'one'), writeNew(path, 'two')])).toContain(false);
    await expect(writeNew(join(path, 'b.txt'), 'in a file')).rejects.toThrow();
    expect(readdirSync(join(path, '..'))).toEqual(['a.txt']);
  });

  it('replace plain files where a person says, but no links, whatever they lead to', async () => {
    const folder = folderWith({ 'a.json': 'old', 'b.json': 'old' });
    symlinkSync(join(folder, 'b.json'), join(folder, 'link.json'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling.json'));
    await writeWhereAsked(join(folder, 'a.json'), 'new');
    expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('new');
    for (const name of ['link.json', 'dangling.json'])
      await expect(writeWhereAsked(join(folder, name), 'new')).rejects.toThrow(
        `“${name}” is there and is no plain file`,
      );
    expect(readFileSync(join(folder, 'b.json'), 'utf8')).toBe('old');
  });
});

it('what the system complains of is told in plain words', () => {
  const error = (code: string) => Object.assign(new Error(`${code}: open`), { code, path: '/a/b.json' });
  expect(faultOf(error('ENOSPC')).message).toBe(
    '“/a/b.json” cannot be read or written: there is no room left on the disk.',
  );
  expect(faultOf(error('EROFS')).message).toContain('the disk can only be read');
  expect(faultOf(new Error('x is not a function')).code).toBe('our-fault');
});
