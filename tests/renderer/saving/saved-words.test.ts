import { expect, it } from 'vitest';
import { momentsInWords, whenInWords } from '../../../renderer/saving/saved-words';

const at = (minutes: number, seconds: number): number => new Date(2026, 4, 3, 11, minutes, seconds).getTime();

it('tells the seconds of versions saved in one minute, and of no others', () => {
  const now = at(30, 0);
  expect(momentsInWords([at(20, 58), at(20, 4), at(19, 59)], now)).toEqual(['11:20:58', '11:20:04', '11:19']);
});

it.each([
  ['of today is its time', new Date(2026, 4, 3, 0, 1), '00:01'],
  ['of yesterday has its day', new Date(2026, 4, 2, 23, 59), '2 May, 23:59'],
  ['of this day a year ago has it too', new Date(2025, 4, 3, 11, 30), '3 May, 11:30'],
])('a moment %s', (_, then, words) => expect(whenInWords(then.getTime(), at(30, 0))).toBe(words));
