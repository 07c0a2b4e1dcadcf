import { expect, it } from 'vitest';
import { fightBattle, verifyRecord } from '../../../../engine/analysis';
import { findPiece, fold } from '../../../../engine/battle';
import type { BattleRecord } from '../../../../engine/battle';
import type { RuleSystem } from '../../../../engine/rules';
import { objectiveCounts } from '../../../../engine/rules/common';
import { BLUE_LEFT, books, redAt, smallBattle, stateAt } from './small-battles';

/** Two lines far apart; a reserve that waits to be called, one that comes at an hour, horse whose place a die decides. */
const ORDERED = `clock: { begins: "09:00", turn: 30 }
${BLUE_LEFT}      - name: Horse
        commander: { at: [150, 10] }
        deploy: { at: [150, 20], heading: 0, spacing: 24cm }
        units: [{ name: Riders, type: dragoons, repeat: 2 }]
      - name: Reserve
        commander: {}
        arrives: { on call: true, at: [0, 30], heading: 90 }
        units: [{ name: Guards, type: guards, repeat: 2 }]
    independents:
      - { name: Late, type: line infantry, arrives: { hour: "10:00", at: [240, 40], heading: 270 } }
${redAt(180)}objectives:
  - { name: Mill, at: [120, 100] }
  - { name: Barn, at: [20, 190], from turn: 4 }
special:
  - lots: { units: [Horse], places: [{ at: [200, 60], heading: 270 }] }
events:
  - { turn: 2, calls: [Reserve] }
  - { turn: 2, holds: [Left] }
  - { turn: 2, voids: Mill }
  - { turn: 2, counts: Barn }
  - { turn: 4, frees: [Left] }
victory: { turns: 4 }
`;

const fought = (system: RuleSystem, seed: number): BattleRecord =>
  fightBattle({ scenario: smallBattle(system, ORDERED), system, seed, turns: 4 });

it.each(books)('%s plays the orders that a scenario gives in the course of the battle', (_, system) => {
  const record = fought(system, 4);
  expect(verifyRecord(record, system)).toMatchObject({ verified: true });
  const isOn = (unit: string, turn: number): boolean => {
    const piece = findPiece(stateAt(turn, record, system), unit);
    return piece !== null && !('off' in piece.where);
  };
  expect([1, 2, 3].map((turn) => isOn('blue/guards-1', turn))).toEqual([false, true, true]);
  expect([1, 2, 3].map((turn) => isOn('blue/late', turn))).toEqual([false, false, true]);
  const held = (turn: number) => findPiece(stateAt(turn, record, system), 'blue/first-1')?.marks['held'];
  expect([1, 2, 3, 4].map(held)).toEqual([undefined, '1', '1', undefined]);
  const counting = (turn: number) =>
    record.roster.objectives.map((one) =>
      objectiveCounts({ state: stateAt(turn, record, system), roster: record.roster }, one),
    );
  expect([1, 2].map(counting)).toEqual([
    [true, false],
    [false, true],
  ]);
  const texts = record.events.map(({ text }) => text);
  expect(texts).toContain('Left may not move until set free.');
  expect(texts).toContain('Left may move: the scenario frees them.');
  expect(texts).toContain('Mill counts no more.');
  expect(texts).toContain('Barn counts from now on.');
});

it.each(books)('%s throws for the place where troops begin, and their commander goes with them', (_, system) => {
  const begun = [1, 2, 3, 4, 5, 6].map((seed) => {
    const record = fought(system, seed);
    expect(
      record.start.pieces.filter(({ id }) => id.startsWith('blue/riders')).every(({ where }) => 'off' in where),
    ).toBe(true);
    const drawn = record.events.findIndex(({ text }) => text.startsWith('Horse: place'));
    const state = fold(record.start, record.events.slice(0, drawn + 3), system.marks);
    const places = ['blue/riders-1', 'blue/riders-2', 'blue/horse'].map((id) => {
      const where = findPiece(state, id)?.where;
      return where && 'on' in where ? [where.on.x, where.on.y].map(Math.round) : null;
    });
    return { text: record.events[drawn]?.text, places };
  });
  const second = {
    text: 'Horse: place 2 of 2.',
    places: [
      [200, 72],
      [200, 48],
      [210, 60],
    ],
  };
  const first = {
    text: 'Horse: place 1 of 2.',
    places: [
      [162, 20],
      [138, 20],
      [150, 10],
    ],
  };
  for (const one of begun) expect([first, second]).toContainEqual(one);
  expect(new Set(begun.map(({ text }) => text)).size).toBe(2);
});
