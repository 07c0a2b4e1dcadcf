import { describe, expect, it } from 'vitest';
import { plansAt, withPlans, type PlannedTask, type Plans } from '../../../renderer/replay/plans';
import { logOf } from '../../../renderer/replay/log';
import { turnsOf } from '../../../renderer/replay/turns';
import { sampleBattle } from '../sample-battle';

const battle = sampleBattle();
const rows = logOf(battle, turnsOf(battle.events));
const task = (command: string, sentence: string): PlannedTask => {
  const at = { x: 0, y: 0 };
  return { command, sentence, kind: 'hold', against: null, at, axis: at, centre: at, odds: 1 };
};
const plan = (seat: string, events: number, sentence: string): Plans['plans'][number] => {
  return { seat, events, turn: 1, tasks: [task('a', sentence), task('b', 'B waits.')], news: ['a'] };
};
const plans = [plan('blue', 1, 'A pins the bridge.'), plan('red', 1, 'A holds.'), plan('blue', 12, 'A assaults.')];

describe('plans', () => {
  it('are those told last before a moment, one for each seat', () => {
    const told = (moment: number) => plansAt(plans, moment).map(({ tasks }) => tasks[0]?.sentence);
    expect(told(0)).toEqual([]);
    expect(told(1)).toEqual([]);
    expect(told(2)).toEqual(['A pins the bridge.', 'A holds.']);
    expect(told(12)).toEqual(['A pins the bridge.', 'A holds.']);
    expect(told(13)).toEqual(['A assaults.', 'A holds.']);
  });

  it('stand in the log where their step begins, with what is new', () => {
    const all = withPlans(rows, plans, battle.roster);
    expect(all.filter(({ kind }) => kind !== 'plan')).toEqual(rows);
    const told = all.filter((row) => row.kind === 'plan');
    expect(told.map(({ text }) => text)).toEqual([
      'Bernau plans: A pins the bridge.',
      'Lindenau plans: A holds.',
      'Bernau plans: A assaults.',
    ]);
    const at = all.findIndex((row) => row.kind === 'plan' && row.moment === 12);
    expect(all[at - 1]?.moment).toBeLessThanOrEqual(12);
    expect(all[at + 1]?.moment).toBeGreaterThan(12);
  });

  it('leave the log as it is where there are none', () => {
    expect(withPlans(rows, [], battle.roster)).toEqual(rows);
  });
});
