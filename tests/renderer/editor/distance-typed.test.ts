import { expect, it } from 'vitest';
import { distanceTyped } from '../../../renderer/editor/tracing/distance-typed';

it.each([
  ['1.2', 'km', 1.2, 'km'],
  ['1,2', 'miles', 1.2, 'miles'],
  ['800 paces', 'km', 800, 'paces'],
  ['900m', 'ft of the table', 900, 'm'],
  ['2ft', 'km', 60.96, 'cm of the table'],
  ['1ft 6in', 'km', 45.72, 'cm of the table'],
] as const)(
  'a distance between two places is taken as it is typed: %j with %s chosen',
  (typed, chosen, distance, unit) => {
    const read = distanceTyped(typed, chosen);
    expect(read?.distance).toBeCloseTo(distance, 6);
    expect(read?.unit).toBe(unit);
  },
);

it.each(['', 'far', '12 leagues'])('%j is no distance', (typed) => {
  expect(distanceTyped(typed, 'km')).toBeNull();
});
