import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
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
