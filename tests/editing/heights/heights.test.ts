/** Grey pictures as hills: lines where the greys say, contours inside one another, one step in the file. */
import { describe, expect, it } from 'vitest';
import {
  addHills,
  hillsIn,
  hillsWithin,
  laidRegion,
  outlinedFeatures,
  rasterOf,
  withHills,
  type HeightChoices,
  type HeightRegion,
  type Raster,
} from '../../../editing/heights';
import { areaOf, boundsOf, type Point } from '../../../engine/geometry';
import { readScenario } from '../../../engine/scenario';
import { drawPlan } from '../../../drawing/map';
import { after, linesLost, NATIONS, ODD, open } from '../drafts';

/** Cones of height 1 at their middle, by the columns and rows of a picture of 60 by 40 dots. */
function cones(...tops: readonly (readonly [x: number, y: number, radius: number])[]): Raster {
  const values = Float32Array.from({ length: 2400 }, (_, index) =>
    Math.max(
      0,
      ...tops.map(
        ([x, y, radius]) => 1 - Math.hypot((index % 60) + 0.5 - x, Math.floor(index / 60) + 0.5 - y) / radius,
      ),
    ),
  );
  return { width: 60, height: 40, values };
}
/** A picture of 180 by 120 cm of table. */
const place = ({ x, y }: Point): Point => ({ x: x * 180, y: y * 120 });
const CHOICES: HeightChoices = { low: 0.2, high: 0.8, lines: 3, step: 2, smoothing: 0, smallest: 20 };
const find = (raster: Raster, change: Partial<HeightChoices> = {}) => hillsIn(raster, { ...CHOICES, ...change }, place);

describe('heights of a picture', () => {
  it('one cone is one hill, its contours inside one another where the greys are', () => {
    const [hill, ...others] = find(cones([20, 20, 10]));
    expect(others).toEqual([]);
    expect(hill?.contours.map(({ height }) => height)).toEqual([2, 4]);
    expect(hill?.height).toBe(4);
    // The foot lies at 0.8 of a radius of ten dots of 3 cm, about the dot (20, 20), the middle from the south.
    const { minX, maxX, minY, maxY } = boundsOf(hill?.foot ?? []);
    expect([minX, maxX, minY, maxY].map(Math.round)).toEqual([36, 84, 36, 84]);
    const areas = [hill?.foot ?? [], ...(hill?.contours ?? []).map(({ ring }) => ring)].map(areaOf);
    expect(areas.map((area) => Math.round(area / 100))).toEqual([18, 7, 1]);
  });

  it('two tops on one foot are a hill, and one upon it', () => {
    const hills = find(cones([20, 20, 14], [38, 20, 10]));
    expect(hills.map(({ contours }) => contours.length)).toEqual([2, 1]);
  });

  it('the top of the picture is the north', () => {
    const { minY, maxY } = boundsOf(find(cones([20, 10, 8]))[0]?.foot ?? []);
    expect(Math.round((minY + maxY) / 2)).toBe(90);
  });

  it('hills run to the edge of the picture and no farther', () => {
    const [hill] = find(cones([0, 20, 12]));
    expect(boundsOf(hill?.foot ?? []).minX).toBe(0);
  });

  it('what is too small is left out, on both sides of the bound', () => {
    const area = areaOf(find(cones([20, 20, 10]), { lines: 1 })[0]?.foot ?? []);
    expect(find(cones([20, 20, 10]), { lines: 1, smallest: area - 1 })).toHaveLength(1);
    expect(find(cones([20, 20, 10]), { lines: 1, smallest: area + 1 })).toHaveLength(0);
  });

  it('smoothing takes small bumps away', () => {
    const rough = cones([20, 20, 10], [50, 10, 2]);
    expect(find(rough, { smallest: 1 })).toHaveLength(2);
    expect(find(rough, { smallest: 1, smoothing: 4 })).toHaveLength(1);
  });

  it('a hole in a hill is none in the file', () => {
    const ring = cones([30, 20, 15]);
    const values = ring.values.map((value) => (value > 0.6 ? 0 : value));
    expect(find({ ...ring, values }, { lines: 1 })).toHaveLength(1);
  });

  it('dark is high when it is said so, and what is not there never', () => {
    const data = [255, 255, 255, 255, 0, 0, 0, 255, 9, 9, 9, 0];
    expect([...rasterOf({ width: 3, height: 1, data }, false).values]).toEqual([1, 0, 0]);
    expect([...rasterOf({ width: 3, height: 1, data }, true).values]).toEqual([0, 1, 0]);
  });
});

describe('heights over a part of the table', () => {
  const { scenario } = open(ODD);
  const over = (region: HeightRegion, raster = cones([30, 20, 20])) => {
    const laid = laidRegion(scenario, region);
    const hills = hillsIn(raster, { ...CHOICES, smallest: 1 }, laid.place, laid.isIn);
    return { laid, hills, foot: boundsOf(hills[0]?.foot ?? []) };
  };

  it('lie in the rectangle, the whole picture of them', () => {
    const { laid, foot } = over({ over: 'rectangle', bounds: { minX: 100, minY: 50, maxX: 160, maxY: 90 } });
    // At 0.8 of 20 dots of 1 cm about its middle.
    expect(Object.values(foot).map(Math.round)).toEqual([114, 146, 54, 86]);
    expect(hillsWithin(scenario, laid)).toEqual([]);
    const south = laidRegion(scenario, { over: 'rectangle', bounds: { minX: 0, minY: 0, maxX: 60, maxY: 60 } });
    expect(hillsWithin(scenario, south)).toEqual(['knoll']);
    expect(hillsWithin(scenario, laidRegion(scenario, { over: 'table' }))).toEqual(['zeitberg', 'knoll']);
  });

  it('lie within an outline and nowhere beyond it', () => {
    const high = { ...cones(), values: cones().values.map(() => 0.9) };
    const { laid, hills, foot } = over({ over: 'feature', id: 'knoll' }, high);
    // The knoll is an ellipse about [30, 30] with radii of 8 and 5 cm; a picture all white fills it.
    expect(Object.values(laid.bounds).map(Math.round)).toEqual([22, 38, 25, 35]);
    expect(Object.values(foot).map(Math.round)).toEqual([22, 38, 25, 35]);
    expect(areaOf(hills[0]?.foot ?? [])).toBeCloseTo(Math.PI * 40, -1.3);
    expect(hillsWithin(scenario, laid)).toEqual(['knoll']);
    expect(laidRegion(scenario, { over: 'feature', id: 'nothing' }).bounds.maxX).toBeCloseTo(182.88, 2);
    expect(outlinedFeatures(scenario)).toEqual(expect.arrayContaining(['knoll', 'the-quarry']));
    expect(outlinedFeatures(scenario)).not.toContain('schwartz');
  });
});

describe('hills from a picture in the file', () => {
  const draft = open(ODD);
  const hills = find(cones([20, 20, 10], [45, 25, 8]));
  it('are added beside the others in one step, and read without a new error', () => {
    const now = after(ODD, addHills(draft, hills, 'gentle', []));
    expect(linesLost(ODD, now)).toEqual([]);
    const { scenario, findings } = readScenario('x.yaml', now, NATIONS);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    const raised = scenario?.terrain.filter(({ name }) => name?.startsWith('Hill ')) ?? [];
    expect(raised.map(({ name }) => name)).toEqual(['Hill 1', 'Hill 2']);
    expect(raised[0]).toMatchObject({ height: 4, contours: [{ height: 2 }, { height: 4 }] });
  });

  it('may take the place of those that are there, unless an objective lies on one', () => {
    const now = readScenario(
      'x.yaml',
      after(ODD, addHills(draft, hills, 'steep', ['zeitberg', 'knoll'])),
      NATIONS,
    ).scenario;
    expect(now?.terrain.filter(({ kind }) => kind === 'hill').map(({ name }) => name)).toEqual(['Hill 1', 'Hill 2']);
    const held = open(
      ODD.replace('{ name: The cross, at: [90, 60], from turn: 4 }', '{ name: The cross, feature: Knoll }'),
    );
    expect(addHills(held, hills, 'steep', ['knoll'])).toHaveProperty('refused');
    expect(addHills(draft, [], 'steep', ['knoll'])).toHaveProperty('refused');
  });

  it('can be looked at before', () => {
    const shown = withHills(draft.scenario, hills, 'gentle', ['zeitberg', 'knoll']);
    expect(shown.terrain.filter(({ kind }) => kind === 'hill')).toHaveLength(2);
    expect(drawPlan(shown, null)).not.toBe(drawPlan(draft.scenario, null));
  });
});
