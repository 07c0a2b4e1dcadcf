import { expect, it } from 'vitest';
import { fileInWords, findingsInWords, kindAndPlace, placed } from '../../../renderer/library/wording';
import { entryOf } from '../fake-desk';

it.each([
  ['one that came along', null, 'Fictional'],
  ['a copy of one\u2019s own', '', 'Fictional · Your own'],
  ['one in a folder', 'Silesia', 'Fictional · Your own: Silesia'],
])('the card of %s says where it lies', (_, folder, words) =>
  expect(kindAndPlace(entryOf({ kind: 'fictional', date: null, folder }))).toBe(words),
);

it.each([
  [{ errors: 1, warnings: 3, rulings: 0 }, '1 error to mend'],
  [{ errors: 2, warnings: 0, rulings: 0 }, '2 errors to mend'],
  [{ errors: 0, warnings: 1, rulings: 4 }, '1 warning'],
  [{ errors: 0, warnings: 0, rulings: 1 }, '1 ruling'],
  [{ errors: 0, warnings: 0, rulings: 0 }, 'as written'],
])('findings %j are counted as people count', (findings, words) => expect(findingsInWords(findings)).toBe(words));

it('a finding is told with its line and column', () =>
  expect(placed({ severity: 'error', line: 12, column: 7, message: 'No such troops.' })).toBe(
    'Line 12, column 7: No such troops.',
  ));

it.each([
  ['own/weir.yaml', new Set(['own/weir.yaml']), 'Its file lies where it was.'],
  ['own/weir.yaml', new Set<string>(), 'Its file was moved or put in the bin since. Saving writes it anew.'],
  ['own/weir.yaml', null, ''],
  [null, null, 'It never had a file.'],
])('unsaved work on %s, where there are %o, says what has become of the file', (file, files, words) =>
  expect(fileInWords({ file }, files)).toBe(words),
);
