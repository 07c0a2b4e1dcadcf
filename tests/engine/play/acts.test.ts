import { expect, it } from 'vitest';
import type { BattleEntry } from '../../../engine/battle';
import { Acts } from '../../../engine/play/acts';

const entries = (length: number): readonly BattleEntry[] =>
  Array.from({ length }, (_, i) => ({ seat: 'blue', choice: { pick: `${i}` } }));
/** Acts at the entries 2, 4 and 5 of 7. */
const some = (): Acts => new Acts([2, 4, 5], 7);

it('an act is taken back with all after it, and those before it stay', () => {
  const acts = some();
  acts.takeBack(4, entries(7));
  expect([acts.lastAt(Infinity), acts.undone]).toEqual([2, 1]);
  expect(acts.change(entries(4), 1)).toEqual({ from: 4, turn: 1, entries: [], acts: [] });
  const again = acts.nextAgain();
  expect(again).toEqual({ entries: entries(7).slice(4), acts: [4, 5] });
  if (again) acts.again(again);
  expect([4, 3].map((entry) => acts.lastAt(entry))).toEqual([4, 2]);
});

it.each([
  [5, 4],
  [6, 5],
])('of a battle that is corrected to %d entries the last act left is at %d', (length, last) => {
  const acts = some();
  acts.corrected(3, length);
  expect(acts.lastAt(Infinity)).toBe(last);
  expect(acts.change(entries(length), 1)?.from).toBe(3);
});
