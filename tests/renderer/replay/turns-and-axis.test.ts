import { describe, expect, it } from 'vitest';
import { axisOf, roomBeyond } from '../../../renderer/replay/axis';
import { phaseAt, turnsOf, whenOf } from '../../../renderer/replay/turns';
import { sampleBattle } from '../sample-battle';

const { events } = sampleBattle();
const turns = turnsOf(events);

describe('turns and phases', () => {
  it('covers every moment without gaps', () => {
    expect(turns.map(({ number, from, to }) => [number, from, to])).toEqual([
      [1, 0, 13],
      [2, 13, 32],
    ]);
    expect(turns[0]?.phases.map(({ title, from, to }) => [title, from, to])).toEqual([
      ['Initiative', 0, 4],
      ['Movement', 4, 9],
      ['Firing', 9, 13],
    ]);
  });

  it('knows the phase of a moment on both sides of its edge', () => {
    expect(phaseAt(turns, 4)?.title).toBe('Initiative');
    expect(phaseAt(turns, 5)?.title).toBe('Movement');
    expect(whenOf(turns, 13)).toBe('Turn 1, firing');
    expect(whenOf(turns, 14)).toBe('Turn 2, initiative');
  });

  it('has nothing to say of an empty battle', () => {
    expect(turnsOf([])).toEqual([]);
    expect(whenOf([], 0)).toBe('Start');
  });
});

describe('the time axis', () => {
  const axis = axisOf(turns);

  it('gives each turn the same width and spreads its events', () => {
    expect(axis.at(0)).toBe(0);
    expect(axis.at(13)).toBeCloseTo(0.5, 10);
    expect(axis.at(32)).toBe(1);
    expect(axis.at(13 + 19 / 2)).toBeCloseTo(0.75, 10);
  });

  it('finds the moment of a place, and holds places outside at the ends', () => {
    expect(axis.momentAt(0.5)).toBe(13);
    expect(axis.momentAt(0.25)).toBe(7);
    expect(axis.momentAt(-0.2)).toBe(0);
    expect(axis.momentAt(1.4)).toBe(32);
  });

  it('comes back to every moment it draws', () => {
    for (let moment = 0; moment <= events.length; moment++) expect(axis.momentAt(axis.at(moment))).toBe(moment);
  });

  it('has room for more turns than there are, and ends with the last of them', () => {
    const roomy = axisOf(turns, 8);
    expect([roomy.at(13), roomy.at(32), roomy.turnWidth]).toEqual([1 / 8, 2 / 8, 1 / 8]);
    expect([roomy.momentAt(1 / 8), roomy.momentAt(0.9)]).toEqual([13, 32]);
    expect([1, 7, 8, 30, 50].map(roomBeyond)).toEqual([8, 8, 12, 40, 51]);
  });

  it('stands still where there is nothing', () => {
    expect(axisOf([]).at(3)).toBe(0);
    expect(axisOf([]).momentAt(0.7)).toBe(0);
  });
});
