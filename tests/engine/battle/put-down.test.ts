import { expect, it } from 'vitest';
import { whyNotThere } from '../../../engine/battle/put-down';
import { pose, stateOf } from './states';

it.each([
  [0, 0, true],
  [180, 120, true],
  [-0.1, 60, false],
  [180.1, 60, false],
  [90, -0.1, false],
  [90, 120.1, false],
])('puts pieces no farther than the edge of the table: %d, %d', (x, y, may) => {
  const refusal = whyNotThere(stateOf(), { width: 180, depth: 120 }, [{ id: 'first', to: pose(x, y) }]);
  expect(refusal?.sentence ?? null).toBe(may ? null : 'That is not on the table.');
});
