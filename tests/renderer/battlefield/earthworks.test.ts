import { describe, expect, it } from 'vitest';
import type { Feature } from '../../../engine/scenario';
import { PLAIN_FEATURE } from '../../../engine/scenario';
import { layGround } from '../../../engine/terrain';
import { groundGeometry, paintGround } from '../../../renderer/battlefield/ground';
import {
  embrasuresOf,
  facesOf,
  HOLLOW,
  PARAPET,
  reliefOf,
  surveyOf,
  WATER_LEVEL,
} from '../../../renderer/battlefield/land';
import type { TableRelief, Survey } from '../../../renderer/battlefield/land';
import { plantingOf } from '../../../renderer/battlefield/planting';
import type { Prop } from '../../../renderer/battlefield/planting';
import { sculptFelledTree } from '../../../renderer/battlefield/scenery/felled-tree';
import { sculptFascine, sculptGabion, sculptStone } from '../../../renderer/battlefield/scenery/fieldworks';
import { smallTable } from './tables';

const common = { ...PLAIN_FEATURE, name: null };
const course = (
  ...points: readonly (readonly [number, number])[]
): { points: { x: number; y: number }[]; smooth: false } => ({
  points: points.map(([x, y]) => ({ x, y })),
  smooth: false,
});
const open = {
  movement: { foot: 'free', 'light foot': 'free', horse: 'free', guns: 'free', train: 'free' },
  cover: 'none',
  sight: 'open',
} as const;
const ENTRENCHMENT: Feature = { ...common, kind: 'entrenchment', id: 'works', course: course([20, 45], [60, 45]) };
const REDOUBT: Feature = {
  ...common,
  kind: 'redoubt',
  id: 'redoubt',
  outline: { shape: 'rectangle', at: { x: 60, y: 45 }, size: [24, 16], turn: 0 },
};
const HOLLOW_WAY: Feature = {
  ...common,
  kind: 'sunken road',
  id: 'hollow',
  width: 6,
  course: course([-5, 45], [60, 45], [125, 45]),
};
const ABATIS: Feature = { ...common, kind: 'abatis', id: 'abatis', course: course([20, 45], [60, 45]) };

function laid(...terrain: Feature[]): { survey: Survey; relief: TableRelief; props: readonly Prop[] } {
  const ground = layGround({ ...smallTable, terrain });
  const [survey, relief] = [surveyOf(ground), reliefOf(ground)];
  return { survey, relief, props: plantingOf(survey, relief).props };
}
const of = (props: readonly Prop[], kind: Prop['kind']): Prop[] => props.filter((prop) => prop.kind === kind);

describe('an entrenchment', () => {
  const { relief, props } = laid(ENTRENCHMENT);
  const bare = laid().relief;
  const moved = (x: number, y: number): number => relief.heightAt(x, y) - bare.heightAt(x, y);
  it('rises on the enemy side of its line, with a ditch before it and level ground behind', () => {
    expect(moved(40, 45 + PARAPET.crest)).toBeCloseTo(PARAPET.height, 1);
    expect(moved(40, 48.5)).toBeLessThan(-0.9);
    expect(moved(40, 44.6)).toBeCloseTo(0, 6);
    expect(moved(40, 50)).toBeCloseTo(0, 6);
  });
  it('ends with its line', () => {
    expect(moved(20.5, 46)).toBeGreaterThan(1.2);
    expect(moved(18.5, 46)).toBeCloseTo(0, 6);
    expect(moved(61.5, 46)).toBeCloseTo(0, 6);
  });
  it('is dug where earth was moved and nowhere else; a base on it lies with the land', () => {
    expect([relief.isDug(40, 46), relief.isDug(40, 48.5), relief.isDug(40, 40), relief.isDug(10, 46)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(relief.normalAt(40, 45.2).y).toBeLessThan(0.6);
    expect(relief.landAt(40, 45.2)).toBe(bare.heightAt(40, 45.2));
  });
  it('has fraises all along the outer slope, pointing at the enemy and clear of the ground', () => {
    const fraises = of(props, 'fraise');
    expect(fraises).toHaveLength(65);
    for (const { x, y, height, turn } of fraises) {
      expect(y - 45).toBeCloseTo(1.5, 1);
      expect(Math.abs(Math.sin(turn))).toBeGreaterThan(0.98);
      // The point of a stake of 2 cm, which sinks a little outwards.
      expect(height - 0.31).toBeGreaterThan(relief.heightAt(x, y + 1.95));
    }
  });
  it('has gabions along the crest and fascines against the inner face', () => {
    const gabions = of(props, 'gabion');
    expect(gabions).toHaveLength(29);
    for (const { y, height } of gabions) {
      expect(y).toBeCloseTo(45.74, 6);
      expect(height).toBeGreaterThan(0.5);
    }
    const rows = new Set(of(props, 'fascine').map(({ y }) => Math.round((y - 45) * 100)));
    expect(rows).toEqual(new Set([-16, -2, 14]));
  });
  it('looks the other way when it is written the other way', () => {
    const turned = laid({ ...ENTRENCHMENT, course: course([60, 45], [20, 45]) });
    expect(turned.relief.heightAt(40, 44)).toBeGreaterThan(relief.heightAt(40, 44) + 1.5);
    for (const { y } of of(turned.props, 'gabion')) expect(y).toBeLessThan(45);
  });
});

describe('a redoubt', () => {
  const { relief, props, survey } = laid(REDOUBT);
  const bare = laid().relief;
  const moved = (x: number, y: number): number => relief.heightAt(x, y) - bare.heightAt(x, y);
  const gaps = embrasuresOf(facesOf(survey.works[0]?.course ?? []));
  it('is a bank all round with level ground inside', () => {
    for (const [x, y] of [
      [50, 54],
      [50, 36],
      [47, 40.5],
      [73, 40.5],
    ] as const)
      expect(moved(x, y), `${x},${y}`).toBeGreaterThan(1.6);
    expect(moved(60, 45)).toBe(0);
    expect(moved(50, 52)).toBe(0);
  });
  it('has embrasures on each face, none near a corner, and no gabion in them', () => {
    expect(gaps).toHaveLength(2 + 1 + 2 + 1);
    const [first = 0] = gaps;
    expect(first).toBeGreaterThan(4);
    const low = [56, 64].map((x) => [moved(x, 54), moved(x, 36)]).flat();
    expect(low.every((height) => height > 0.5 && height < 0.9)).toBe(true);
    for (const { x, y } of of(props, 'gabion'))
      if (Math.abs(y - 53.7) < 0.3) expect(Math.min(Math.abs(x - 56), Math.abs(x - 64))).toBeGreaterThan(1);
  });
  it('parts faces at corners, not along a curve', () => {
    expect(facesOf(survey.works[0]?.course ?? []).map(({ length }) => Math.round(length))).toHaveLength(4);
    const ring = Array.from({ length: 41 }, (_, i) => ({
      x: Math.cos((i * Math.PI) / 20) * 10,
      y: Math.sin((i * Math.PI) / 20) * 10,
    }));
    expect(facesOf(ring)).toHaveLength(1);
  });
});

describe('a sunken road', () => {
  const { relief, survey } = laid(HOLLOW_WAY);
  const bare = laid().relief;
  it('lies deeper than the fields, between banks', () => {
    expect(relief.heightAt(40, 45) - bare.heightAt(40, 45)).toBeCloseTo(-HOLLOW.depth, 1);
    expect(relief.heightAt(40, 43) - bare.heightAt(40, 43)).toBeCloseTo(-HOLLOW.depth, 1);
    expect(relief.heightAt(40, 40) - bare.heightAt(40, 40)).toBeCloseTo(0, 6);
    expect(relief.slopeAt(40, 48.2)).toBeGreaterThan(0.6);
  });
  it('comes up to the fields at an end on the table', () => {
    const short = laid({ ...HOLLOW_WAY, course: course([30, 45], [60, 45], [90, 45]) }).relief;
    expect(short.heightAt(31, 45) - bare.heightAt(31, 45)).toBeGreaterThan(-0.1);
    expect(short.heightAt(45, 45) - bare.heightAt(45, 45)).toBeLessThan(-1);
  });
  it('counts as a road', () => {
    expect(survey.roads.map(({ sunken, halfWidth }) => [sunken, halfWidth])).toEqual([[true, 3]]);
    expect(survey.rows).toEqual([]);
  });
});

describe('water', () => {
  const river = (kind: 'impassable' | 'fordable'): Feature => ({
    ...common,
    kind: 'river',
    id: 'river',
    class: kind,
    width: 8,
    course: course([60, -5], [60, 95]),
  });
  it('is shallow where it can be waded, deep where it cannot', () => {
    const [deep, shallow] = [laid(river('impassable')), laid(river('fordable'))];
    expect(deep.relief.heightAt(60, 45)).toBeLessThan(WATER_LEVEL - 0.8);
    expect(shallow.relief.heightAt(60, 45)).toBeGreaterThan(WATER_LEVEL - 0.6);
    expect(shallow.relief.heightAt(60, 45)).toBeLessThan(WATER_LEVEL);
    expect(of(deep.props, 'stone')).toEqual([]);
    expect(of(shallow.props, 'stone').length).toBeGreaterThan(40);
  });
  it('is marked with stones on both sides of a ford', () => {
    const ford: Feature = { ...common, kind: 'ford', id: 'ford', over: 'river', at: { x: 60, y: 45 }, width: 8 };
    const stones = of(laid(river('impassable'), ford).props, 'stone');
    expect(stones.length).toBeGreaterThan(16);
    for (const { y } of stones) expect(Math.abs(Math.abs(y - 45) - 4)).toBeLessThan(0.5);
  });
});

describe('ground and obstacles', () => {
  it('fells trees along an abatis, crowns to both sides', () => {
    const trees = of(laid(ABATIS).props, 'felled tree');
    expect(trees).toHaveLength(35);
    const sides = trees.map(({ turn }) => Math.sign(Math.sin(turn)));
    expect(sides.filter((side) => side > 0)).toHaveLength(18);
  });
  it('rings ground of its own kind with stones and paints it bare; a line of its own kind is a row of them', () => {
    const quarry: Feature = {
      ...common,
      kind: 'custom area',
      id: 'quarry',
      what: 'quarry',
      outline: { shape: 'rectangle', at: { x: 60, y: 45 }, size: [20, 20], turn: 0 },
      effects: open,
    };
    const race: Feature = {
      ...common,
      kind: 'custom line',
      id: 'race',
      what: 'mill race',
      course: course([10, 10], [30, 10]),
      effects: open,
    };
    const { props, survey, relief } = laid(quarry, race);
    expect(of(props, 'stone').filter(({ y }) => y > 20).length).toBeGreaterThan(50);
    expect(of(props, 'stone').filter(({ y }) => y < 20)).toHaveLength(33);
    const painted = paintGround(survey, relief, [], 'summer grass', 2);
    const [red = 0, green = 0] = painted.pixels.slice(
      (90 * painted.width + 120) * 4,
      (90 * painted.width + 120) * 4 + 2,
    );
    expect(red).toBeGreaterThan(green + 8);
  });
  it('keeps everything on the table', () => {
    const beyond: Feature = { ...common, kind: 'abatis', id: 'abatis', course: course([-30, 45], [20, 45]) };
    const far: Feature = { ...ENTRENCHMENT, course: course([110, 60], [150, 60]) };
    for (const { x, y } of laid(beyond, far).props) {
      expect(x > 0 && x < 120).toBe(true);
      expect(y > 0 && y < 90).toBe(true);
    }
  });
});

describe('the ground mesh', () => {
  it('is finer where earth was moved, and nowhere else', () => {
    const nodes = (...terrain: Feature[]): number =>
      groundGeometry(laid(...terrain).relief, 2).getAttribute('position').count;
    expect(nodes()).toBe(61 * 46);
    expect(nodes(ENTRENCHMENT)).toBeGreaterThan(61 * 46 + 16 * 60);
    expect(nodes(ENTRENCHMENT)).toBeLessThan(61 * 46 + 16 * 130);
  });
  it('closes without a gap: the edge between a fine and a coarse cell is straight', () => {
    const { relief } = laid(ENTRENCHMENT);
    const geometry = groundGeometry(relief, 2);
    const places = geometry.getAttribute('position');
    const heights = new Map<string, number>();
    for (let i = 0; i < 61 * 46; i++)
      heights.set(`${places.getX(i).toFixed(3)},${places.getZ(i).toFixed(3)}`, places.getY(i));
    let [onEdge, seam] = [0, 0];
    for (let i = 61 * 46; i < places.count; i++) {
      const [x, z] = [places.getX(i), -places.getZ(i)];
      const known = heights.get(`${places.getX(i).toFixed(3)},${places.getZ(i).toFixed(3)}`);
      if (known !== undefined) expect(places.getY(i)).toBeCloseTo(known, 5);
      // The southern rim of the fine cells runs along a row of the lattice behind the parapet.
      if (Math.abs(z % 2) > 1e-3 || Math.abs(x % 2) < 1e-3 || known !== undefined) continue;
      onEdge++;
      const west = heights.get(`${(Math.floor(x / 2) * 2).toFixed(3)},${(-z).toFixed(3)}`) ?? 0;
      const east = heights.get(`${(Math.floor(x / 2) * 2 + 2).toFixed(3)},${(-z).toFixed(3)}`) ?? 0;
      const straight = west + ((east - west) * (x % 2)) / 2;
      if (Math.abs(places.getY(i) - straight) < 1e-4) seam++;
    }
    expect(onEdge).toBeGreaterThan(100);
    expect(seam).toBeGreaterThan(40);
  });
  it('is finite with every kind of work on it, and faces upward', () => {
    const geometry = groundGeometry(laid(ENTRENCHMENT, REDOUBT, HOLLOW_WAY, ABATIS).relief, 2);
    for (const name of ['position', 'normal', 'uv'])
      expect(Array.from(geometry.getAttribute(name).array).every(Number.isFinite), name).toBe(true);
    geometry.computeVertexNormals();
    const normals = geometry.getAttribute('normal');
    for (let i = 0; i < normals.count; i++) expect(normals.getY(i)).toBeGreaterThan(-1e-6);
  });
});

describe('models', () => {
  it.each([
    ['gabion', sculptGabion(), 1.3, 220],
    ['fascine', sculptFascine(), 0.3, 120],
    ['stone', sculptStone(), 0.8, 20],
    ['felled tree', sculptFelledTree(true), 2.4, 130],
    ['plain felled tree', sculptFelledTree(false), 2.4, 90],
  ])('a %s is finite, small and cheap', (_, geometry, highest, triangles) => {
    const places = geometry.getAttribute('position');
    expect(Array.from(places.array).every(Number.isFinite)).toBe(true);
    expect(Array.from(geometry.getAttribute('normal').array).every(Number.isFinite)).toBe(true);
    expect(places.count / 3).toBeLessThanOrEqual(triangles);
    geometry.computeBoundingBox();
    expect(geometry.boundingBox?.max.y).toBeLessThan(highest);
  });
});
