import { expect, it } from 'vitest';
import { fightBattle, verifyRecord } from '../../../../engine/analysis';
import { findPiece, isSeenBy } from '../../../../engine/battle';
import { BLUE_LEFT, books, redAt, smallBattle, stateAt } from './small-battles';

/** Two lines far apart on both banks of a river; everything a scenario may order happens in four turns. */
const ORDERED = `clock: { begins: "09:00", turn: 30 }
weather: { sight: 20cm }
terrain:
  - river: { name: Brook, class: impassable, course: [[-5, 100], [245, 100]] }
  - bridge: { name: Old bridge, over: Brook, at: [60, 100], broken: true }
  - bridge: { name: New bridge, over: Brook, at: [180, 100] }
${BLUE_LEFT}${redAt(180)}special:
  - hold: { units: [Left], until: { needs: 2 } }
  - hold: { units: [Right], until: { hour: "10:00" } }
events:
  - { turn: 2, sight: 40cm }
  - { turn: 2, throws: Old bridge }
  - { hour: "10:00", breaks: New bridge }
  - { turn: 3, text: They come by the bridge., told to: blue }
  - { turn: 4, sight: unlimited }
victory: { turns: 4 }
`;

it.each(books)('%s plays what a scenario orders', (_, system) => {
  const scenario = smallBattle(system, ORDERED);
  const record = fightBattle({ scenario, system, seed: 4, turns: 4 });
  expect(verifyRecord(record, system)).toMatchObject({ verified: true });
  const inTurn = (turn: number) => stateAt(turn, record, system);
  const bridges = (turn: number) =>
    ['old-bridge', 'new-bridge'].map((bridge) => inTurn(turn).ground[bridge]?.gone !== true);
  expect([1, 2, 3].map(bridges)).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
  expect([1, 2, 3, 4].map((turn) => inTurn(turn).marks['sight'])).toEqual([20, 40, 40, undefined]);
  expect([2, 3].map((turn) => findPiece(inTurn(turn), 'red/guard-1')?.marks['held'])).toEqual(['1', undefined]);
  expect(record.events.some(({ text }) => text.startsWith('Left may move: '))).toBe(true);
  const told = record.events.filter(({ text }) => text === 'To Blue alone: They come by the bridge.');
  expect(told.map((event) => ['blue', 'red'].map((seat) => isSeenBy(event, seat)))).toEqual([[true, false]]);
});
