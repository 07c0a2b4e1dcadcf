import { expect, test } from 'vitest';
import { bridgesBetween } from '../../../generators/table/bridges';
import { keepsClearOf } from '../../../generators/table/winding';
import type { Feature, Scale } from '../../../engine/scenario';
import { at, bridge, course, road, stream } from '../../engine/terrain/tables';

const water = stream('brook', 4, course([-5, 60], [185, 60]));
const crossing = (x: number): Feature => road(`road ${x}`, course([x, -5], [x, 125]));
const places = (features: readonly Feature[], scale: Scale = '28mm') =>
  bridgesBetween(features, { width: 180, depth: 120 }, scale).map((one) => (one.kind === 'bridge' ? one.at.x : NaN));

test.each([
  ['28mm', 59, [50, 59]],
  ['28mm', 58.9, [50]],
  ['15mm', 54.5, [50, 54.5]],
  ['15mm', 54.4, [50]],
] as const)('at %s bridges at 50 and %d cm are %j: nearer ones are one', (scale, x, found) => {
  expect(places([water, crossing(50), crossing(x)], scale)).toEqual(found);
});

test('one that is there already is enough, and off the table there is none', () => {
  expect(places([water, crossing(50), bridge('bridge', 'brook', at(52, 60))])).toEqual([]);
  expect(places([water, crossing(0), crossing(180), crossing(-2), crossing(182)])).toEqual([]);
  expect(places([water, crossing(0.1), crossing(179.9)])).toEqual([0.1, 179.9]);
  const upright = stream('brook', 4, course([60, -5], [60, 125]));
  const level = (y: number): Feature => road('road', course([-5, y], [185, y]));
  expect(bridgesBetween([upright, level(0), level(120)], { width: 180, depth: 120 }, '28mm')).toEqual([]);
  expect(bridgesBetween([upright, level(119.9)], { width: 180, depth: 120 }, '28mm')).toHaveLength(1);
});

test('a way keeps 2 cm clear of an ellipse of 20 by 10 cm, which may be turned', () => {
  const lake = { at: at(50, 50), width: 20, depth: 10, turn: 0 };
  const level = (y: number, turn = 0): boolean => keepsClearOf({ ...lake, turn }, at(0, y), at(100, y), 2);
  expect([57.1, 56.9, 43.1, 42.9].map((y) => level(y))).toEqual([true, false, false, true]);
  expect([62.1, 61.9].map((y) => level(y, 90))).toEqual([true, false]);
  expect(keepsClearOf(lake, at(0, 50), at(37.9, 50), 2)).toBe(true);
  expect(keepsClearOf(lake, at(0, 50), at(38.1, 50), 2)).toBe(false);
});
