import { expect, test } from 'vitest';
import { seenPoints } from '../../../renderer/ui/svg-parts';

test('places become the points of a line, and none where one of them is not seen', () => {
  const seen = (x: number): { x: number; y: number } | null => (x < 0 ? null : { x, y: x * 2 });
  expect(seenPoints([1, 2.5], seen)).toBe('1,2 2.5,5');
  expect(seenPoints([1, -1, 2], seen)).toBeNull();
});
