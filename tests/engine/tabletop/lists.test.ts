import { expect, it } from 'vitest';
import { listsOf } from '../../../engine/tabletop';
import { bodyOf, boxOf } from './bodies';

const [a, b, c] = [
  bodyOf('a', 'blue', boxOf(10, 10)),
  bodyOf('b', 'red', boxOf(30, 10)),
  bodyOf('c', 'blue', boxOf(50, 10)),
];
const other = { ...c, id: 'd', piece: { ...c.piece, command: 'reserve' } };
const lists = listsOf([a, b, c, other]);

it('bodies are listed by side and by command, in their order', () => {
  expect(lists.ofSide('blue')).toEqual([a, c, other]);
  expect(lists.against('blue')).toEqual([b]);
  expect(lists.against('red')).toEqual([a, c, other]);
  expect(lists.ofCommand('brigade')).toEqual([a, b, c]);
  expect(lists.ofCommand('reserve')).toEqual([other]);
  expect(lists.ofSide('green')).toEqual([]);
});
it('a list is made once', () => {
  expect(lists.against('blue')).toBe(lists.against('blue'));
});
