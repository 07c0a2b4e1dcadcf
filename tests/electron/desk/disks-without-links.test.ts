import { readdirSync, readFileSync } from 'node:fs';
import { link } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { moveAside, writeNew } from '../../../electron/desk/documents';
import { folderWith } from '../folder';

vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  link: vi.fn(),
}));
const refusing = (code: string) => Object.assign(new Error(`${code}: link`), { code });

it.each(['EPERM', 'ENOTSUP', 'ENOSYS'])('on a disk that answers %s to a link', async (code) => {
  vi.mocked(link).mockRejectedValue(refusing(code));
  const folder = folderWith({ 'a.txt': 'old', 'a.txt.bak': 'older' });
  const written = await Promise.all(['one', 'two', 'three'].map((text) => writeNew(join(folder, 'b.txt'), text)));
  expect(written.filter((isNew) => isNew)).toHaveLength(1);
  expect(readFileSync(join(folder, 'b.txt'), 'utf8')).toBe(['one', 'two', 'three'][written.indexOf(true)]);
  expect(await writeNew(join(folder, 'a.txt'), 'new')).toBe(false);
  expect(await moveAside(join(folder, 'a.txt'))).toBe('a.txt.2.bak');
  expect(readFileSync(join(folder, 'a.txt.2.bak'), 'utf8')).toBe('old');
  expect(readFileSync(join(folder, 'a.txt.bak'), 'utf8')).toBe('older');
  expect(readdirSync(folder)).toEqual(['a.txt.2.bak', 'a.txt.bak', 'b.txt']);
});

it('a disk that is full is no such disk', async () => {
  vi.mocked(link).mockRejectedValue(refusing('ENOSPC'));
  const folder = folderWith();
  await expect(writeNew(join(folder, 'a.txt'), 'new')).rejects.toThrow('ENOSPC');
  expect(readdirSync(folder)).toEqual([]);
});

it('a name that was claimed is given back when the file cannot be moved there', async () => {
  vi.mocked(link).mockRejectedValue(refusing('EPERM'));
  const folder = folderWith();
  await expect(moveAside(join(folder, 'nowhere.txt'))).rejects.toThrow('ENOENT');
  expect(readdirSync(folder)).toEqual([]);
});
