import { format, type FormatConfig } from 'oxfmt';
import { describe, expect, test } from 'vitest';
import { allRows, formatPage, schemaOf } from '../../../../engine/scenario/description';
import { readNation, readScenario } from '../../../../engine/scenario';
import { nations, textOf } from '../files';
import { grownFiles, nationFile, partsOf } from './examples';

const templateOf = (name: string): string => textOf(`engine/scenario/description/${name}.template.md`);
const template = templateOf('scenario-format');

describe('what is written from the readers is up to date (npm run describe writes it anew)', () => {
  const style = JSON.parse(textOf('.oxfmtrc.json')) as FormatConfig;
  const written = async (file: string, text: string) => (await format(file, text, style)).code;

  test.each(['scenario-format', 'chronicle-format'])('the page of the %s', async (name) => {
    const file = `docs/${name}.md`;
    expect(textOf(file)).toBe(await written(file, formatPage(templateOf(name))));
  });

  test.each(['scenario', 'nation', 'chronicle'] as const)('the schema of a %s', async (kind) => {
    const file = `docs/schema/${kind}.schema.json`;
    expect(textOf(file)).toBe(await written(file, JSON.stringify(schemaOf(kind))));
  });
});

describe('the page shows everything', () => {
  const shown = formatPage(template);
  // Kinds that differ in nothing but their name, or in a width that the text tells, share a table.
  const SHARED = /^\| `width` \| length, 0.5 to 200 cm \| 10cm at 28mm/;

  test.each(allRows('scenario', 'nation').filter((row) => !SHARED.test(row)))('%s', (row) =>
    expect(shown).toContain(row),
  );

  test('of chronicles too', () => {
    const rows = allRows('chronicle');
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter((row) => !formatPage(templateOf('chronicle-format')).includes(row))).toEqual([]);
  });

  test('a table nobody knows is a mistake', () => {
    expect(() => formatPage('{{keys of a dragon}}')).toThrow('keys of a dragon');
    expect(() => formatPage('{{kinds of a unit}}')).toThrow('kinds of a unit');
  });
});

describe('the examples are good files', () => {
  test('there are some of every part', () => {
    expect(grownFiles.length).toBeGreaterThanOrEqual(6);
    expect([...partsOf(grownFiles.at(-1) ?? '').keys()].toSorted()).toEqual([
      'accept',
      'armies',
      'cockade',
      'entry points',
      'events',
      'kind',
      'labels',
      'objectives',
      'rules',
      'special',
      'table',
      'terrain',
      'title',
      'victory',
    ]);
  });

  test('that of a nation is read without a finding', () =>
    expect(readNation('example.yaml', nationFile)).toMatchObject({ findings: [], nation: { name: 'Austria' } }));
});

test('the brigade the page sets out stands as it says', () => {
  const [blue, red] = readScenario('example.yaml', grownFiles[4] ?? '', nations).scenario?.armies ?? [];
  const places = (units: readonly { readonly place: object }[] = []) =>
    units.map(({ place }) => ('at' in place ? place.at : null));
  expect(places(blue?.brigades[0]?.units)).toEqual([
    { x: 60, y: 40 },
    { x: 60, y: 60 },
    { x: 60, y: 80 },
    { x: 40, y: 50 },
    { x: 40, y: 70 },
  ]);
  expect(places(red?.brigades[2]?.units)).toEqual([
    { x: 140, y: 60 },
    { x: 160, y: 60 },
  ]);
  expect(blue?.brigades[2]?.units).toMatchObject([
    { name: 'Red Hussars', class: 'superior', size: 'standard' },
    { name: 'Green Hussars', class: 'superior', size: 'small' },
  ]);
});
