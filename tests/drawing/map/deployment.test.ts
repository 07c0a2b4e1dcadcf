import { describe, expect, test } from 'vitest';
import { distance, type Point } from '../../../engine/geometry';
import { drawZones, zoneObstructions } from '../../../drawing/map/deployment';
import { COLOUR, LINE, type Inks } from '../../../drawing/map/inks';
import type { Shape, Stroke } from '../../../drawing/map/scene';
import type { Scenario } from '../../../engine/scenario';
import { stUlrich } from './scenarios';

const scenario = stUlrich();
const { width, depth } = scenario.table;

/** A zone of each side: `points` for both. */
function zoned(points: readonly Point[]): Scenario {
  const outline = { shape: 'polygon', points, smooth: false } as const;
  return {
    ...scenario,
    armies: scenario.armies.map((army, index) => ({
      ...army,
      deployment: [{ id: `zone-${index}`, name: 'Heights', outline, commands: [] }],
    })),
  };
}
const shapesOf = (points: readonly Point[], inks: Inks = COLOUR): readonly (readonly Shape[])[] =>
  drawZones(zoned(points), inks).map((shape) => (shape.kind === 'group' ? shape.shapes : []));
const pointsOf = ({ from, steps }: Stroke): readonly Point[] => [
  from,
  ...steps.map((step) => ('to' in step ? step.to : step)),
];
const strokesOf = (shapes: readonly Shape[]): readonly Stroke[] =>
  shapes.flatMap((shape) => (shape.kind === 'drawing' ? shape.strokes : []));

const INLAND = [
  { x: 40, y: 40 },
  { x: 100, y: 40 },
  { x: 100, y: 80 },
  { x: 40, y: 80 },
];

describe('a zone', () => {
  test('is tinted along its border only, whichever way its outline runs', () => {
    for (const outline of [INLAND, INLAND.toReversed()]) {
      const fills = (shapesOf(outline)[0] ?? []).filter((shape) => shape.kind === 'drawing' && shape.paint.fill);
      expect(fills.length).toBe(2);
      for (const point of strokesOf(fills).flatMap(pointsOf)) {
        expect(point.x >= 40 && point.x <= 100 && point.y >= 40 && point.y <= 80).toBe(true);
        expect(Math.min(point.x - 40, 100 - point.x, point.y - 40, 80 - point.y)).toBeLessThan(3.41);
      }
    }
  });
  test('that is narrow keeps clean ground in its middle', () => {
    const narrow = [
      { x: 40, y: 40 },
      { x: 100, y: 40 },
      { x: 100, y: 46 },
      { x: 40, y: 46 },
    ];
    for (const { y } of strokesOf(shapesOf(narrow)[0]?.slice(0, 2) ?? []).flatMap(pointsOf)) {
      expect(Math.abs(y - 43)).toBeGreaterThan(1.49);
    }
  });
  test('has no border along the edge of the table', () => {
    const corner = [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
      { x: 70, y: depth },
      { x: 0, y: depth },
    ];
    const border = (shapesOf(corner)[0] ?? []).at(-1);
    const points = border ? strokesOf([border]).flatMap(pointsOf) : [];
    const onTable = points.filter(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= depth);
    expect(onTable).toEqual([
      { x: 60, y: 0 },
      { x: 70, y: depth },
    ]);
  });
  test('of one side is told from one of the other without colour', () => {
    const [first, second] = shapesOf(INLAND, LINE).map((shapes) => shapes.at(-1));
    const dash = (shape: Shape | undefined): readonly number[] | undefined =>
      shape?.kind === 'drawing' ? shape.paint.dash : undefined;
    expect(dash(first)?.length).toBe(2);
    expect(dash(second)?.length).toBe(4);
  });
  test('where nothing is tinted has strokes on the inside of its border', () => {
    const [comb] = shapesOf(INLAND, LINE)[0] ?? [];
    const strokes = comb ? strokesOf([comb]) : [];
    expect(strokes.length).toBe(74);
    for (const stroke of strokes) {
      const [from, to] = pointsOf(stroke);
      expect(distance(from ?? { x: 0, y: 0 }, to ?? { x: 0, y: 0 })).toBeCloseTo(0.9, 6);
      expect(to && to.x > 40 && to.x < 100 && to.y > 40 && to.y < 80).toBe(true);
    }
  });
  test('has its border, and not its middle, kept free of words', () => {
    for (const { box } of zoneObstructions(zoned(INLAND))) {
      const { x, y } = box.pose;
      expect(Math.min(x - 40, 100 - x, y - 40, 80 - y)).toBeCloseTo(0, 6);
    }
  });
});
