import { expect, it } from 'vitest';
import { signsOf } from '../../../renderer/replay/history-line';

it('has one sign for all that parts at a moment, with every side and every sentence', () => {
  const parting = (moment: number, side: string, text: string) => ({ moment, side, text });
  expect(
    signsOf([parting(4, 'red', 'A.'), parting(4, 'blue', 'B.'), parting(4, 'red', 'C.'), parting(9, 'red', 'D.')]),
  ).toEqual([
    { moment: 4, sides: ['red', 'blue'], words: 'A.\nB.\nC.' },
    { moment: 9, sides: ['red'], words: 'D.' },
  ]);
});
