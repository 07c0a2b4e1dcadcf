import { describe, expect, it } from 'vitest';
import { fightBattle, fightForOutcome, verifyRecord } from '../../../engine/analysis';
import { battleChecksum, fold, openBattle, replayEntries } from '../../../engine/battle';
import type { Battle } from '../../../engine/battle';
import { capableGeneral } from '../../../engine/generals';
import { toyScenario } from './field';
import { chances, playAtRandom } from '../../kit/fuzzer';
import { toySystem } from './rules';
import { openToy, toySetUp } from './table';

const fuzzed = (seed: number, people = false): Battle => {
  const battle = openToy({ dice: people ? { from: 'people' } : { from: 'seed', seed }, keepSteps: true });
  playAtRandom(battle, chances(seed), {
    look: ({ decision, list }) => {
      for (const choice of list) expect(battle.check(decision.seat, choice)).toBeNull();
    },
  });
  return battle;
};

describe('the toy at random', () => {
  it.each(Array.from({ length: 20 }, (_, i) => i + 1))('comes to an end and adds up (play %i)', (seed) => {
    const battle = fuzzed(seed, seed % 2 === 0);
    expect(battle.ended).toBe(true);
    expect(battle.pending).toEqual([]);
    expect(battle.state.over?.why).toMatch(/^(blue|red) line is gone$/);
    expect(fold(toySetUp().start, battle.events, toySystem.marks)).toEqual(battle.state);
    const dice = seed % 2 === 0 ? ({ from: 'people' } as const) : ({ from: 'seed', seed } as const);
    const again = replayEntries(toySetUp({ dice }), battle.entries);
    expect(battleChecksum(again)).toBe(battleChecksum(battle));
  });

  it('goes on the same from any step it is entered at', () => {
    const whole = fuzzed(3);
    const firsts = whole.events.flatMap((event, i) => (event.do === 'step' ? [i] : []));
    expect(whole.stepStates).toHaveLength(firsts.length);
    whole.stepStates.forEach((start, i) => {
      const from = firsts[i] ?? 0;
      const answered = answersUpTo(whole, i);
      const later = openBattle({ ...toySetUp({ dice: { from: 'seed', seed: 3 } }), start });
      for (const entry of whole.entries.slice(answered)) if ('choice' in entry) later.submit(entry.seat, entry.choice);
      expect(later.events).toEqual(whole.events.slice(from));
    });
  });

  it('is told off the table by its last turn', () => {
    const battle = openToy({ turns: 1, dice: { from: 'list', dice: Array<number>(8).fill(1) } });
    playAtRandom(battle, chances(1));
    expect([battle.ended, battle.state.over, battle.state.at.turn]).toEqual([true, null, 1]);
  });
});

/** Two answers to each turn that began before a step. */
const answersUpTo = (battle: Battle, step: number): number => {
  const at = battle.stepStates[step]?.at;
  return at ? (at.turn - (at.step > 0 ? 0 : 1)) * 2 : 0;
};

describe('the toy under the capable general', () => {
  const fight = (seed: number) => ({ scenario: toyScenario, system: toySystem, seed, turns: 30 });

  it('fights to the end and keeps a record that verifies', () => {
    const record = fightBattle(fight(5));
    expect(record.outcome.ended).toBe(true);
    expect(record.seats).toEqual({ blue: 'capable general', red: 'capable general' });
    expect(Object.keys(record.vocabulary.clauses).sort()).toEqual(['TOY-1', 'TOY-2', 'TOY-3']);
    expect(verifyRecord(record, toySystem)).toMatchObject({ verified: true, difference: null });
    expect(fightForOutcome(fight(5))).toEqual(record.outcome);
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
