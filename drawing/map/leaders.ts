/** The signs of leaders: a general's star, a lieutenant general's star of four points, a commander's cross, each in a ring. */
import type { Inks } from './inks';
import type { Shape } from './scene';
import { drawing, point, polygon } from './strokes';

export interface LeaderSign {
  readonly id: string;
  readonly side: 0 | 1;
  readonly rank: 'general' | 'lieutenant' | 'commander';
  readonly at: { readonly x: number; readonly y: number };
}
const RADII = { general: 2.2, lieutenant: 1.9, commander: 1.6 } as const;
export const leaderRadius = (rank: LeaderSign['rank']): number => RADII[rank];

const STAR = [
  [0, 1],
  [0.225, 0.309],
  [0.951, 0.309],
  [0.363, -0.118],
  [0.588, -0.809],
  [0, -0.382],
  [-0.588, -0.809],
  [-0.363, -0.118],
  [-0.951, 0.309],
  [-0.225, 0.309],
] as const;

const FOUR_POINTS = [0, 1, 2, 3].flatMap((quarter) => {
  const [sine, cosine] = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ][quarter] ?? [0, 1];
  const turned = (x: number, y: number): readonly [number, number] => [
    x * (cosine ?? 1) + y * (sine ?? 0),
    y * (cosine ?? 1) - x * (sine ?? 0),
  ];
  return [turned(0, 1), turned(0.24, 0.24)];
});

/** Half the width of its arms, and their length, as shares of the ring. */
const [HALF, ARM] = [0.17, 0.62];
const CROSS = [0, 1, 2, 3].flatMap((quarter) => {
  const [out, left] = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ][quarter] ?? [0, 1];
  const [x, y] = [out ?? 0, left ?? 1];
  const on = (along: number, across: number): readonly [number, number] => [
    x * along + y * across,
    y * along - x * across,
  ];
  return [on(ARM, -HALF), on(ARM, HALF), on(HALF, HALF)];
});

/** The sign of a leader in its ring. */
export function leaderShape({ id, side, rank, at }: LeaderSign, inks: Inks): Shape {
  const { mark, edge, hatching } = inks.sides[side];
  const rim = hatching === null ? {} : { stroke: edge, width: 0.16 };
  const radius = leaderRadius(rank);
  const corners = rank === 'general' ? STAR : FOUR_POINTS;
  const star = drawing([polygon(corners.map(([x, y]) => point(x * radius * 0.82, y * radius * 0.82)))], {
    fill: mark,
    ...rim,
  });
  const cross = drawing([polygon(CROSS.map(([x, y]) => point(x * radius, y * radius)))], { fill: mark, ...rim });
  return {
    kind: 'group',
    frame: { x: at.x, y: at.y, hx: 0, hy: 1 },
    tags: { id, kind: 'leader', side: String(side + 1) },
    shapes: [
      {
        kind: 'disc',
        at: point(0, 0),
        radius,
        paint: { fill: inks.halo, fillOpacity: 0.92, stroke: edge, width: 0.28 },
      },
      rank === 'commander' ? cross : star,
    ],
  };
}
