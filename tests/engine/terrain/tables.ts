/** Small tables for tests: features in a line each, and a naive look at the same ground. */
import { facingOf, plus, times, type Point } from '../../../engine/geometry';
import type { Course, Feature, Outline, Scenario } from '../../../engine/scenario';
import { PLAIN_FEATURE, PLAIN_SCENARIO, PLAIN_TABLE } from '../../../engine/scenario';
import { layGround, type Ground, type GroundArea } from '../../../engine/terrain';
import { toRing, turnsRound } from './reference';
import { fc } from '../../property';

export const at = (x: number, y: number): Point => ({ x, y });
export const points = (...pairs: readonly (readonly [number, number])[]): Point[] => pairs.map(([x, y]) => at(x, y));
export const polygon = (...pairs: readonly (readonly [number, number])[]): Outline => ({
  shape: 'polygon',
  points: points(...pairs),
});
export const course = (...pairs: readonly (readonly [number, number])[]): Course => ({
  points: points(...pairs),
  smooth: false,
});

const named = (id: string) => ({ ...PLAIN_FEATURE, id, name: null });
export const wood = (id: string, outline: Outline): Feature => ({ ...named(id), kind: 'wood', outline });
export const hill = (id: string, slope: 'gentle' | 'steep', height: number, outline: Outline): Feature => ({
  ...named(id),
  kind: 'hill',
  slope,
  height,
  outline,
  contours: [],
});
export const river = (
  id: string,
  width: number,
  line: Course,
  kind: 'impassable' | 'fordable' = 'impassable',
): Feature => ({
  ...named(id),
  kind: 'river',
  class: kind,
  width,
  course: line,
});
export const stream = (id: string, width: number, line: Course): Feature => ({
  ...named(id),
  kind: 'stream',
  width,
  course: line,
});
export const bridge = (id: string, over: string, place: Point, width = 7): Feature => ({
  ...named(id),
  kind: 'bridge',
  over,
  at: place,
  width,
});
export const ford = (id: string, over: string, place: Point, width = 7): Feature => ({
  ...named(id),
  kind: 'ford',
  over,
  at: place,
  width,
});
export const road = (id: string, line: Course): Feature => ({ ...named(id), kind: 'road', width: 6, course: line });
export const sunkenRoad = (id: string, line: Course): Feature => ({
  ...named(id),
  kind: 'sunken road',
  width: 6,
  course: line,
});
export const entrenchment = (id: string, line: Course): Feature => ({
  ...named(id),
  kind: 'entrenchment',
  course: line,
});
export const redoubt = (id: string, outline: Outline): Feature => ({ ...named(id), kind: 'redoubt', outline });
export const wall = (id: string, line: Course): Feature => ({ ...named(id), kind: 'wall', course: line });
export const village = (id: string, place: Point, turn: number, side = 16): Feature => ({
  ...named(id),
  kind: 'bua',
  build: 'rustic',
  fortified: false,
  blocks: [{ id: `${id}/1`, at: place, turn, side }],
});

export function scenarioOf(terrain: readonly Feature[], width = 180, depth = 120): Scenario {
  return {
    ...PLAIN_SCENARIO,
    title: 'A test',
    rules: { system: 'none', scale: '28mm', options: {} },
    table: { ...PLAIN_TABLE, width, depth },
    terrain,
    armies: [],
  };
}
export const groundOf = (...terrain: readonly Feature[]): Ground => layGround(scenarioOf(terrain));

/** The one area of a ground with this id. */
export function areaOf(ground: Ground, id: string): GroundArea {
  const area = ground.area(id);
  if (!area) throw new Error(`no area ${id}`);
  return area;
}

export const cm = (least: number, most: number) => fc.integer({ min: least * 10, max: most * 10 }).map((n) => n / 10);
export const anyPlace = fc.record({ x: cm(0, 180), y: cm(0, 120) });

/** A star of 3 to 12 corners, drawn straight or smooth; on whole tenths, so that edges and corners are often met exactly. */
const anyStar = fc
  .tuple(anyPlace, fc.array(fc.integer({ min: 3, max: 30 }), { minLength: 3, maxLength: 12 }), fc.boolean())
  .map(([middle, radii, smooth]): Outline => ({
    shape: smooth ? 'smooth' : 'polygon',
    points: radii.map((r, i) => {
      const { x, y } = plus(middle, times(facingOf((360 * i) / radii.length), r));
      return at(Math.round(x), Math.round(y));
    }),
  }));
const anyEllipse = fc
  .tuple(anyPlace, cm(3, 40), cm(3, 30), fc.integer({ min: 0, max: 359 }))
  .map(([middle, a, b, turn]): Outline => ({ shape: 'ellipse', at: middle, radii: [a, b], turn }));
const anyRectangle = fc
  .tuple(anyPlace, cm(3, 40), cm(3, 30), fc.constantFrom(0, 0, 30, 45, 90))
  .map(([middle, a, b, turn]): Outline => ({ shape: 'rectangle', at: middle, size: [a, b], turn }));
const anyCourse = fc
  .tuple(fc.array(anyPlace, { minLength: 2, maxLength: 5 }), fc.boolean())
  .map(([through, smooth]): Course => ({ points: through, smooth }));
const anyWood = fc.oneof(anyStar, anyEllipse, anyRectangle).map((outline) => wood('wood', outline));
const anyStream = anyCourse.map((line) => stream('stream', 3, line));
const anyWall = anyCourse.map((line) => wall('wall', line));

/** Random tables of up to 8 features, ids made distinct. */
export const anyGround = fc
  .array(fc.oneof({ weight: 3, arbitrary: anyWood }, anyStream, anyWall), { minLength: 1, maxLength: 8 })
  .map((features) => groundOf(...features.map((feature, i) => ({ ...feature, id: `${feature.id} ${i}` }))));

/** Areas that hold a point, by the angle their drawn outlines turn through as seen from there. */
export const naiveAreasAt = (ground: Ground, point: Point): readonly GroundArea[] =>
  ground.areas.filter(({ outline }) => toRing(point, outline) < 1e-9 || turnsRound(outline, point) !== 0);

/** Corners on a coarse lattice on and off the table: outlines that cross and touch themselves, spikes, points in a row. */
const anyCorner = fc.record({
  x: fc.integer({ min: -1, max: 10 }).map((n) => n * 20),
  y: fc.integer({ min: -1, max: 7 }).map((n) => n * 20),
});
const anyTangle = fc
  .tuple(fc.array(anyCorner, { minLength: 1, maxLength: 9 }), fc.constantFrom(false, false, false, true))
  .map(([corners, smooth]): Outline => ({ shape: smooth ? 'smooth' : 'polygon', points: corners }));
const anyTangledCourse = fc
  .tuple(fc.array(anyCorner, { minLength: 1, maxLength: 6 }), fc.constantFrom(false, false, true))
  .map(([through, smooth]): Course => ({ points: through, smooth }));
const anyTangledFeature: fc.Arbitrary<Feature> = fc.oneof(
  fc.oneof(anyTangle, anyEllipse, anyRectangle).map((outline) => wood('wood', outline)),
  anyTangle.map((outline) => hill('hill', 'gentle', 6, outline)),
  fc.tuple(anyTangledCourse, cm(1, 18)).map(([line, width]) => river('river', width, line)),
  anyTangledCourse.map((line) => sunkenRoad('lane', line)),
  anyTangledCourse.map((line) => road('road', line)),
  anyTangledCourse.map((line) => entrenchment('trench', line)),
  anyTangle.map((outline) => redoubt('redoubt', outline)),
  fc.tuple(anyPlace, fc.integer({ min: 0, max: 359 })).map(([place, turn]) => village('town', place, turn)),
);
/** Random tables of up to 8 features drawn as badly as people can, with bridges over the rivers. */
export const anyTangledGround = fc
  .tuple(fc.array(anyTangledFeature, { minLength: 1, maxLength: 8 }), fc.array(anyPlace, { maxLength: 3 }))
  .map(([features, places]) => {
    const named = features.map((feature, i) => ({ ...feature, id: `${feature.id} ${i}` }));
    const waters = named.filter(({ kind }) => kind === 'river');
    const bridges = places.flatMap((place, i) => {
      const over = waters[i % waters.length];
      return over ? [bridge(`bridge ${i}`, over.id, place)] : [];
    });
    return groundOf(...named, ...bridges);
  });
