import { expect, test } from 'vitest';
import { Sketch, spotsOf } from '../../../generators/countryside/sketch';
import { PLAIN_FEATURE } from '../../../engine/scenario';
import type { Feature } from '../../../engine/scenario';
import { at, course, hill, polygon, road, stream, village, wood } from '../../engine/terrain/tables';

const square = polygon([100, 40], [120, 40], [120, 60], [100, 60]);
const sketchOf = (...terrain: readonly Feature[]): Sketch => new Sketch(terrain, 180, 120);
const ROOM = { blocks: 1.5, roads: 1, streams: 2.5 };

test('houses, roads and streams keep their room on both sides, whole roads of 6 cm', () => {
  // The block reaches to x = 48; the road to y = 83, the stream to y = 22.
  const sketch = sketchOf(
    village('town', at(40, 50), 0),
    road('road', course([0, 80], [180, 80])),
    stream('stream', 4, course([0, 20], [180, 20])),
  );
  const free = (x: number, y: number, room = ROOM): boolean => sketch.isFree({ x, y }, room);
  expect([free(49.4, 50), free(49.6, 50)]).toEqual([false, true]);
  expect([free(90, 83.9), free(90, 84.1)]).toEqual([false, true]);
  expect([free(90, 24.4), free(90, 24.6)]).toEqual([false, true]);
  expect(sketch.isFree({ x: 90, y: 80 }, { ...ROOM, roads: null })).toBe(true);
});

test('on gentle hills one can build and sow, and lead a road; on steep ones, in woods and marshes not', () => {
  const marsh: Feature = { ...PLAIN_FEATURE, id: 'marsh', name: null, kind: 'marsh', outline: square };
  const at110 = (feature: Feature): readonly boolean[] => {
    const sketch = sketchOf(feature);
    const spot = { x: 110, y: 50 };
    return [sketch.isFree(spot, ROOM), sketch.isBadForRoads(spot), sketch.isHigh(spot)];
  };
  expect(at110(hill('h', 'gentle', 4, square))).toEqual([true, false, true]);
  expect(at110(hill('h', 'steep', 8, square))).toEqual([false, true, true]);
  expect(at110(wood('w', square))).toEqual([false, true, true]);
  expect(at110(marsh)).toEqual([false, true, false]);
});

test('what is added takes room as what was there', () => {
  const sketch = sketchOf();
  expect(sketch.isFree({ x: 110, y: 50 }, ROOM)).toBe(true);
  sketch.add(wood('w', square));
  expect(sketch.isFree({ x: 110, y: 50 }, ROOM)).toBe(false);
  expect(sketch.features).toHaveLength(1);
});

test('the spots of a box are 25, its corners among them', () => {
  const spots = spotsOf({ pose: { x: 10, y: 20, hx: 0, hy: 1 }, width: 8, depth: 4 });
  expect(spots).toHaveLength(25);
  for (const corner of [at(6, 18), at(14, 18), at(14, 22), at(6, 22)]) expect(spots).toContainEqual(corner);
});
