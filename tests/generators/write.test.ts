import { describe, expect, it } from 'vitest';
import { writeArmy, writeScenario } from '../../generators/write';
import { PLAIN_FEATURE, PLAIN_UNIT, readScenario } from '../../engine/scenario';
import type { Feature, Scenario, Unit } from '../../engine/scenario';
import { nations, stUlrich } from '../engine/scenario/files';

const read = (text: string) => readScenario('written.yaml', text, nations, ['honours-of-war']);

describe('a scenario written', () => {
  const scenario = stUlrich();
  const text = writeScenario(scenario);

  it('reads back as it was', () => {
    expect(read(text).findings).toEqual([]);
    expect(read(text).scenario).toEqual(scenario);
  });
  it('looks as if a person had written it', () => {
    expect(text.startsWith('cockade: 1\ntitle: The Combat of St. Ulrich\nkind: fictional\n')).toBe(true);
    expect(text).toContain('description: |\n  A bridge, a village and half an hour of daylight too many.\n');
    expect(text).toContain('\ntable: { size: [6ft, 4ft] }\n\nterrain:\n');
    expect(text).toContain('  - bridge: { name: Bridge of St. Ulrich, over: Schwartz, at: [136, 60] }\n');
    expect(text).toContain('  - bua: { name: Mulheim, build: rustic, blocks: [{ at: [16, 76] }] }\n');
    expect(text).toContain(
      '          - { name: Regiment Alt-Lindenau, type: line infantry, at: [112, 46], heading: 270 }\n',
    );
    expect(text).toContain('  - { name: The bridge, feature: Bridge of St. Ulrich, points: 1, holder: red }\n');
    expect(text.split('\n').filter((line) => line.length > 120)).toEqual([]);
  });
  it('leaves out what is usual and keeps what is not', () => {
    expect(text).not.toContain('width: 9');
    expect(text).toContain('width: 4');
    expect(text).not.toContain('formation: line');
    expect(text).toContain('formation: march column');
  });
  it.each(['15mm', '6mm'])('leaves out what is usual at %s', (scale) => {
    const small = { ...scenario, rules: { ...scenario.rules, scale } };
    expect(read(writeScenario(small)).scenario).toEqual(small);
    expect(writeScenario(small)).toContain('width: 9');
  });
});

describe('words that YAML would take for something else', () => {
  const scenario = stUlrich();
  it.each([
    'true',
    '1757',
    '1757-05-06',
    'No: really',
    '- dash',
    '#9',
    "Abbot's",
    '"Quoted"',
    'a, b',
    '*star',
    '{x}',
    'ß é ł',
  ])('%s stays text', (title) => expect(read(writeScenario({ ...scenario, title })).scenario?.title).toBe(title));
  it.each([
    'One line.\n\nAnother: with a colon.\n  - and a dash',
    'a\ttab\n# no comment',
    `${'long words '.repeat(30)}end`,
  ])('a description stays as it is: %j', (description) =>
    expect(read(writeScenario({ ...scenario, description })).scenario?.description).toBe(description),
  );
});

describe('names and ids', () => {
  const scenario = stUlrich();
  const [blue, red] = scenario.armies;
  if (!blue || !red) throw new Error('no armies');
  const hold = (units: readonly string[]): Scenario => ({
    ...scenario,
    special: [
      {
        rule: 'hold',
        units,
        until: { turn: 3, attacked: false, enemyWithin: null, lost: null },
        reason: 'They are at breakfast.',
      },
    ],
  });
  it('a name that means one thing is written as it is', () => {
    const text = writeScenario(hold(['red/chevreul-dragoons']));
    expect(text).toContain('units: [Chevreul Dragoons]');
    expect(read(text).scenario?.special).toEqual(hold(['red/chevreul-dragoons']).special);
  });
  it('a name of both sides is written with its side', () => {
    const twin: Unit = { ...required(red.independents[0]), id: 'red/brackwitz-dragoons', name: 'Brackwitz Dragoons' };
    const armies = [blue, { ...red, independents: [twin] }];
    const text = writeScenario({ ...hold(['red/brackwitz-dragoons']), armies });
    expect(text).toContain('units: [red/brackwitz-dragoons]');
    expect(read(text).findings).toEqual([]);
  });
  it('a unit in a village of several blocks says which', () => {
    const [first, ...others] = required(blue.brigades[0]).units;
    const housed: Unit = { ...required(first), place: { inside: 'st-ulrich/2' }, formation: 'line' };
    const brigades = [{ ...required(blue.brigades[0]), units: [housed, ...others] }];
    const changed = { ...scenario, armies: [{ ...blue, brigades }, red] };
    expect(writeScenario(changed)).toContain('inside: St. Ulrich/2');
    expect(read(writeScenario(changed)).scenario).toEqual(changed);
  });
});

describe('terrain written', () => {
  const scenario = stUlrich();
  const common = { ...PLAIN_FEATURE, name: null } as const;
  const outline = {
    shape: 'polygon',
    points: [
      { x: 1, y: 2 },
      { x: 30, y: 2 },
      { x: 9, y: 31.25 },
    ],
  } as const;
  it.each<[string, Feature]>([
    ['a polygon', { ...common, id: 'marsh-1', kind: 'marsh', outline }],
    [
      'a straight stream',
      { ...common, id: 'stream-1', kind: 'stream', width: 3, course: { points: outline.points, smooth: false } },
    ],
    [
      'a steep hill of another height',
      { ...common, id: 'hill-1', kind: 'hill', slope: 'steep', height: 7.5, outline, contours: [] },
    ],
    [
      'a fortified town',
      {
        ...common,
        id: 'bua-1',
        kind: 'bua',
        build: 'urban',
        fortified: true,
        blocks: [{ id: 'bua-1/1', at: { x: 60, y: 20 }, turn: -5, side: 18 }],
      },
    ],
    [
      'overrides',
      { ...common, id: 'wood-1', kind: 'wood', outline, overrides: { mcnally: { dense: true, rows: [1, null] } } },
    ],
  ])('%s', (_, feature) => {
    const changed = { ...scenario, terrain: [...scenario.terrain.filter(({ name }) => name !== null), feature] };
    const { scenario: back } = read(writeScenario(changed));
    expect(back?.terrain.at(-1)).toEqual(feature);
  });
});

it('an army alone stands under its side', () => {
  const [blue] = stUlrich().armies;
  const text = writeArmy({
    ...required(blue),
    independents: [{ ...required(blue?.independents[0]), ...PLAIN_UNIT, size: 'large' }],
  });
  expect(text).toMatch(
    /^blue:\n {2}name: The Advance Guard of Bernau\n {2}nation: bernau\n {2}year: 1757\n {2}attacker: true\n/,
  );
  expect(text).toContain('type: dragoons, size: large,');
});

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('it is not there');
  return value;
}
