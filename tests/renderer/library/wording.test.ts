import { expect, it } from 'vitest';
import { kindAndPlace } from '../../../renderer/library/wording';
import { entryOf } from '../fake-desk';

it.each([
  ['one that came along', null, 'Fictional'],
  ['a copy of one\u2019s own', '', 'Fictional · Your own'],
  ['one in a folder', 'Silesia', 'Fictional · Your own: Silesia'],
])('the card of %s says where it lies', (_, folder, words) =>
  expect(kindAndPlace(entryOf({ kind: 'fictional', date: null, folder }))).toBe(words),
);
