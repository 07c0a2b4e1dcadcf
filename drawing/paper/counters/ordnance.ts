/** Guns, limbers and wagons from above, facing ahead, in shoulder widths of a man. */
import type { Point } from '../../../engine/geometry';
import { oval, point, polygon, polyline, rectangle, smoothRing } from '../../map/strokes';
import type { Stroke } from '../../map/scene';
import { BLACK } from './brush';
import { part, type FigurePart } from './figures';

const BRONZE = '#b48a3c';
const IRON = '#2b2b2d';
const CANVAS = '#e6dcc0';
const PLANK = '#8a6a42';
const ROPE = '#3a2c1c';

const wheel = (x: number, y: number, radius: number, wood: string): FigurePart[] => [
  part('skirts', 'cloth', wood, [rectangle(x - 0.11, y - radius, x + 0.11, y + radius)]),
  part(
    'coat',
    'pen',
    IRON,
    [
      polyline([point(x - 0.11, y - radius), point(x - 0.11, y + radius)]),
      polyline([point(x + 0.11, y - radius), point(x + 0.11, y + radius)]),
    ],
    0.05,
  ),
  part('coat', 'dark', IRON, [oval(point(x, y), 0.17, 0.13)]),
];
const axle = (y: number, half: number, wood: string): FigurePart =>
  part('harness', 'cloth', wood, [rectangle(-half, y - 0.1, half, y + 0.1)]);

/** `weight` 1 is a medium piece; howitzers are short and wide. The axle is at 0, 0. */
export function gun(wood: string, weight: number, short: boolean): FigurePart[] {
  const [length, bore] = short ? [1.05 * weight, 0.29 * weight] : [1.75 * weight, 0.2 * weight];
  const barrel: Stroke = polygon([
    point(-bore, -0.62),
    point(bore, -0.62),
    point(bore * 0.8, length - 0.12),
    point(bore, length - 0.1),
    point(bore, length),
    point(-bore, length),
    point(-bore, length - 0.1),
    point(-bore * 0.8, length - 0.12),
  ]);
  const bands = [-0.4, 0.16, 0.62].map((y) => polyline([point(-bore * 0.95, y), point(bore * 0.95, y)]));
  return [
    part('shade', 'shade', IRON, [oval(point(0.2, -0.15), 1.15, 0.95), oval(point(0.2, -1.2), 0.45, 1.2)]),
    axle(0, 0.95, wood),
    ...wheel(-0.95, 0, 0.85, wood),
    ...wheel(0.95, 0, 0.85, wood),
    part('trim', 'cloth', wood, [cheek(-1), cheek(1)]),
    part(
      'trim',
      'pen',
      IRON,
      [polyline([point(-0.26, -1.4), point(0.26, -1.4)]), polyline([point(-0.24, -2.05), point(0.24, -2.05)])],
      0.1,
    ),
    part('weapon', 'cloth', BRONZE, [barrel, oval(point(0, -0.74), 0.1, 0.12)]),
    part('hat', 'pen', '#7a5a22', bands, 0.06),
    part('hat', 'dark', BLACK, [oval(point(0, length - 0.02), bore * 0.6, 0.05)]),
  ];
}
const cheek = (side: 1 | -1): Stroke =>
  polygon([point(side * 0.34, 0.5), point(side * 0.2, 0.5), point(side * 0.1, -2.2), point(side * 0.26, -2.2)]);

/** Balls, a bucket and a chest beside a gun. */
export const stores = (at: Point, wood: string): FigurePart[] => [
  part('skirts', 'cloth', wood, [rectangle(at.x - 0.42, at.y - 0.3, at.x + 0.42, at.y + 0.3)]),
  part('coat', 'pen', IRON, [polyline([point(at.x - 0.42, at.y), point(at.x + 0.42, at.y)])], 0.06),
  part('coat', 'dark', IRON, [
    oval(point(at.x + 0.75, at.y + 0.12), 0.13, 0.13),
    oval(point(at.x + 1.0, at.y + 0.05), 0.13, 0.13),
    oval(point(at.x + 0.85, at.y - 0.12), 0.13, 0.13),
  ]),
];

/** Two wheels and a chest; the pole runs ahead to `pole`. */
export const limber = (wood: string, pole: number): FigurePart[] => [
  part('shade', 'shade', IRON, [oval(point(0.2, -0.1), 1.2, 0.9)]),
  part('animal', 'cloth', wood, [rectangle(-0.08, 0.2, 0.08, pole)]),
  axle(0, 0.95, wood),
  ...wheel(-0.95, 0, 0.75, wood),
  ...wheel(0.95, 0, 0.75, wood),
  part('trim', 'cloth', wood, [rectangle(-0.55, -0.32, 0.55, 0.36)]),
  part(
    'weapon',
    'pen',
    IRON,
    [
      polyline([point(-0.55, 0.02), point(0.55, 0.02)]),
      polyline([point(-0.25, -0.32), point(-0.25, 0.36)]),
      polyline([point(0.25, -0.32), point(0.25, 0.36)]),
    ],
    0.05,
  ),
  part('trim', 'dark', IRON, [oval(point(0, -0.5), 0.1, 0.2)]),
];

/** Traces from a swingle-tree to horses in pairs. */
export const traces = (from: number, to: number): FigurePart =>
  part(
    'feet',
    'pen',
    ROPE,
    [-0.95, -0.25, 0.25, 0.95].map((x) => polyline([point(x, from), point(x, to)])),
    0.05,
  );

/** A covered wagon `length` long, its middle at 0, 0; the pole runs ahead to `pole`. */
export function wagon(wood: string, length: number, pole: number): FigurePart[] {
  const [half, wide] = [length / 2, 0.95];
  const tilt = smoothRing([
    point(-wide, -half),
    point(-wide * 1.06, 0),
    point(-wide, half),
    point(0, half + 0.16),
    point(wide, half),
    point(wide * 1.06, 0),
    point(wide, -half),
    point(0, -half - 0.12),
  ]);
  const hoops = [-0.6, -0.2, 0.2, 0.6].map((share) => {
    const y = share * half * 1.3;
    return polyline([point(-wide, y), point(0, y + 0.1), point(wide, y)]);
  });
  return [
    part('shade', 'shade', IRON, [oval(point(0.25, -0.1), 1.35, half + 0.3)]),
    part('animal', 'cloth', wood, [rectangle(-0.08, half, 0.08, pole)]),
    ...[-1, 1].flatMap((side) => [
      ...wheel(side * 1.12, half * 0.62, 0.6, PLANK),
      ...wheel(side * 1.12, -half * 0.6, 0.72, PLANK),
    ]),
    part('trim', 'cloth', wood, [rectangle(-wide, -half - 0.12, wide, half + 0.3)]),
    part('weapon', 'cloth', CANVAS, [tilt]),
    part('hat', 'pen', '#a89870', hoops, 0.07),
    part('hat', 'pen', '#a89870', [polyline([point(0, -half), point(0, half)])], 0.04),
  ];
}
