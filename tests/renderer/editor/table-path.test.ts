import { expect, it } from 'vitest';
import { alongWay, tablePath, type Project } from '../../../renderer/editor/table-path';

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
])('half the way %s', (_, way, half) =>
  expect(
    alongWay(
      way.map(([x = 0, y = 0]) => ({ x, y })),
      0.5,
    ),
  ).toEqual(half),
);

it('a fifth of a way lies a fifth of its length from where it begins', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 9 },
  ];
  expect([alongWay(way, 0.2), alongWay(way, 1)]).toEqual([
    { x: 1, y: 1 },
    { x: 1, y: 9 },
  ]);
});

/** One looks from south of the line y = 10 to the north: what lies beyond has a place, what lies nearer has none. */
const looking: Project = ({ x, y }, isBeside = false) => (y > 10 && (isBeside || y < 100) ? { x, y } : null);
const numbersOf = (path: string): readonly number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

it('a line ends where it leads behind the eye, and begins anew where it comes back', () => {
  const there = [20, 4, 4, 20].map((y, i) => ({ x: i * 10, y }));
  const path = tablePath(there, false, looking, Infinity);
  expect(path.match(/[A-Z]/g)?.join('')).toBe('MLML');
  const [ax, ay, bx, by, cx, cy, dx, dy] = numbersOf(path);
  expect([ax, ay, dx, dy]).toEqual([0, 20, 30, 20]);
  for (const [x, y, side] of [
    [bx, by, 6.2],
    [cx, cy, 23.8],
  ] as const) {
    expect(y).toBeCloseTo(10, 1);
    expect(x).toBeCloseTo(side, 0);
  }
});

it('a surface that reaches behind the eye is filled up to there, and one beside the picture has its lines in it', () => {
  const square = (south: number, north: number) => [
    { x: 0, y: south },
    { x: 40, y: south },
    { x: 40, y: north },
    { x: 0, y: north },
  ];
  const cut = tablePath(square(0, 50), true, looking, Infinity);
  expect(cut.match(/[A-Z]/g)?.join('')).toMatch(/^ML+Z$/);
  const numbers = numbersOf(cut);
  const heights = numbers.filter((_, i) => i % 2 === 1);
  expect([Math.min(...heights), Math.max(...heights)]).toEqual([10, 50]);
  expect(tablePath(square(50, 200), true, looking, Infinity)).toContain('200');
  expect(tablePath(square(0, 8), true, looking, Infinity)).toBe('');
});
