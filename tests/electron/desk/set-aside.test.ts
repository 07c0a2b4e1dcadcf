import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openPlayFiles } from '../../../electron/desk/plays/play-files';
import { openRecords } from '../../../electron/desk/records';
import { sweepAside } from '../../../electron/desk/set-aside';
import { folderWith } from '../folder';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;

it('removes what was put aside more than a month ago, and nothing younger', async () => {
  const folder = folderWith();
  for (const [name, days] of [
    ['old', 30.1],
    ['young', 29.9],
  ] as const) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), (NOW - days * DAY) / 1000, (NOW - days * DAY) / 1000);
  }
  await sweepAside(folder, NOW);
  expect(await readdir(folder)).toEqual(['young']);
});

it('goes by when a battle was put away, not by when it was fought, and leaves kept ones be', async () => {
  const folder = join(folderWith(), 'battles');
  await mkdir(folder);
  const names = [
    'Kept long ago.battle.json',
    `Old.battle.json.${NOW - 31 * DAY}.removed`,
    `Old.battle.json.${NOW - 31 * DAY}.removed.notes`,
    `Young.battle.json.${NOW - 29 * DAY}.removed`,
  ];
  for (const name of names) {
    await writeFile(join(folder, name), '{}');
    await utimes(join(folder, name), 1000, 1000);
  }
  openRecords(folder, undefined, () => NOW);
  await vi.waitFor(async () => expect((await readdir(folder)).sort()).toEqual([names[0], names[3]]));
});

it('goes by when a fight was discarded, not by when it was last played', async () => {
  const folder = folderWith({ 'toy-play-1.play': 'played long ago', 'toy-play-11.play': 'another' });
  await utimes(join(folder, 'toy-play-1.play'), 1000, 1000);
  const filesAt = (days: number) =>
    openPlayFiles(
      folder,
      () => NOW + days * DAY,
      () => undefined,
    );
  await filesAt(0).discard('toy-play-11');
  await filesAt(0).discard('toy-play-1');
  const names = () => readdir(join(folder, 'discarded'));
  filesAt(29.9);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await names()).toHaveLength(2);
  await filesAt(29.9).restore('toy-play-1');
  expect((await filesAt(29.9).read('toy-play-1')).text).toBe('played long ago');
  filesAt(30.1);
  await vi.waitFor(async () => expect(await names()).toEqual([]));
  await expect(filesAt(30.1).restore('toy-play-11')).rejects.toThrow('no longer there');
});
