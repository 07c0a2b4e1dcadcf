import { expect, it } from 'vitest';
import { fightBattle, verifyRecord } from '../../../../engine/analysis';
import { groundNow } from '../../../../engine/battle';
import { poseAt } from '../../../../engine/geometry';
import { BLUE_LEFT, books, redAt, smallBattle, stateAt } from './small-battles';

/** A river, a stream and a pond far from two lines; the river freezes, the pond thaws. */
const FROST = `terrain:
  - river: { name: Oder, class: impassable, course: [[-5, 100], [245, 100]] }
  - stream: { name: Brook, course: [[10, 60], [60, 60]] }
  - pond: { name: Mere, frozen: true, outline: { ellipse: { at: [200, 60], radii: [15, 10] } } }
${BLUE_LEFT}${redAt(180)}special:
  - hold: { units: [Left], until: { turn: 9 } }
  - hold: { units: [Right], until: { turn: 9 } }
events:
  - { turn: 2, freezes: Oder }
  - { turn: 2, thaws: Brook } # it is not frozen
  - { turn: 3, thaws: Mere }
victory: { turns: 4 }
`;

it.each(books)('%s crosses ice like open ground while it lasts', (_, system) => {
  const scenario = smallBattle(system, FROST);
  const record = fightBattle({ scenario, system, seed: 4, turns: 4 });
  expect(verifyRecord(record, system)).toMatchObject({ verified: true });
  const isWater = (turn: number, x: number, y: number): boolean => {
    const ground = groundNow(scenario, stateAt(turn, record, system));
    return ground.inWater({ pose: poseAt({ x, y }, { x: 0, y: 1 }), width: 4, depth: 4 }, 'impassable');
  };
  expect([1, 2, 3].map((turn) => isWater(turn, 120, 100))).toEqual([true, false, false]);
  expect([1, 2, 3].map((turn) => isWater(turn, 200, 60))).toEqual([false, false, true]);
  const texts = record.events.map(({ text }) => text);
  expect(texts).toContain('Oder freezes over.');
  expect(texts).toContain('The ice on Mere breaks.');
  expect(texts).not.toContain('The ice on Brook breaks.');
});

it.each(books)('%s lets ice break under nobody', (_, system) => {
  const crowded = FROST.replace('at: [200, 60], radii', 'at: [60, 20], radii');
  const record = fightBattle({ scenario: smallBattle(system, crowded), system, seed: 4, turns: 4 });
  expect(record.events.map(({ text }) => text)).not.toContain('The ice on Mere breaks.');
});
