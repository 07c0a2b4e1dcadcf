import { expect, it } from 'vitest';
import { isSameName, plainName } from '../../../electron/desk/file-names';

it.each([
  ['St. Ulrich', 'St Ulrich'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
  ['a\u0007b\u202ec', 'a b c'],
  ['...', ''],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), 'x'.repeat(80)],
  [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
  // Three bytes each: 60 of them are 180.
  ['普'.repeat(61), '普'.repeat(60)],
  [`a${'普'.repeat(60)}`, `a${'普'.repeat(59)}`],
  ['𐍈'.repeat(46), '𐍈'.repeat(45)],
  ['CON', 'CON (file)'],
  ['lpt9', 'lpt9 (file)'],
  ['com¹', 'com¹ (file)'],
  ['console', 'console'],
  ['com10', 'com10'],
])('%j becomes %j', (title, name) => expect(plainName(title)).toBe(name));

it('keeps marks that are allowed, but at no end', () => {
  expect(plainName('St. Ulrich & Co.', '.&')).toBe('St. Ulrich & Co');
  expect(plainName('aux.txt', '.')).toBe('aux (file).txt');
  expect(plainName('a-b]c^d', ']^-')).toBe('a-b]c^d');
});

it.each([
  ['Leuthen', 'LEUTHEN', true],
  ['\u00e9', 'e\u0301', true],
  ['Leuthen', 'Leuthen 2', false],
])('%j and %j in one folder are the same: %j', (one, other, same) => expect(isSameName(one, other)).toBe(same));
