import { expect, test } from 'vitest';
import { COLOUR } from '../../../drawing/map';
import { drawRoads } from '../../../drawing/map/roads';
import type { Feature } from '../../../engine/scenario';
import { PLAIN_FEATURE } from '../../../engine/scenario';
import { layGround } from '../../../engine/terrain';
import { stUlrich } from './scenarios';

const at = (x: number, y: number) => ({ x, y });
const common = { ...PLAIN_FEATURE, name: null };
const road = (...points: readonly { readonly x: number; readonly y: number }[]): Feature => ({
  ...common,
  kind: 'road',
  id: 'road',
  width: 5,
  course: { points, smooth: false },
});
const river = (deep: boolean): Feature => ({
  ...common,
  kind: 'river',
  id: 'river',
  class: deep ? 'impassable' : 'fordable',
  width: 10,
  course: { points: [at(100, -5), at(100, 125)], smooth: false },
});
const bridge: Feature = { ...common, kind: 'bridge', id: 'bridge', over: 'river', at: at(100, 60), width: 7 };
const pond: Feature = {
  ...common,
  kind: 'pond',
  id: 'pond',
  outline: { shape: 'rectangle', at: at(100, 60), size: [20, 20], turn: 0 },
};
const across = road(at(60, 60), at(140, 60));

/** From where to where each part of the road is drawn, west to east. */
function drawn(...terrain: readonly Feature[]): readonly (readonly number[])[] {
  const [, direction] = drawRoads(layGround({ ...stUlrich(), terrain, objectives: [] }), COLOUR, 0.3);
  const strokes = direction?.kind === 'drawing' ? direction.strokes : [];
  return strokes.map(({ from, steps }) => {
    const last = steps.at(-1) ?? from;
    return [from.x, 'to' in last ? last.to.x : last.x];
  });
}

test.each([
  ['a deep river without a bridge: it ends on both banks', [across, river(true)], [60, 95, 105, 140]],
  ['one with a bridge: it goes over', [across, river(true), bridge], [60, 140]],
  ['one that can be forded anywhere: it goes through', [across, river(false)], [60, 140]],
  ['a pond that it ends in: it ends on the bank', [road(at(60, 60), at(100, 60)), pond], [60, 90]],
  ['a pond beside which it passes, 1 cm off', [road(at(60, 49), at(140, 49)), pond], [60, 140]],
  ['a pond that it lies in altogether: there is none', [road(at(95, 60), at(105, 60)), pond], []],
] as const)('a road and %s', (_, terrain, ends) => {
  const found = drawn(...terrain).flat();
  expect(found).toHaveLength(ends.length);
  ends.forEach((end, i) => expect(Math.abs((found[i] ?? NaN) - end)).toBeLessThan(0.5));
});
