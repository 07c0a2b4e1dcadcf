import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../../engine/battle';
import { clockOfBattle } from '../../../engine/chronicle';
import { scenario } from './mill';

const clock = { begins: 720, turn: 30, sunrise: null, sunset: null };
const step = (turn: number): BattleEvent => ({
  ...{ do: 'step', turn, step: 0, title: 'Movement' },
  ...{ act: 0, seen: 'all', text: '', reasons: [] },
});
const told: BattleEvent = { do: 'told', who: '', what: '', act: 0, seen: 'all', text: '', reasons: [] };
/** Deployment of one event, a turn of three, a turn of four, a turn that has just begun. */
const events = [step(0), step(1), told, told, step(2), told, told, told, step(3)];

describe('the turns of a battle laid to the clock', () => {
  const laid = clockOfBattle({ scenario: { ...scenario, clock }, events });

  it.each([
    [0, 720],
    [2, 735],
    [4, 750],
    [6, 765],
    [8, 780],
    [9, 810],
  ])('moment %d is at minute %d, and back', (moment, hour) => {
    expect(laid?.hourOf(moment)).toBe(hour);
    expect(laid?.momentOf(hour)).toBe(moment);
  });
  it('begins with the first turn and ends with the last', () =>
    expect([laid?.begins, laid?.ends, laid?.momentOf(0), laid?.momentOf(9999)]).toEqual([720, 810, 0, 9]));
  it('is none where the scenario tells no hours', () => expect(clockOfBattle({ scenario, events })).toBeNull());
});
