import { describe, expect, it } from 'vitest';
import { filesMeant } from '../../../electron/command-line/files';
import { oneName, sortWords } from '../../../electron/command-line/command-words';
import { folderWith } from '../folder';

const sorted = (...words: string[]) => sortWords(words, ['seed', 'turns'], ['json']);

describe('the words of a command', () => {
  it('are names, options with values and flags, in any order', () => {
    const words = sorted('--seed', '7', 'a.yaml', '--json', '--turns=9');
    expect(words.names).toEqual(['a.yaml']);
    expect([words.count('seed', 1, 0), words.count('turns', 30, 1), words.flag('json')]).toEqual([7, 9, true]);
  });

  it('fall back to what is usual', () => {
    const words = sorted('a.yaml');
    expect([words.count('seed', 1, 0), words.text('turns'), words.flag('json')]).toEqual([1, undefined, false]);
  });

  it.each([
    [['--sed', '7'], 'There is no option --sed here.'],
    [['-x'], 'There is no option -x here.'],
    [['--seed'], '--seed lacks its value'],
    [['--json=1'], '--json lacks its value, or has one it does not take.'],
  ])('%j are refused with a sentence', (words, why) => {
    expect(() => sorted(...words)).toThrow(why);
  });

  it.each(['0', '-1', '1.5', 'x', '', '99999999999'])('do not take %j for a number of turns', (given) => {
    expect(() => sorted(`--turns=${given}`).count('turns', 30, 1)).toThrow('whole number of at least 1');
  });

  it('hold exactly one name where one is wanted', () => {
    expect(oneName(sorted('a'), 'A record')).toBe('a');
    expect(() => oneName(sorted(), 'A record')).toThrow('A record is missing.');
    expect(() => oneName(sorted('a', 'b'), 'A record')).toThrow('One record is enough; 2 were given.');
  });
});

describe('files meant', () => {
  const folder = () => folderWith({ 'a/one.yaml': '', 'a/b/two.yaml': '', 'a/b/note.txt': '', 'three.yaml': '' });
  it.each([
    [['three.yaml'], ['three.yaml']],
    [['a'], ['a/b/two.yaml', 'a/one.yaml']],
    [['a/'], ['a/b/two.yaml', 'a/one.yaml']],
    [['*.yaml'], ['three.yaml']],
    [['a/*.yaml'], ['a/one.yaml']],
    [['a/**/*.yaml'], ['a/b/two.yaml', 'a/one.yaml']],
    [['**/t*.yaml'], ['a/b/two.yaml', 'three.yaml']],
    [['a/b/???.yaml', 'a/b/two.yaml'], ['a/b/two.yaml']],
  ])('by %j are %j', async (names, files) => {
    expect(await filesMeant(names, folder())).toEqual(files);
  });

  it('that are not there are told', async () => {
    await expect(filesMeant(['four.yaml'], folder())).rejects.toThrow('“four.yaml” is not there.');
    await expect(filesMeant(['b/*.yaml'], folder())).rejects.toThrow('No file is meant by b/*.yaml.');
    await expect(filesMeant(['a/*.yml'], folder())).rejects.toThrow('No file is meant by a/*.yml.');
  });
});
