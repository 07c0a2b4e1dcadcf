import { expect, it } from 'vitest';
import { systems } from '../../../engine/rules';

it.each(systems)('every clause of $title is restated in whole sentences, and not by its title alone', ({ clauses }) => {
  expect(clauses.length).toBeGreaterThan(100);
  const bare = clauses.filter(({ title, says = '' }) => !/^\P{Ll}.{17,}[.”)]$/su.test(says) || says === `${title}.`);
  expect(bare.map(({ id, says }) => [id, says])).toEqual([]);
});
