import { describe, expect, test } from 'vitest';
import { areaRow, WOODED_STEEP, type AreaRow, type ByKind } from '../../../../engine/rules/honours-of-war/ground/areas';
import { LINE_ROWS } from '../../../../engine/rules/honours-of-war/ground/lines';
import { PLAIN_FEATURE, type Feature } from '../../../../engine/scenario';
import { layGround, type GroundLine } from '../../../../engine/terrain';
import { stUlrich } from '../../../drawing/map/scenarios';
import { textOf } from '../../scenario/files';

/** Lines of the page's table of effects: kind, foot, light foot, horse, guns, cover, sight. */
const rows = textOf('docs/scenario-format.md')
  .split('\n## Entry points')[0]
  ?.split('| Kind                         | Foot')[1]
  ?.split('\n')
  .slice(2)
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const SPEEDS: Readonly<Record<string, string>> = { 1: 'free', 2: 'half', 4: 'quarter', Infinity: 'closed' };
const COSTS: Readonly<Record<string, string>> = { 0: 'free', 0.5: 'half', Infinity: 'closed' };

/** Foot, light foot and horse in the words of the page; guns too, but where bridges decide. */
function wordsOf(rates: ByKind, words: Readonly<Record<string, string>>): string[] {
  const [heavy, light] = [words[rates['heavy horse']], words[rates['light horse']]];
  const horse = heavy === light ? heavy : `${heavy}, ${light}`;
  return [words[rates['close order']], words[rates['light infantry']], horse, words[rates.artillery]].map(String);
}
const outline = { shape: 'ellipse', at: { x: 50, y: 50 }, radii: [10, 10], turn: 0 } as const;
const plain = { ...PLAIN_FEATURE, id: 'it', name: null, outline } as const;
const open = (kind: Flat): Feature => ({ ...plain, kind });
const hill = (slope: 'gentle' | 'steep'): Feature => ({ ...plain, kind: 'hill', slope, height: 5, contours: [] });
type Flat = 'wood' | 'orchard' | 'rough' | 'marsh' | 'vineyard' | 'crops' | 'ploughland' | 'pond';
const base = stUlrich();
function rowOf(feature: Feature): AreaRow {
  const [area] = layGround({ ...base, terrain: [feature], objectives: [] }).areas;
  if (!area) throw new Error('no ground');
  return areaRow(area);
}
const rowAbout = (name: string): readonly string[] => {
  const row = rows?.find(([kind]) => kind === name);
  if (!row) throw new Error(`no line of ${name}`);
  return row;
};

describe('the page tells the effects the rules have', () => {
  test.each([
    ['`wood`, `orchard`', [open('wood'), open('orchard')]],
    ['`rough`, `marsh`, `vineyard`', [open('rough'), open('marsh'), open('vineyard')]],
    ['`hill`, gentle', [hill('gentle')]],
    ['`hill`, steep', [hill('steep')]],
    ['`crops`, `ploughland`', [open('crops'), open('ploughland')]],
    ['`river`, impassable; `pond`', [open('pond')]],
  ] as const)('%s', (name, features) => {
    const [, foot, light, horse, guns, cover, sight] = rowAbout(name);
    for (const feature of features) {
      const { kind } = feature;
      const row = rowOf(feature);
      expect([foot, light, horse, guns], kind).toEqual(wordsOf(row.rates, SPEEDS));
      expect(cover?.startsWith(row.cover ?? 'none'), kind).toBe(true);
      expect(sight === 'blocked', kind).toBe(row.hides);
    }
  });
  test('a wood on a steep hill', () =>
    expect(rowAbout('a wood on a steep hill').slice(1, 5)).toEqual(wordsOf(WOODED_STEEP, SPEEDS)));
  test.each([
    ['`wall`, `hedge`, `fence`', ['wall', 'hedge', 'fence']],
    ['`tree line`', ['tree line']],
    ['`abatis`', ['abatis']],
    ['`entrenchment`, `redoubt`', ['entrenchment']],
    ['`stream`', ['stream']],
  ] as const)('%s', (name, kinds: readonly GroundLine['kind'][]) => {
    const [, foot, light, horse, guns, cover, sight] = rowAbout(name);
    for (const kind of kinds) {
      const row = LINE_ROWS[kind];
      const [own, ownLight, ownHorse, ownGuns] = wordsOf(row.shares, COSTS);
      expect([foot, light, horse?.replace(' a move', '')], kind).toEqual([own, ownLight, ownHorse]);
      if (guns !== 'bridge') expect(guns, kind).toBe(ownGuns);
      expect(cover?.split(/[, ]/)[0], kind).toBe(row.works ? 'heavy' : (row.cover ?? 'none'));
      expect(sight === 'blocked', kind).toBe(row.hides);
    }
  });
  test('has no line that is not compared, but for fordable rivers and houses', () => expect(rows).toHaveLength(14));
});
