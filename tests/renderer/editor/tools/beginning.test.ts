import { describe, expect, it } from 'vitest';
import { boxOn } from '../../../../editing/snapping';
import { readScenario, type Scenario } from '../../../../engine/scenario';
import { brigadeBeside, headingAcross } from '../../../../renderer/editor/tools/units/beginning';
import { NATIONS, TABLE } from '../small-table';

const read = (text: string): Scenario => {
  const { drawable } = readScenario('small.yaml', text, new Map(NATIONS.map((one) => [one.id, one])));
  if (!drawable) throw new Error('the table cannot be read');
  return drawable;
};

describe('a unit that is put on the table', () => {
  const brigade = (name: string, x: number): string =>
    `      - name: ${name}\n        commander: { name: Colonel ${name}, at: [${x}, 5] }\n        units: [{ name: Foot of ${name}, type: line infantry, at: [${x}, 20], heading: 0 }]\n`;
  const scenario = read(
    TABLE.replace(
      '    independents:\n',
      `    brigades:\n${brigade('Alt', 20)}${brigade('Neu', 80)}    independents:\n`,
    ),
  );
  const [blue] = scenario.armies;
  if (!blue) throw new Error('no army');
  const size = { width: 20, depth: 4 };
  const boxes = new Map(
    blue.brigades.flatMap(({ units: [unit] }) =>
      unit && 'at' in unit.place ? [[unit.id, boxOn(size, unit.place.at, 0)] as const] : [],
    ),
  );

  it.each([
    ['edge to edge with one', 60, 'Neu'],
    ['at the interval of one', 42, 'Alt'],
    ['a little farther', 43, null],
  ])('%s is of its brigade', (_, x, name) => {
    const beside = brigadeBeside(blue, boxes, boxOn(size, { x, y: 20 }, 0), 2);
    expect(beside?.name ?? null).toBe(name);
  });

  it('looks across the table from where its side sets up, wherever it is itself', () => {
    const zone = '    deployment: [{ name: South, outline: { rectangle: { at: [60, 12], size: [120, 24] } } }]\n';
    const zoned = read(TABLE.replace('    independents:\n', `${zone}    independents:\n`));
    expect(headingAcross(zoned, 'blue', { x: 4, y: 20 })).toBe(0);
    expect(headingAcross(scenario, 'blue', { x: 4, y: 45 })).toBe(90);
  });
});
