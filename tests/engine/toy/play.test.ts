import { describe, expect, it } from 'vitest';
import { fightBattle, verifyRecord } from '../../../engine/analysis';
import { NEUTRAL, openBattle } from '../../../engine/battle';
import { capableGeneral } from '../../../engine/generals';
import { toyScenario } from './field';
import { chances, playAtRandom, trial } from '../../kit';
import type { Fought, Subject } from '../../kit';
import { testBattles, testLies } from '../../kit/suite';
import { orderQuestion, toySystem } from './rules';
import { openToy, toySetUp } from './table';

const toy: Subject = { title: 'the toy', system: toySystem, scenario: toyScenario, turns: 100 };
const byPeople: Subject = { ...toy, title: 'the toy with dice thrown by people', dice: { from: 'people' } };

describe('a battle of', () => {
  const isWon = ({ battle }: Fought): void => expect(battle.state.over?.why).toMatch(/^(blue|red) line is gone$/);
  testBattles([
    ...[1, 2, 3, 4, 5, 6].map((seed) => ({ subject: toy, player: 'chance' as const, seed, also: isWon })),
    ...[7, 8, 9].map((seed) => ({ subject: byPeople, player: 'chance' as const, seed, also: isWon })),
    { subject: toy, player: 'generals', seed: 5, also: isWon },
  ]);
});

describe('the kit', () => {
  testLies(toy, 'chance', 1);

  const WRONG: readonly (readonly [string, Partial<typeof orderQuestion>, string])[] = [
    [
      'listed and refused',
      { choices: () => ({ list: [{ pick: 'stand' }, { pick: 'flee' }] }) },
      'order lists {"pick":"flee"} and refuses it: There is no order “flee”.',
    ],
    [
      'listed twice',
      { choices: () => ({ list: [{ pick: 'stand' }, { pick: 'stand' }] }) },
      'order lists an answer twice',
    ],
    ['without a label', { label: () => '' }, 'order calls {"pick":"stand"} “”'],
    [
      'of an endless promise',
      { evaluate: () => ({ ...NEUTRAL, harm: Infinity }) },
      'order promises Infinity, 0, 0 of {"pick":"stand"}',
    ],
  ];
  it.each(WRONG)('finds an answer %s', (_title, change, fault) => {
    const system = { ...toySystem, questions: { order: { ...orderQuestion, ...change } } };
    expect(trial({ ...toy, system }, 'chance', 1).faults).toContain(fault);
  });
});

describe('the toy', () => {
  it('is told off the table by its last turn', () => {
    const battle = openToy({ turns: 1, dice: { from: 'list', dice: Array<number>(8).fill(1) } });
    playAtRandom(battle, chances(1));
    expect([battle.ended, battle.state.over, battle.state.at.turn]).toEqual([true, null, 1]);
  });
});

describe('the toy under the capable general', () => {
  const fight = (seed: number) => ({ scenario: toyScenario, system: toySystem, seed, turns: 30 });

  it('fights to the end and keeps a record that verifies', () => {
    const record = fightBattle(fight(5));
    expect(record.outcome.ended).toBe(true);
    expect(record.seats).toEqual({ blue: 'capable general', red: 'capable general' });
    expect(Object.keys(record.vocabulary.clauses).sort()).toEqual(['TOY-1', 'TOY-2', 'TOY-3']);
    expect(verifyRecord(record, toySystem)).toMatchObject({ verified: true, difference: null });
  });

  it('springs its scout, as that promises most, and only once', () => {
    const orders = fightBattle(fight(5)).entries.flatMap((entry) =>
      'choice' in entry && 'pick' in entry.choice && entry.seat === 'blue' ? [entry.choice.pick] : [],
    );
    expect(orders[0]).toBe('spring');
    expect(orders.slice(1)).not.toContain('spring');
  });

  it('knows no more than its seat: it answers the same wherever the other scout hides', () => {
    const general = capableGeneral(toySystem);
    const answers = ['mill', 'wood'].map((marked) => {
      const setUp = toySetUp();
      const pieces = setUp.start.pieces.map((one) => (one.id === 'red scout' ? { ...one, where: { marked } } : one));
      const battle = openBattle({ ...setUp, start: { ...setUp.start, pieces } });
      const [decision] = battle.pending;
      const question = decision && battle.question(decision.kind);
      return question ? general.choose(battle.view('blue'), decision, question) : null;
    });
    expect(answers).toEqual([{ pick: 'spring' }, { pick: 'spring' }]);
  });
});
