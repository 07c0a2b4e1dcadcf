/** Pictures on status markers, by what a mark looks like; each in a square from -1 to 1. */
import { facingOf } from '../../../engine/geometry';
import type { MarkLook } from '../../../engine/battle';
import type { Shape, Stroke } from '../../map/scene';
import { oval, point, polygon, polyline, rectangle } from '../../map/strokes';
import type { Brush } from './brush';
import { painted, placed, part, type FigurePart } from './figures';

const RED = '#b3261e';
const STEEL = '#aab1b8';
const GOLD = '#c9a24a';
const WOOD = '#6b4526';
const INK = '#2b241d';
const PALE = '#efe6cf';

const arrow = (y: number): Stroke =>
  polygon([
    point(-0.62, y - 0.42),
    point(0, y),
    point(0.62, y - 0.42),
    point(0.62, y - 0.1),
    point(0, y + 0.34),
    point(-0.62, y - 0.1),
  ]);
const sabre = (side: 1 | -1): readonly FigurePart[] => [
  part('weapon', 'cloth', STEEL, [
    polygon([
      point(side * -0.62, -0.5),
      point(side * -0.5, -0.62),
      point(side * 0.5, 0.36),
      point(side * 0.78, 0.86),
      point(side * 0.36, 0.52),
    ]),
  ]),
  part('hat', 'pen', GOLD, [polyline([point(side * -0.78, -0.36), point(side * -0.36, -0.78)])], 0.14),
  part('hat', 'pen', WOOD, [polyline([point(side * -0.58, -0.58), point(side * -0.82, -0.82)])], 0.16),
];
const star = (points: number, far: number, near: number): Stroke =>
  polygon(
    Array.from({ length: points * 2 }, (_, index) => {
      const { x, y } = facingOf((index * 180) / points);
      const reach = index % 2 === 0 ? far : near;
      return point(x * reach, y * reach);
    }),
  );

const ARCH = polyline([
  point(-0.36, 0.15),
  point(-0.36, 0.5),
  point(-0.2, 0.78),
  point(0.2, 0.78),
  point(0.36, 0.5),
  point(0.36, 0.15),
]);

/** A flag on a broken pole. */
const BROKEN_FLAG: readonly FigurePart[] = [
  part('flag', 'cloth', RED, [
    polygon([point(-0.4, 0.8), point(0.75, 0.55), point(0.42, 0.24), point(0.7, -0.1), point(-0.4, 0.02)]),
  ]),
  part(
    'pole',
    'pen',
    WOOD,
    [polyline([point(-0.42, 0.9), point(-0.42, -0.15), point(-0.2, -0.35), point(-0.32, -0.9)])],
    0.13,
  ),
];

const BADGES: Readonly<Record<MarkLook, readonly FigurePart[]>> = {
  shaken: BROKEN_FLAG,
  routing: BROKEN_FLAG,
  retiring: BROKEN_FLAG,
  unformed: BROKEN_FLAG,
  lost: [
    part(
      'flag',
      'pen',
      RED,
      [polyline([point(-0.7, -0.7), point(0.7, 0.7)]), polyline([point(-0.7, 0.7), point(0.7, -0.7)])],
      0.26,
    ),
  ],
  moved: [part('flag', 'cloth', '#4f7a3a', [arrow(0.38), arrow(-0.42)])],
  fired: [
    part('coat', 'cloth', '#e2a53a', [star(9, 0.92, 0.45)]),
    part('trim', 'cloth', PALE, [star(7, 0.5, 0.28)]),
    part('hat', 'dark', INK, [oval(point(0, 0), 0.16, 0.16)]),
  ],
  charged: [
    part('coat', 'cloth', '#3b5f8f', [polygon([point(-0.8, -0.8), point(0, 0.9), point(0.8, -0.8), point(0, -0.35)])]),
  ],
  fighting: [...sabre(1), ...sabre(-1)],
  held: [
    part('coat', 'pen', INK, [ARCH], 0.2),
    part('trim', 'cloth', GOLD, [rectangle(-0.6, -0.75, 0.6, 0.15)]),
    part('hat', 'dark', INK, [oval(point(0, -0.2), 0.14, 0.14), rectangle(-0.06, -0.52, 0.06, -0.2)]),
  ],
};

/** The picture of a mark about a point, `half` cm from its middle to its edge. */
export const badge = (look: MarkLook, x: number, y: number, half: number, brush: Brush): Shape[] =>
  painted(placed(BADGES[look], { x, y, hx: 0, hy: 1 }, half), brush);
