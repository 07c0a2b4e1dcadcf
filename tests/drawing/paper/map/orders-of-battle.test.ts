import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { orderOfBattle } from '../../../../drawing/paper/map/orders-of-battle';
import { pour, type TextLook } from '../../../../drawing/paper/text';
import { readScenario } from '../../../../engine/scenario';
import { nations } from '../../../engine/scenario/files';
import { wordsOn } from './printed';

const file = 'scenarios/historical/lobositz-1756.yaml';
const { scenario } = readScenario(file, readFileSync(file, 'utf8'), nations, ['honours-of-war']);
const austria = scenario?.armies[1];
if (!scenario || !austria) throw new Error(`${file} cannot be read`);

const type = { size: 0.4, leading: 1.3, colour: '#000000' };
const text: TextLook = { text: type, headings: [type, type], align: 'left' };
const written = (measure: number, breakPoint: number | null, high = 40) => {
  const pieces = orderOfBattle(scenario, austria, breakPoint, measure, { text, style: 'line' });
  const frame = { west: 0, south: 0, east: measure, north: high };
  const pages = pour(pieces, [frame]);
  return pages.map((shapes) =>
    wordsOn({ id: '1', title: '', width: measure, height: high, layers: [{ name: 'words', shapes }] }),
  );
};
const left = ({ box }: ReturnType<typeof wordsOn>[number]): number => box.pose.x - box.width / 2;

describe('an order of battle', () => {
  it('tells every command with its leader and his rating, every unit with its class, and the break point', () => {
    const told = written(18, 10)
      .flat()
      .map((word) => word.text)
      .join(' ');
    for (const { name, commander, units } of austria.brigades) {
      expect(told).toContain(`${name} ${commander.name} ${commander.rating}`);
      for (const unit of units) expect(told).toContain(`${unit.name} ${unit.type} ${unit.class}`);
    }
    expect(told).toContain('break point 10');
    expect(
      written(18, null)
        .flat()
        .map((word) => word.text),
    ).not.toContain('break');
  });

  it('sets ratings and classes of all commands under each other', () => {
    const columns = written(18, 10)
      .flat()
      .filter(({ text: word }) => ['superior', 'standard', 'inferior,', 'dashing', 'dependable'].includes(word))
      .map(left);
    expect(columns.length).toBeGreaterThan(20);
    for (const x of columns) expect(x).toBeCloseTo(columns[0] ?? 0, 3);
  });

  it('keeps commands whole where a page ends', () => {
    const pages = written(18, 10, 9);
    expect(pages.length).toBeGreaterThan(1);
    for (const { name, units } of austria.brigades) {
      const on = [name, ...units.map((unit) => unit.name)].map((each) =>
        pages.findIndex((words) =>
          words
            .map((word) => word.text)
            .join(' ')
            .includes(each),
        ),
      );
      expect(new Set(on).size, name).toBe(1);
    }
  });
});
