import { describe, expect, test } from 'vitest';
import { pointInPolygon, type Point } from '../../../engine/geometry';
import { COLOUR, drawPlan, drawThumbnail, planScene, type Shape } from '../../../drawing/map';
import { drawCustomAreas, drawCustomLines } from '../../../drawing/map/customs';
import { labelBox, placeLabels } from '../../../drawing/map/labels';
import { widthOf } from '../../../drawing/map/lettering';
import { groundWishes } from '../../../drawing/map/ground-names';
import { drawObstacles } from '../../../drawing/map/obstacles';
import { drawBanks, drawRoads } from '../../../drawing/map/roads';
import { besideSharply } from '../../../drawing/map/strokes';
import { drawCrossings, drawWater } from '../../../drawing/map/water';
import { drawWorks } from '../../../drawing/map/works';
import {
  PLAIN_FEATURE,
  type Army,
  type Effects,
  type Feature,
  type Outline,
  type Scenario,
} from '../../../engine/scenario';
import { flatOutline, layGround } from '../../../engine/terrain';
import { stUlrich } from './scenarios';

const at = (x: number, y: number): Point => ({ x, y });
const OPEN: Effects = {
  movement: { foot: 'free', 'light foot': 'free', horse: 'free', guns: 'free', train: 'free' },
  cover: 'none',
  sight: 'open',
};
const course = (...points: Point[]): { points: Point[]; smooth: boolean } => ({ points, smooth: false });
const square: Outline = { shape: 'rectangle', at: at(100, 60), size: [16, 12], turn: 20 };
const common = { ...PLAIN_FEATURE, name: null };
const FEATURES = {
  entrenchment: { ...common, kind: 'entrenchment', id: 'works', course: course(at(20, 40), at(60, 40)) },
  redoubt: { ...common, kind: 'redoubt', id: 'redoubt', outline: square },
  abatis: { ...common, kind: 'abatis', id: 'abatis', course: course(at(20, 40), at(60, 40)) },
  'sunken road': { ...common, kind: 'sunken road', id: 'hollow', width: 6, course: course(at(20, 40), at(60, 40)) },
  quarry: { ...common, kind: 'custom area', id: 'quarry', what: 'quarry', outline: square, effects: OPEN },
  race: {
    ...common,
    kind: 'custom line',
    id: 'race',
    what: 'mill race',
    course: course(at(20, 40), at(60, 40)),
    effects: OPEN,
  },
  brook: {
    ...common,
    kind: 'river',
    id: 'brook',
    class: 'fordable',
    width: 8,
    course: course(at(50, -5), at(50, 130)),
  },
  river: {
    ...common,
    kind: 'river',
    id: 'brook',
    class: 'impassable',
    width: 8,
    course: course(at(50, -5), at(50, 130)),
  },
  ford: { ...common, kind: 'ford', id: 'ford', over: 'brook', at: at(50, 60), width: 8 },
} as const satisfies Record<string, Feature>;

const tableOf = (...terrain: Feature[]): Scenario => ({ ...stUlrich(), terrain, objectives: [], armies: [] });
const landOf = (...terrain: Feature[]): ReturnType<typeof layGround> => layGround(tableOf(...terrain));
/** Every stroke of some shapes as its points. */
const strokesOf = (shapes: readonly Shape[]): Point[][] =>
  shapes.flatMap((shape) =>
    shape.kind === 'drawing'
      ? shape.strokes.map(({ from, steps }) => [from, ...steps.map((step) => ('to' in step ? step.to : step))])
      : [],
  );
const paints = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) => (shape.kind === 'drawing' ? [shape.paint.stroke ?? shape.paint.fill ?? ''] : []));

describe('works', () => {
  test('all of an entrenchment lies on the left of its course, its strokes 0.95 cm long towards the enemy', () => {
    const strokes = strokesOf(drawWorks(landOf(FEATURES.entrenchment), COLOUR));
    expect(Math.min(...strokes.flat().map(({ y }) => y))).toBeGreaterThan(40.4);
    expect(Math.max(...strokes.flat().map(({ y }) => y))).toBeCloseTo(41.95, 6);
    const ticks = strokes.filter(([from, to]) => from && to && Math.abs(from.x - to.x) < 1e-9);
    expect(ticks).toHaveLength(65);
    for (const [from, to] of ticks) expect((to?.y ?? 0) - (from?.y ?? 0)).toBeCloseTo(0.95, 9);
  });
  test('written the other way round, the same line looks south', () => {
    const backward = { ...FEATURES.entrenchment, course: course(at(60, 40), at(20, 40)) };
    const ys = strokesOf(drawWorks(landOf(backward), COLOUR))
      .flat()
      .map(({ y }) => y);
    expect(Math.max(...ys)).toBeLessThan(39.6);
  });
  test('a redoubt is a closed work with its strokes outward on all four faces', () => {
    const shapes = drawWorks(landOf(FEATURES.redoubt), COLOUR);
    const outline = flatOutline(square);
    for (const point of strokesOf(shapes).flat()) expect(pointInPolygon(point, outline)).toBe(false);
    const closed = shapes.filter((shape) => shape.kind === 'drawing' && shape.strokes.every((stroke) => stroke.closed));
    expect(closed).toHaveLength(3);
  });
  test('a corner beside a course is as far out on both faces', () => {
    const line = besideSharply([at(0, 0), at(10, 0), at(10, -10)], 1, false);
    expect(line).toEqual([at(0, 1), at(11, 1), at(11, -10)]);
    const ring = besideSharply([at(0, 0), at(0, 4), at(4, 4), at(4, 0), at(0, 0)], 1, true);
    expect(ring).toEqual([at(-1, -1), at(-1, 5), at(5, 5), at(5, -1), at(-1, -1)]);
  });
  test('a course that turns back on itself and one with a point twice give whole numbers', () => {
    for (const points of [
      [at(20, 40), at(40, 40), at(20, 40)],
      [at(20, 40), at(20, 40), at(30, 50)],
    ]) {
      const work = { ...FEATURES.entrenchment, course: course(...points) };
      for (const { x, y } of strokesOf(drawWorks(landOf(work), COLOUR)).flat()) {
        expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
        expect(Math.abs(x - 30)).toBeLessThan(20);
      }
    }
  });
});

describe('roads and water', () => {
  test('a sunken road is a road whose banks fall inward from both edges', () => {
    const ground = landOf(FEATURES['sunken road']);
    expect(drawRoads(ground, COLOUR, 0.125)).toHaveLength(2);
    const strokes = strokesOf(drawBanks(ground, COLOUR)).filter(
      ([from, to]) => from && to && Math.abs(from.x - to.x) < 1e-9,
    );
    expect(strokes).toHaveLength(160);
    for (const [from, to] of strokes) {
      expect(Math.abs((from?.y ?? 0) - 40)).toBeCloseTo(1.86, 9);
      expect(Math.abs((to?.y ?? 0) - 40)).toBeCloseTo(1.24, 9);
    }
    expect(drawBanks(landOf(FEATURES.entrenchment), COLOUR)).toEqual([]);
  });
  test('a fordable river is paler than an impassable one, with pebbles and without the deep middle', () => {
    const [fordable, impassable] = [FEATURES.brook, FEATURES.river].map((river) =>
      paints(drawWater(landOf(river), COLOUR, 'full')),
    );
    expect(fordable).toContain(COLOUR.wading);
    expect(fordable).not.toContain(COLOUR.shallows);
    expect(impassable).not.toContain(COLOUR.wading);
    expect(impassable).toContain(COLOUR.shallows);
  });
  test('the wider water is laid last, with its lines, so that no stream runs on within a river or a river in a pond', () => {
    const stream = {
      ...common,
      kind: 'stream',
      id: 'stream',
      width: 3,
      course: course(at(20, 60), at(50, 40)),
    } as const;
    const round = { shape: 'ellipse', at: at(80, 40), radii: [8, 6], turn: 0 } as const;
    const pond = { ...common, kind: 'pond', id: 'pond', outline: round } as const;
    const shapes = drawWater(landOf(FEATURES.brook, stream, pond), COLOUR, 'full');
    const widths = shapes.flatMap((shape) =>
      shape.kind === 'drawing' && shape.paint.round === true && shape.paint.stroke !== COLOUR.waterInk
        ? [shape.paint.width]
        : [],
    );
    expect(widths).toEqual([3, FEATURES.brook.width]);
    const laid = shapes.findIndex((shape) => shape.kind === 'drawing' && shape.paint.fill === COLOUR.water);
    const lastOfFlows = shapes.findLastIndex((shape) => shape.kind === 'drawing' && shape.paint.dash !== undefined);
    expect(laid).toBeGreaterThan(lastOfFlows);
  });
  test('a ford lies pale across a deep river, its path dotted from bank to bank and beyond', () => {
    const shapes = drawCrossings(landOf(FEATURES.river, FEATURES.ford), COLOUR, 'full');
    expect(paints(shapes)).toContain(COLOUR.wading);
    const dots = strokesOf(shapes).filter((points) => points.length === 1);
    const xs = dots.map(([dot]) => dot?.x ?? 0);
    expect(Math.min(...xs)).toBeLessThan(46);
    expect(Math.max(...xs)).toBeGreaterThan(54);
  });
});

describe('obstacles and ground of their own kind', () => {
  test('an abatis has boughs to both sides of its line', () => {
    const ys = strokesOf(drawObstacles(landOf(FEATURES.abatis), COLOUR))
      .flat()
      .map(({ y }) => y);
    expect(Math.max(...ys)).toBeGreaterThan(40.8);
    expect(Math.min(...ys)).toBeLessThan(39.2);
  });
  test('custom ground is hatched inside its outline, a custom line is beaded', () => {
    const ground = landOf(FEATURES.quarry, FEATURES.race);
    const hatching = strokesOf(drawCustomAreas(ground, COLOUR)).filter((points) => points.length === 2);
    expect(hatching.length).toBeGreaterThan(15);
    const outline = flatOutline({ ...square, size: [16.1, 12.1] });
    for (const point of hatching.flat()) expect(pointInPolygon(point, outline)).toBe(true);
    expect(strokesOf(drawCustomLines(ground, COLOUR)).length).toBe(1 + 27);
  });
  test('both are told by their words, and by their name where they have one', () => {
    const named = { ...FEATURES.quarry, id: 'named', name: 'Alter Bruch' };
    const telling = { ...FEATURES.quarry, id: 'telling', name: 'The Old Quarry' };
    const words = groundWishes(landOf(FEATURES.quarry, named, telling, FEATURES.race), COLOUR).map(
      ({ lettering }) => lettering.text,
    );
    expect(words).toEqual(['quarry', 'Alter Bruch (quarry)', 'The Old Quarry', 'mill race']);
  });
  test('the long name of a narrow hill stays on it, drawn together and set smaller', () => {
    const outline: Outline = { shape: 'ellipse', at: at(100, 60), radii: [13, 9], turn: 0 };
    const hill: Feature = {
      ...common,
      kind: 'hill',
      id: 'hill',
      name: 'Windmühlenberg',
      slope: 'gentle',
      height: 4,
      outline,
      contours: [],
    };
    const [placed] = placeLabels(groundWishes(landOf(hill), COLOUR), [], { west: 0, south: 0, east: 183, north: 122 });
    if (!placed) throw new Error('no name');
    const { lettering } = placed.wish;
    for (const side of [-0.5, 0.5]) {
      const end = at(placed.place.at.x + side * widthOf(lettering), placed.place.at.y);
      expect(pointInPolygon(end, flatOutline(outline))).toBe(true);
    }
    expect(lettering.size).toBeLessThan(3);
    expect(groundWishes(landOf({ ...hill, name: 'Berg' }), COLOUR)[0]?.lettering).toMatchObject({
      size: 3,
      spacing: 0.55,
    });
  });
  describe('a road across the table', () => {
    const bounds = { west: 0, south: 0, east: 183, north: 122 };
    type Words = Pick<Extract<Feature, { readonly kind: 'road' }>, 'name' | 'from' | 'to'>;
    /** Its words with their places, cm from the west. */
    const written = (words: Words, from = -4, to = 187): Readonly<Record<string, number>> => {
      const road: Feature = { ...common, kind: 'road', id: 'road', width: 6, course: course(at(from, 60), at(to, 60)), ...words }; // oxfmt-ignore
      const placed = placeLabels(groundWishes(landOf(road), COLOUR), [], bounds);
      return Object.fromEntries(placed.map(({ wish, place }) => [wish.lettering.text, Math.round(place.at.x)]));
    };
    const near = (at: number, digits = -1): number => expect.closeTo(at, digits) as number;
    const [west, east] = [near(5), near(178)];
    const middle = near(91, -1.3);
    test.each<readonly [string, Words, Record<string, number>]>([
      ['told by its keys', { name: 'Post road', from: 'Wellemin', to: 'Budin' }, { 'Post road': middle, 'to Wellemin': west, 'to Budin': east }], // oxfmt-ignore
      ['told in words of their own', { name: null, from: 'von Teplitz' }, { 'von Teplitz': west }],
      ['told by its keys before its name', { name: 'Road to Pirna', from: 'Aussig' }, { 'Road to Pirna': middle, 'to Aussig': west }], // oxfmt-ignore
      ['named for where it goes', { name: 'to Pirna' }, { 'to Pirna': east }],
      ['named a road to somewhere', { name: 'Straße nach Pirna' }, { 'nach Pirna': east }],
      ['named for both its ends', { name: 'Road from Teplitz to Pirna' }, { 'to Teplitz': west, 'to Pirna': east }],
      ['named otherwise', { name: 'Post road' }, { 'Post road': middle }],
    ])('%s', (_, words, places) => expect(written(words)).toEqual(places));
    test('is told so only where it leaves the table', () => {
      const words: Words = { name: null, from: 'Wellemin', to: 'Budin' };
      expect(written(words, 6, 150)).toEqual({ 'to Wellemin': near(11) });
      expect(written(words, 7, 150)).toEqual({});
      expect(written({ name: 'Road to Pirna' }, 30, 187)).toEqual({ 'to Pirna': east });
      expect(written({ name: 'Road to Pirna' }, 30, 150)).toEqual({ 'Road to Pirna': middle });
    });
  });
  test('works and sunken roads are named', () => {
    const named = [FEATURES.entrenchment, FEATURES.redoubt, FEATURES['sunken road']].map((one, index) => ({
      ...one,
      name: `Name ${index}`,
    }));
    expect(groundWishes(landOf(...named), COLOUR).map(({ lettering }) => lettering.text)).toEqual([
      'Name 0',
      'Name 1',
      'Name 2',
    ]);
  });
});

describe('deployment', () => {
  const zone = { id: 'north', name: 'Heights', outline: square, commands: [] };
  const scenario = stUlrich();
  const zoned: Scenario = {
    ...scenario,
    armies: scenario.armies.map((army, index): Army => ({ ...army, deployment: index === 1 ? [zone] : [] })),
  };
  test('zones are a layer that is off until asked for', () => {
    expect(planScene(zoned, null).layers.map(({ name }) => name)).not.toContain('deployment');
    const layers = planScene(zoned, null, { deployment: true }).layers.map(({ name }) => name);
    expect(layers.indexOf('deployment')).toBeGreaterThan(layers.indexOf('objectives'));
  });
  test('a zone has the ink of its side, its name inside and its id', () => {
    const svg = drawPlan(zoned, null, { deployment: true });
    const bare = drawPlan(zoned, null);
    expect(svg).toContain('data-id="north" data-kind="zone" data-side="2"');
    expect(bare).not.toContain('data-kind="zone"');
    expect(svg).toContain(COLOUR.sides[1].edge);
    expect(svg).not.toContain(COLOUR.sides[0].edge);
    const words = planScene(zoned, null, { deployment: true })
      .layers.find(({ name }) => name === 'deployment')
      ?.shapes.find((shape) => shape.kind === 'words');
    if (words?.kind !== 'words') throw new Error('no name');
    expect(words.lettering.text).toBe('Heights');
    const { pose } = labelBox(words.lettering, words.place);
    expect(pointInPolygon(pose, flatOutline(square))).toBe(true);
  });
  test('a scenario without zones has nothing in it', () => {
    expect(drawPlan(scenario, null, { deployment: true })).toBe(drawPlan(scenario, null));
  });
});

test('a table with every new kind is drawn without a broken number, small and large', () => {
  const all = tableOf(...Object.values(FEATURES).filter((feature) => feature !== FEATURES.brook), FEATURES.brook);
  for (const svg of [drawPlan(all, null), drawThumbnail(all)])
    expect(/NaN|Infinity|undefined/.exec(svg)?.[0]).toBeUndefined();
  expect(planScene(all, null).layers.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['works', 'obstacles', 'roads', 'water']),
  );
});
