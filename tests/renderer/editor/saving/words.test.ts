import { expect, it } from 'vitest';
import { momentsInWords } from '../../../../renderer/editor/saving/words';

const at = (minutes: number, seconds: number): number => new Date(2026, 4, 3, 11, minutes, seconds).getTime();

it('tells the seconds of versions saved in one minute, and of no others', () => {
  const now = at(30, 0);
  expect(momentsInWords([at(20, 58), at(20, 4), at(19, 59)], now)).toEqual(['11:20:58', '11:20:04', '11:19']);
});
