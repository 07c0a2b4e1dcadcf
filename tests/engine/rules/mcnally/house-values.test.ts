/** House values: every one can be replaced for a battle, and all that reads one reads the battle's. */
import { describe, expect, it } from 'vitest';
import { suited } from '../../../../engine/rules';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import { mcnally } from '../../../../engine/rules/mcnally';
import { firerFactors } from '../../../../engine/rules/mcnally/fire/factors';
import { houseValues, HOUSE_ROWS } from '../../../../engine/rules/mcnally/house-rows';
import { HOUSE } from '../../../../engine/rules/mcnally/house-values';
import { linesIn } from '../../../../engine/rules/mcnally/melee/factors';
import { moveOf } from '../../../../engine/rules/mcnally/movement/rates';
import { pointsOfBridge } from '../../../../engine/rules/mcnally/works/strength';
import { isAllowed, readValues } from '../../../../engine/scenario';
import type { Value, ValueTable } from '../../../../engine/scenario';
import { bridge, river, course } from '../../terrain/tables';
import { battlefield, INCH, scenarioFor } from './field';

const BOOKS = { mcnally: HOUSE_ROWS };
const readFrom = (...lines: readonly string[]) => readValues('own.yaml', ['values: 1', ...lines].join('\n'), BOOKS);

describe('house values', () => {
  it('are each allowed as the book has them, name a clause, and are all there', () => {
    expect(HOUSE_ROWS.filter(({ value, allowed }) => !isAllowed(value, allowed)).map(({ path }) => path)).toEqual([]);
    expect(HOUSE_ROWS.filter(({ clause }) => !mcnally.clauses.some(({ id }) => id === clause))).toEqual([]);
    expect(HOUSE_ROWS.length).toBeGreaterThan(150);
    expect(houseValues(undefined)).toBe(HOUSE);
  });
  it.each([
    ['fire.column', -9, 9],
    ['melee.deep', -9, 9],
    ['works.redoubt', 0, 30],
    ['victory.turns', 1, 200],
    ['detection.still.dense', 1, 60],
    ['formationChange.CO', 1, 9],
  ])('%s may be anything from %d to %d, and no whole number beyond', (path, least, most) => {
    const allowed = HOUSE_ROWS.find((row) => row.path === path)?.allowed ?? { oneOf: [] };
    expect([least - 1, least, most, most + 1].map((value) => isAllowed(value, allowed))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
  it('are replaced one by one, and the others stay', () => {
    const own = houseValues({ 'rates.HC.line': 14, 'ranges.medium.1': 28, 'terrain.swamp.mounted': 0.5 });
    expect([own.rates.HC.line, own.rates.HC.mass, own.ranges.medium, own.terrain.swamp.mounted]).toEqual([
      14,
      12,
      [15, 28, 45],
      0.5,
    ]);
    expect(own.terrain.swamp.wheeled).toBeNull();
  });
  it('of a battle are those its units, ground and sums are reckoned with', () => {
    const values: ValueTable = {
      'rates.CO.line': 7,
      'fire.column': -3,
      'melee.regular': 2,
      'works.wooden bridge': 5,
      'morale.guards': 3,
    };
    const layout = {
      terrain: [river('r', 6 * INCH, course([0, 100], [180, 100])), bridge('b', 'r', { x: 60, y: 100 })],
      blue: { a: { formation: 'column' }, g: { type: 'guards', at: [30, 10] } },
      red: { x: { at: [60, 10] } },
    } as const;
    const plain = battlefield(layout);
    const { rules } = scenarioFor(layout);
    const field = battlefield({ ...layout, scenario: { rules: { ...rules, values } } });
    const told = (one: typeof field) => [
      moveOf(one.troop('g')) / INCH,
      firerFactors(one.troop('a'), { band: 0, isCanister: false }).find(({ label }) => label.includes('column'))?.value,
      linesIn(one.whole, one.troop('a'), [one.troop('x')]).find(({ label }) => label.includes('Regulars'))?.value,
      pointsOfBridge(one.whole, 'b'),
      one.troop('g').traits.moraleModifier,
    ];
    expect([told(plain), told(field)]).toEqual([
      [6, -2, 1, 4, 2],
      [7, -3, 2, 5, 3],
    ]);
    expect(field.roster.values).toEqual(values);
  });
  it('set the play sheet: what is set up with, shares of a move, and whom a change of formation needs', () => {
    const sheet = (values: ValueTable): string => JSON.stringify(mcnally.reference?.('25mm', values));
    const own = sheet({
      menToFigure: 40,
      'figuresPerBase.LC': 3,
      'table.width': 96,
      'deployment.fromEnds': 9,
      'terrain.rough.CO': 0.4,
      'formationChange.LC': 5,
      'formationChange.share': 0.75,
    });
    const words = ['40 men each', '96″ by 48″', '9″ from its ends', '40%', '5+', '75% of the move'];
    expect(words.filter((word) => !own.includes(word))).toEqual([]);
    expect(words.filter((word) => sheet({}).includes(word))).toEqual([]);
    expect(own).toContain('{"label":"light cavalry","cells":["3"]');
  });
  it('are called so in every sum, and on the play sheet stand those of the battle', () => {
    const field = battlefield({ blue: { a: { formation: 'column' } }, red: { x: {} } });
    expect(firerFactors(field.troop('a'), { band: 0, isCanister: false }).map(({ label }) => label)).toEqual([
      '6 strength points',
      'In column, house value',
    ]);
    const sheet = JSON.stringify(mcnally.reference?.('25mm', { 'rates.CO.line': 7 }));
    expect(sheet).toContain('["7","6","9","12"]');
    expect(JSON.stringify(mcnally.reference?.('25mm'))).toContain('["6","6","9","12"]');
    expect(JSON.stringify(mcnally.reference?.('25mm'))).toContain(
      'Back with the face kept: less 3 on foot, 6 mounted.',
    );
    expect(JSON.stringify(mcnally.reference?.('25mm'))).toContain('Through a friend: 3 on foot, 6 mounted.');
    expect(JSON.stringify(mcnally.tableAids?.('25mm', { general: 30 }).rulers)).toContain(String(30 * INCH));
  });
});

describe('a file of values', () => {
  it('replaces what it names, by groups and lists', () => {
    const { rules, values, findings } = readFrom(
      'rules: mcnally',
      'replace:',
      '  rates: { HC: { line: 14 } }',
      '  ranges: { rifles: [5, 11] }',
      '  terrain: { swamp: { CO: closed } }',
      '  obstacleCover: { hedge: hard }',
    );
    expect(findings).toEqual([]);
    expect([rules, values]).toEqual([
      'mcnally',
      {
        'rates.HC.line': 14,
        'ranges.rifles.0': 5,
        'ranges.rifles.1': 11,
        'terrain.swamp.CO': null,
        'obstacleCover.hedge': 'hard',
      },
    ]);
  });
  it.each<readonly [string, readonly string[], string, string, string]>([
    ['a number too large', ['  recovers: 10'], 'replace.recovers', '"recovers" is "10"', 'from 3 to 9'],
    ['a word for a number', ['  general: far'], 'replace.general', '"general" is "far"', 'a number from 0 to 60'],
    [
      'a part of a whole',
      ['  melee: { elite: 1.5 }'],
      'replace.melee.elite',
      '"melee.elite" is "1.5"',
      'a whole number',
    ],
    [
      'a value nobody knows',
      ['  rates: { HC: { lime: 3 } }'],
      'replace.rates.HC.lime',
      'no value "lime"',
      'line, mass',
    ],
    ['too short a list', ['  ranges: { rifles: [5] }'], 'replace.ranges.rifles', 'Here stands a list', 'of 2 values'],
    ['a group for a value', ['  recovers: { a: 1 }'], 'replace.recovers', 'a group of keys', 'a whole number'],
    [
      'no such cover',
      ['  obstacleCover: { wall: thick }'],
      'replace.obstacleCover.wall',
      '"thick"',
      'none, soft, hard',
    ],
  ])('tells of %s: file, line, field, found, allowed', (_title, replace, field, found, allowed) => {
    const read = readFrom('rules: mcnally', 'replace:', ...replace);
    expect(read.values).toBeNull();
    expect(read.findings).toEqual([expect.objectContaining({ file: 'own.yaml', line: 4, severity: 'error', field })]);
    expect(read.findings[0]?.message).toContain(found);
    expect(`${read.findings[0]?.message} ${read.findings[0]?.fix}`).toContain(allowed);
  });
  it('is for a book that has values to replace', () => {
    expect(readFrom('rules: honours-of-war').findings[0]?.message).toContain('allowed: mcnally');
    expect(readFrom('rules: mcnally')).toMatchObject({ values: {}, findings: [] });
  });
});

describe('a scenario with values of its own', () => {
  const scenario = scenarioFor({ blue: { a: {} }, red: { b: { at: [60, 40] } } });
  const fit = (values: ValueTable) => suited(scenario, mcnally, { values });
  it('keeps them with its rules, and loses them under another book', () => {
    const own = fit({ general: 30 });
    expect(own.rules.values).toEqual({ general: 30 });
    expect(mcnally.prepare(own).roster.values).toEqual({ general: 30 });
    expect(suited(own, mcnally, { scale: '15mm' }).rules.values).toEqual({ general: 30 });
    expect(suited(own, mcnally, { values: { general: 20 } }).rules.values).toEqual({ general: 20 });
    expect(suited(own, honoursOfWar).rules.values).toBeUndefined();
    expect('values' in mcnally.prepare(scenario).roster).toBe(false);
  });
  it.each<readonly [string, Value, string]>([
    ['general', 61, 'is a number from 0 to 60; “61” was given'],
    ['nothing', 1, 'has no value “nothing”'],
    ['recovers', null, 'a whole number from 3 to 9; “closed” was given'],
  ])('refuses %s of %s', (path, value, sentence) => expect(() => fit({ [path]: value })).toThrow(sentence));
});
