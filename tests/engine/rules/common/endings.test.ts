import { describe, expect, it } from 'vitest';
import { leastLost, objectiveCounts, onlySideOf } from '../../../../engine/rules/common';
import { battlefield } from '../honours-of-war/field';

const loss = (id: string, lost: number) => ({ side: { id }, lost });

describe('who has lost least', () => {
  it.each([
    [1, 2, 'blue'],
    [2.5, 2, 'red'],
    [2, 2, null],
  ])('%d against %d: %s', (blue, red, side) => {
    expect(leastLost([loss('blue', blue), loss('red', red)])).toBe(side);
  });
});

describe('an objective', () => {
  it.each([
    [2, false],
    [3, true],
    [5, true],
    [6, false],
  ])('of turns 3 to 5 in turn %d: %s', (turn, counts) => {
    const objective = { id: 'hill', name: 'The hill', feature: null, at: { x: 0, y: 0 }, points: 1, holder: null };
    const on = battlefield({ objectives: [] });
    on.state.at = { turn, step: 0 };
    expect(objectiveCounts(on, { ...objective, from: 3, until: 5 })).toBe(counts);
    expect(objectiveCounts(on, { ...objective, from: null, until: null })).toBe(true);
  });
  it('belongs to the one side that is there', () => {
    const [blue, red] = [{ side: 'blue' }, { side: 'red' }];
    expect(onlySideOf([blue, blue])).toBe('blue');
    expect(onlySideOf([blue, red])).toBeNull();
    expect(onlySideOf([])).toBeNull();
  });
});
