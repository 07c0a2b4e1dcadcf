import { expect, it } from 'vitest';
import { StandingSigns } from '../../../renderer/battle/standing-signs';

const block = (id: string, hits: number, place = 'translate(1 2)'): string =>
  `<g data-id="${id}" transform="${place}"><g transform="scale(2)"/><text>${hits}</text></g>`;
const label = '<text>v. Kleist</text>';

it('only what looks otherwise is drawn anew; what marches is moved', () => {
  const signs = new StandingSigns();
  signs.draw([block('one', 0), block('two', 1), label]);
  const [one, two, name] = [...signs.group.children];
  signs.draw([block('one', 0, 'translate(5 6)'), block('two', 2), label]);
  const after = [...signs.group.children];
  expect([after[0] === one, after[1] === two, after[2] === name]).toEqual([true, false, true]);
  expect(after.map((sign) => sign.getAttribute('transform'))).toEqual(['translate(5 6)', 'translate(1 2)', null]);
  expect(after[1]?.textContent).toBe('2');
});

it('the order is kept, what is gone is taken away, and what was carried along by hand goes back', () => {
  const signs = new StandingSigns();
  signs.draw([block('one', 0), label, label]);
  signs.group.children[0]?.setAttribute('transform', 'translate(9 9)');
  signs.draw([label, block('two', 0), block('one', 0)]);
  expect([...signs.group.children].map((sign) => sign.getAttribute('data-id'))).toEqual([null, 'two', 'one']);
  expect(signs.group.children[2]?.getAttribute('transform')).toBe('translate(1 2)');
});
