import { describe, expect, test } from 'vitest';
import { mapSheets, MAP_OPTIONS, type MapOptions } from '../../../../drawing/paper/map';
import type { Sheet } from '../../../../drawing/paper';
import type { Shape } from '../../../../drawing/map';
import { unitsOfArmy } from '../../../../engine/scenario';
import { stUlrich } from '../../map/scenarios';

const booklet = (change: Partial<MapOptions> = {}): readonly Sheet[] =>
  mapSheets(stUlrich(), { ...MAP_OPTIONS, booklet: true, ...change }).sheets;
const all = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => ('shapes' in shape ? [shape, ...all(shape.shapes)] : [shape]));
const shapesOn = (sheet: Sheet | undefined): Shape[] => (sheet?.layers ?? []).flatMap(({ shapes }) => all(shapes));
const sizes = (sheet: Sheet | undefined): Map<string, number> =>
  new Map(
    shapesOn(sheet).flatMap((shape) => (shape.kind === 'words' ? [[shape.lettering.text, shape.lettering.size]] : [])),
  );

describe('a booklet', () => {
  test('is set larger than usual where that takes no more sheets', () => {
    const scenario = booklet({ upright: true }).find(({ id }) => id === 'scenario');
    // Usual is 0.338 cm on A4.
    expect(sizes(scenario).get('Weather')).toBeCloseTo(0.338 * 1.25 * 1.4, 2);
  });
  test('keeps to its usual size where larger type would go over', () => {
    const long = { ...stUlrich(), description: 'The road to the bridge was long and the evening near. '.repeat(90) };
    const sheets = mapSheets(long, { ...MAP_OPTIONS, upright: true, booklet: true }).sheets;
    const [first] = sheets.filter(({ id }) => id.startsWith('scenario'));
    expect(sheets.filter(({ id }) => id.startsWith('scenario'))).toHaveLength(1);
    expect(sizes(first).get('Weather')).toBeLessThan(0.338 * 1.25 * 1.35);
  });
});

describe('an order of battle', () => {
  test('shows each unit by its sign on the map', () => {
    const [first, second] = stUlrich().armies;
    for (const army of [first, second]) {
      const order = booklet().find(({ id }) => id === `order ${army?.id ?? ''}`);
      const units = army ? unitsOfArmy(army) : [];
      const signs = shapesOn(order).filter((shape) => shape.kind === 'group' && shape.tags['kind'] === 'unit');
      expect(signs).toHaveLength(units.length);
      const side = army === first ? '1' : '2';
      expect(signs.every((shape) => shape.kind === 'group' && shape.tags['side'] === side)).toBe(true);
    }
  });
});
