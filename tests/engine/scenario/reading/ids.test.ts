import { expect, test } from 'vitest';
import { Ids } from '../../../../engine/scenario/reading/ids';

test('ids are given out once each, and each knows its field', () => {
  const ids = new Ids();
  const given = ['first', 'first', 'first-2', 'first'].map((id, index) => ids.take(id, `at ${index}`));
  expect(given).toEqual(['first', 'first-2', 'first-2-2', 'first-3']);
  expect(given.map((id) => ids.fieldOf(id))).toEqual(['at 0', 'at 1', 'at 2', 'at 3']);
  expect(ids.fieldOf('second')).toBeNull();
});
