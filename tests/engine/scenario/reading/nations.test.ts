import { describe, expect, test } from 'vitest';
import { nationId, readNation, readScenario } from '../../../../engine/scenario';
import { nationFiles, nations, textOf } from '../files';

describe('the nations of the house', () => {
  test.each(nationFiles)('%s reads without a finding', (file) =>
    expect(readNation(file, textOf(file)).findings).toEqual([]),
  );

  test('Prussia has the colours of the art direction and two periods (HOW-NAT-02)', () => {
    const prussia = nations.get('prussia');
    expect(prussia?.colours.coat).toBe('#1b2848');
    expect(prussia?.colours.gunCarriage).toBe('#7fa0b4');
    expect(prussia?.systems['honours-of-war']).toEqual({
      periods: [
        {
          until: 1759,
          commanders: ['dithering', 'dependable', 'dependable', 'dependable', 'dashing', 'dashing'],
          initiative: { move: 1, fire: 1 },
          'formation change': { infantry: 'none', cavalry: 'none' },
          'flank or rear': { infantry: 'none', cavalry: 'none' },
          limbering: 'half',
          manhandling: 'full',
          points: { 'foot and horse': 10, 'guns and light foot': 5, commanders: 15 },
        },
        {
          commanders: ['dithering', 'dependable', 'dependable', 'dependable', 'dependable', 'dashing'],
          initiative: { move: 1, fire: 0 },
          'formation change': { infantry: 'half', cavalry: 'none' },
          'flank or rear': { infantry: 'quarter', cavalry: 'none' },
          limbering: 'half',
          manhandling: 'full',
          points: { 'foot and horse': 10, 'guns and light foot': 5, commanders: 10 },
        },
      ],
    });
  });

  test.each([
    ['austria', '#f2efe8', '#f4f1ea'],
    ['britain-hanover', '#a8231f', '#e3cf9a'],
    ['france', '#d6d3c8', '#d6d3c8'],
    ['russia', '#2f5a3a', '#a82a2a'],
    ['saxony', '#eeeae0', '#3d6e4f'],
    ['sweden', '#2c4f8a', '#e0b640'],
    ['reichsarmee', '#2f4470', '#e8e2d0'],
  ])('%s wears %s over %s', (id, coat, smallClothes) =>
    expect(nations.get(id)?.colours).toMatchObject({ coat, smallClothes }),
  );

  test("generic forces and our own countries have Austria's values (HOW-SCEN-01)", () => {
    const austria = nations.get('austria')?.systems;
    expect(austria).toEqual({
      'honours-of-war': {
        periods: [
          {
            commanders: ['dithering', 'dithering', 'dependable', 'dependable', 'dependable', 'dashing'],
            initiative: { move: 0, fire: 0 },
            'formation change': { infantry: 'half', cavalry: 'half' },
            'flank or rear': { infantry: 'quarter', cavalry: 'quarter' },
            limbering: 'half',
            manhandling: 'full',
          },
        ],
      },
    });
    for (const id of ['neutral-blue', 'neutral-red', 'bernau', 'lindenau'])
      expect(nations.get(id)?.systems, id).toEqual(austria);
  });
});

test('HOW-NAT-36: a general of the Reichsarmee is what the scenario says, and unrated where it says nothing', () => {
  const file = 'scenarios/historical/rossbach-1757.yaml';
  const general = (rating: string) => {
    const text = textOf(file).replace(
      'Prince of Saxe-Hildburghausen, rating: dithering',
      `Prince of Hildburghausen${rating}`,
    );
    const { armies } = readScenario(file, text, nations, ['honours-of-war']).scenario ?? { armies: [] };
    return armies.map((army) => army.general).find((led) => led?.name === 'Prince of Hildburghausen')?.rating;
  };
  expect([general(', rating: dashing'), general('')]).toEqual(['dashing', null]);
});

test.each([
  ['scenarios/nations/prussia.yaml', 'prussia'],
  ['C:\\games\\Hesse Kassel.yml', 'hesse-kassel'],
])('the id in %s', (file, id) => expect(nationId(file)).toBe(id));

describe('a broken nation', () => {
  const austria = textOf('scenarios/nations/austria.yaml');
  const told = (text: string) => readNation('austria.yaml', text).findings.map(({ line, code }) => `${line}: ${code}`);

  test.each([
    ["coat: '#f2efe8'", 'coat: white', '4: bad-colour'],
    ["coat: '#f2efe8'", "coat: '#f2efe'", '4: bad-colour'],
    ["coat: '#f2efe8'", 'coat: #f2efe8', '4: missing-key'],
    ["  lace: '#efe9d8'\n", '', '3: missing-key'],
    ['nation: 1', 'nation: 7', '1: unknown-version'],
    ['nation: 1', 'cockade: 1', '1: not-this-kind'],
  ])('%s -> %s', (from, to, finding) => {
    const text = austria.replace(from, to);
    expect(text).not.toBe(austria);
    expect(told(text)).toContain(finding);
    expect(readNation('austria.yaml', text).nation).toBeNull();
  });

  test('a key that is misspelt is told, and read as the one that was meant', () => {
    const { nation, findings } = readNation('austria.yaml', austria.replace('gun carriage', 'gun cariage'));
    expect(findings.map(({ code, fix }) => [code, fix])).toEqual([['unknown-key', 'Did you mean "gun carriage"?']]);
    expect(nation?.colours.gunCarriage).toBe('#b58f3c');
  });
});
