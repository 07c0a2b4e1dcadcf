import { expect, it } from 'vitest';
import { linkedGroups } from '../../../../engine/tabletop';
import { bodyOf, boxOf } from '../bodies';

it('parts bodies into groups that are linked through each other, in the order given', () => {
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((id, i) =>
    bodyOf(id, i % 2 ? 'red' : 'blue', boxOf(20 * i, 20)),
  );
  if (!a || !b || !c || !d || !e) throw new Error('five bodies');
  const links = new Map([
    [a, [d]],
    [d, [a, c]],
    [c, [d]],
    [b, [e]],
    [e, [b]],
  ]);
  const groups = linkedGroups([b, a, c, d], (body) => links.get(body) ?? []);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([
    ['b', 'e'],
    ['a', 'd', 'c'],
  ]);
  expect(linkedGroups([a, c], () => [])).toEqual([[a], [c]]);
});
