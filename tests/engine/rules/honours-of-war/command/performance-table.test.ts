import { describe, expect, it } from 'vitest';
import {
  improved,
  performanceOf,
  worsened,
} from '../../../../../engine/rules/honours-of-war/command/performance-table';
import type { Rating } from '../../../../../engine/scenario';

const row = (rating: Rating): readonly string[] => [1, 2, 3, 4, 5, 6].map((die) => performanceOf(rating, die));

describe('HOW-PERF-01: command performance', () => {
  it.each<[Rating, readonly string[]]>([
    ['dithering', ['Feeble', 'Poor', 'Steady', 'Steady', 'Steady', 'Steady']],
    ['dependable', ['Poor', 'Steady', 'Steady', 'Steady', 'Steady', 'Admirable']],
    ['dashing', ['Steady', 'Steady', 'Steady', 'Steady', 'Admirable', 'Inspiring']],
  ])('%s', (rating, expected) => {
    expect(row(rating)).toEqual(expected);
  });
  it('HOW-PERF-02, HOW-CMD-13: a modified die counts as 1 below and as 6 above', () => {
    expect(performanceOf('dithering', 0)).toBe('Feeble');
    expect(performanceOf('dashing', 7)).toBe('Inspiring');
  });
  it('HOW-PERF-07: a dependable independent cannot be feeble', () => {
    expect(row('dependable')).not.toContain('Feeble');
  });
});

it('HOW-CMD-13, HOW-CMD-11: a rating goes up and down one step, no farther than the table', () => {
  expect((['dithering', 'dependable', 'dashing'] as const).map(improved)).toEqual(['dependable', 'dashing', 'dashing']);
  expect((['dithering', 'dependable', 'dashing'] as const).map(worsened)).toEqual([
    'dithering',
    'dithering',
    'dependable',
  ]);
});
