/** The signs of leaders: a general's star, a commander's cross, each in a ring. */
import type { Inks } from './inks';
import type { Shape } from './scene';
import { drawing, point, polygon, polyline } from './strokes';

export interface LeaderSign {
  readonly id: string;
  readonly side: 0 | 1;
  readonly rank: 'general' | 'commander';
  readonly at: { readonly x: number; readonly y: number };
}
export const leaderRadius = (rank: LeaderSign['rank']): number => (rank === 'general' ? 2.2 : 1.6);

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

/** A general's star or a commander's cross in its ring. */
export function leaderShape({ id, side, rank, at }: LeaderSign, inks: Inks): Shape {
  const { fill, edge } = inks.sides[side];
  const radius = leaderRadius(rank);
  const sign =
    rank === 'general'
      ? drawing([polygon(STAR.map(([x, y]) => point(x * radius * 0.82, y * radius * 0.82)))], { fill })
      : drawing(
          [
            polyline([point(0, -radius * 0.6), point(0, radius * 0.6)]),
            polyline([point(-radius * 0.6, 0), point(radius * 0.6, 0)]),
          ],
          {
            stroke: fill,
            width: 0.5,
          },
        );
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
      sign,
    ],
  };
}
