/** What must hold in every battle of Honours of War, whoever fights it and however foolishly. */
import { describe, expect, it } from 'vitest';
import { fightBattle, verifyRecord } from '../../../../../engine/analysis';
import { openBattle } from '../../../../../engine/battle';
import { honoursOfWar } from '../../../../../engine/rules/honours-of-war';
import { setUpOf } from '../../../../kit';
import type { Fought } from '../../../../kit';
import { testBattles, testLies } from '../../../../kit/suite';
import { stUlrich } from '../../../scenario/files';
import { orderedScenario } from './ordered';
import { subjectOf } from './subjects';

const whole = subjectOf('St. Ulrich', stUlrich(), 30);
const some = { ...whole, turns: 4 };
const typed = { ...some, title: 'St. Ulrich with dice thrown by people', dice: { from: 'people' } } as const;
const ordered = subjectOf('St. Ulrich as the scenario orders', orderedScenario(), 12);

const isLong = ({ battle }: Fought): void => expect(battle.events.length).toBeGreaterThan(150);

/** The ratings are rolled first, everybody comes on, and the battle ends as the scenario or the rules know. */
function isOrdered({ battle }: Fought): void {
  expect(battle.state.over?.why).toMatch(/is broken|are broken|Turn 12 was the last/);
  expect(battle.events[0]).toMatchObject({ do: 'step', turn: 0, title: 'Commanders' });
  const firstTurn = battle.events.findIndex((event) => event.do === 'step' && event.turn === 1);
  const rated = battle.events.slice(0, firstTurn).filter((event) => event.do === 'mark' && event.mark === 'rating');
  expect(rated).toHaveLength(3);
  expect(battle.state.pieces.filter(({ where }) => 'off' in where)).toEqual([]);
  expect(battle.events.map(({ text }) => text)).toContain('Guns are heard in the north.');
}

describe('a battle of', () => {
  testBattles([
    { subject: whole, player: 'generals', seed: 1, also: isLong },
    { subject: whole, player: 'generals', seed: 5, also: isLong },
    { subject: some, player: 'chance', seed: 2, also: isLong },
    { subject: typed, player: 'chance', seed: 3, also: isLong },
    { subject: ordered, player: 'generals', seed: 2, also: isOrdered },
    { subject: ordered, player: 'chance', seed: 3, also: isOrdered },
  ]);
});
describe('the kit', () => testLies(some, 'chance', 2));

it('fights another battle from another seed, and keeps a record that verifies', () => {
  const records = [4, 6].map((seed) => fightBattle({ scenario: stUlrich(), system: honoursOfWar, seed, turns: 4 }));
  expect(new Set(records.map(({ checksum }) => checksum)).size).toBe(2);
  for (const record of records.slice(0, 1))
    expect(verifyRecord(record, honoursOfWar)).toMatchObject({ verified: true, difference: null });
});

it('a seat that does not know of all the enemy’s troops has one view of what stands, and none out of date', () => {
  const battle = openBattle(setUpOf(ordered, 1));
  expect(battle.view('red').state.pieces.length).toBeLessThan(battle.state.pieces.length);
  expect(battle.view('red')).toBe(battle.view('red'));
});
