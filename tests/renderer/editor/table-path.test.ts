import { expect, it } from 'vitest';
import { halfWay } from '../../../renderer/editor/table-path';

it.each([
  [
    'of a straight way is its middle',
    [
      [0, 0],
      [10, 0],
    ],
    { x: 5, y: 0 },
  ],
  [
    'lies by length, not by corners',
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [10, 0],
    ],
    { x: 5, y: 0 },
  ],
  [
    'may lie behind a corner',
    [
      [0, 0],
      [0, 4],
      [8, 4],
    ],
    { x: 2, y: 4 },
  ],
  ['of one place is that place', [[3, 4]], { x: 3, y: 4 }],
  ['of nothing is nowhere', [], null],
])('half the way %s', (_, way, half) => expect(halfWay(way.map(([x = 0, y = 0]) => ({ x, y })))).toEqual(half));
