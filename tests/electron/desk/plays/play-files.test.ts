import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeOf, headOf, readPlay } from '../../../../electron/desk/plays/play-file';
import { openPlayFiles } from '../../../../electron/desk/plays/play-files';
import { folderWith } from '../../folder';

const PLAY = 'toy-play-1';

function opened() {
  const folder = join(folderWith(), 'plays');
  const faults: unknown[] = [];
  const files = openPlayFiles(
    folder,
    () => 0,
    (error) => faults.push(error),
  );
  const away = (): Promise<void> => rename(folder, `${folder} away`);
  const back = (): Promise<void> => rename(`${folder} away`, folder);
  return { folder, faults, files, away, back };
}

it('writes with the next line what could not be written, in order, apart from what may be there in part', async () => {
  const { folder, faults, files, away, back } = opened();
  await files.write(PLAY, 'head\n');
  files.add(PLAY, 'one\n');
  await files.settled();
  await away();
  files.add(PLAY, 'two\n');
  files.add(PLAY, 'three\n');
  await files.settled();
  expect(faults).toHaveLength(2);
  await back();
  await writeFile(join(folder, `${PLAY}.play`), 'head\none\ntw');
  files.add(PLAY, 'four\n');
  files.add(PLAY, 'five\n');
  expect((await files.read(PLAY)).text).toBe('head\none\ntw\ntwo\nthree\nfour\nfive\n');
  expect(faults).toHaveLength(2);
});

it('writes it before the file is read, and never once it is begun anew or taken away', async () => {
  const { files, away, back } = opened();
  const lose = async (line: string): Promise<void> => {
    await away();
    files.add(PLAY, line);
    await files.settled();
    await back();
  };
  await files.write(PLAY, 'head\n');
  await lose('one\n');
  expect((await files.read(PLAY)).text).toBe('head\n\none\n');
  await lose('two\n');
  await files.write(PLAY, 'anew\n');
  expect((await files.read(PLAY)).text).toBe('anew\n');
  await lose('three\n');
  await files.remove(PLAY);
  await expect(files.read(PLAY)).rejects.toThrow('no longer there');
  expect(await files.list()).toEqual([]);
});

it('reads past a line that is there in part, and not past one that is missing', () => {
  const order = {
    scenario: { table: {}, armies: [] },
    system: 'toy',
    dice: {},
    turns: 3,
    players: {},
    practice: false,
  };
  const head = headOf({ title: 'A toy war', version: '1', seats: {}, order: order as never });
  const line = (from: number): string =>
    changeOf({ from, turn: from + 1, entries: [{ seat: 'blue', choice: { pick: 'stand' } }], acts: [] });
  const read = (...lines: readonly string[]) => readPlay(head + lines.join(''), PLAY);
  expect(read(line(0), '{"from":1,"tu\n', '\n', line(1))).toMatchObject({ turn: 2, soFar: { entries: { length: 2 } } });
  expect(read(line(0), line(2))).toMatchObject({ turn: 1, soFar: { entries: { length: 1 } } });
});
