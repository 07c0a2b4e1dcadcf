import { expect, it } from 'vitest';
import { isOnTable } from '../../../engine/geometry';

it('a place on the edge of a table is on it, and one a millimetre past any edge is not', () => {
  const table = { width: 180, depth: 120 };
  const on = (x: number, y: number): boolean => isOnTable(table, { x, y });
  expect([on(0, 0), on(180, 120), on(90, 60)]).toEqual([true, true, true]);
  expect([on(-0.1, 60), on(180.1, 60), on(90, -0.1), on(90, 120.1)]).toEqual([false, false, false, false]);
});
