import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { readForBattle } from '../../../electron/desk/reading';
import { editText, readScenario } from '../../../engine/scenario';
import type { Finding } from '../../../engine/scenario';
import { nations } from '../../engine/scenario/files';

const textOf = (path: string): string => readFileSync(path, 'utf8');
const reviewed = (text: string): readonly Finding[] => readForBattle('x.yaml', text, nations).findings;
const told = ({ code, field = '' }: Finding): string => `${code} at ${field}`;

type Path = readonly (string | number)[];
const at = (value: unknown, ...path: Path): unknown =>
  path.reduce((found, key) => (found instanceof Object ? Reflect.get(found, key) : undefined), value);
const entriesOf = (value: unknown): [string, unknown][] => (value instanceof Object ? Object.entries(value) : []);
const countOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map((_, i) => i) : []);

/** One fault in each thing of a scenario: in a feature, nation, zone, brigade, unit, objective, and in single keys of the whole. */
function faultyPaths(text: string): readonly Path[] {
  const file: unknown = parse(text);
  const terrain = countOf(at(file, 'terrain')).flatMap((i) =>
    entriesOf(at(file, 'terrain', i)).map(([kind]) => ['terrain', i, kind, 'name']),
  );
  const armies = entriesOf(at(file, 'armies')).flatMap(([side, army]): Path[] => [
    ['armies', side, 'nation'],
    ...countOf(at(army, 'deployment')).map((i) => ['armies', side, 'deployment', i, 'name']),
    ...countOf(at(army, 'independents')).map((i) => ['armies', side, 'independents', i, 'type']),
    ...countOf(at(army, 'brigades')).flatMap((i) => [
      ['armies', side, 'brigades', i, 'commander', 'at'],
      ...countOf(at(army, 'brigades', i, 'units')).map((u) => ['armies', side, 'brigades', i, 'units', u, 'type']),
    ]),
  ]);
  const objectives = countOf(at(file, 'objectives')).map((i) => ['objectives', i, 'points']);
  const whole = [['title'], ['kind'], ['period'], ['weather'], ['table', 'ground'], ['table', 'size']];
  const rules = [
    ['rules', 'scale'],
    ['rules', 'system'],
    ['rules', 'options'],
  ];
  return [...whole, ...rules, ...terrain, ...armies, ...objectives];
}

function broken(text: string, path: Path): string {
  const result = editText(text, [{ do: 'set', path, value: { of: 'no sense' } }]);
  if ('refused' in result) throw new Error(`${path.join('.')}: ${result.refused}`);
  return result.text;
}

/** What a file of which a part cannot be read is told beside what its reading tells. */
function besides(text: string): readonly string[] {
  const read = new Set(readScenario('x.yaml', text, nations, ['honours-of-war']).findings.map(told));
  return reviewed(text)
    .map(told)
    .filter((one) => !read.has(one));
}

/** What is told of several units that stand wrong is told of the one whose comrades cannot be read. */
const alsoOfOne = (finding: Finding): readonly string[] => {
  const [, brigade] = /^(.*)\.deploy\.at$/.exec(finding.field ?? '') ?? [];
  const units = Array.from({ length: 3 }, (_, i) => `${finding.code} at ${brigade}.units[${i}].at`);
  return [told(finding), ...(brigade === undefined ? [] : units)];
};

describe('of a file with a part that cannot be read', () => {
  const faulty = readdirSync('tests/fixtures/reviewed').map((name) => `tests/fixtures/reviewed/${name}`);
  test.each(['scenarios/fictional/st-ulrich.yaml', ...faulty])(
    '%s: nothing is said that its mending would unsay',
    (path) => {
      const text = textOf(path);
      const truth = new Set(reviewed(text).flatMap(alsoOfOne));
      const faults = faultyPaths(text);
      // St. Ulrich has as many things as all the others together.
      for (const fault of faults.filter((_, i) => faults.length < 40 || i % 3 === 0))
        for (const one of besides(broken(text, fault)))
          expect(truth, `with a fault at ${fault.join('.')}`).toContain(one);
    },
  );
});

describe('beside a fault of one thing the others are told at once', () => {
  const COMMON = textOf('tests/fixtures/reviewed/road-ends-nowhere.yaml').replace(
    '{ name: Second, type: line infantry, at: [152, 20], heading: 0 }',
    '{ name: Second, type: line infantry, at: [131, 20.1], heading: 0 }',
  );
  const OTHERS = ['overlap at armies.red.brigades[0].units[1].at', 'road-ends-nowhere at terrain[1].road.course'];
  /** A book may set units down clear of each other; without rules only what every book finds is sure. */
  const BY_ANY_BOOK = OTHERS.slice(1);
  const FIRST = '{ name: First, type: line infantry, at: [30, 20], heading: 0 }';
  const AUE = 'class: fordable, width: 6';
  type Row = readonly [what: string, from: string, to: string, code: string, others?: readonly string[]];
  const ROWS: readonly Row[] = [
    [
      'a unit in a formation of guns',
      FIRST,
      FIRST.replace('heading: 0', 'heading: 0, formation: limbered'),
      'formation-not-for-arm',
    ],
    ['a key twice in a unit', FIRST, FIRST.replace('heading: 0', 'heading: 0, heading: 90'), 'duplicate-key'],
    ['a reference to nothing', FIRST, FIRST.replace('heading: 0', 'heading: *north'), 'unknown-reference'],
    [
      'a wood that crosses itself',
      '  - bua:',
      '  - wood: { outline: { polygon: [[20, 70], [30, 80], [30, 70], [20, 80]] } }\n  - bua:',
      'outline-crosses-itself',
    ],
    ['a scale nobody has', 'scale: 28mm', 'scale: 27mm', 'value-not-allowed'],
    ['rules nobody has', 'system: honours-of-war', 'system: honors-of-war', 'unknown-rules', BY_ANY_BOOK],
    ['rules without a system', 'system: honours-of-war, ', '', 'missing-key', BY_ANY_BOOK],
    ['no rules', 'rules: { system: honours-of-war, scale: 28mm }\n', '', 'missing-key', BY_ANY_BOOK],
    ['a ground nobody has', 'size: [180, 120]', 'size: [180, 120], ground: sand', 'value-not-allowed'],
  ];
  for (const [what, from, to, code, others = OTHERS] of ROWS)
    test(what, () => {
      expect(COMMON).toContain(from);
      const found = reviewed(COMMON.replace(from, to));
      const codes = found.map((one) => one.code);
      expect(codes).toContain(code);
      const places = found.map(told).map((one) => one.replace('terrain[2].road', 'terrain[1].road'));
      for (const other of others) expect(places).toContain(other);
    });
  test('an army without units: what lies on the table is told', () => {
    const { length } = COMMON;
    const bare = COMMON.slice(0, length).replace(/( {2}red:[\s\S]*? {4}brigades:)[\s\S]*?(\nobjectives:)/, '$1 []$2');
    expect(reviewed(bare).map(told)).toEqual(
      expect.arrayContaining(['road-ends-nowhere at terrain[1].road.course', 'empty-army at armies.red']),
    );
  });
  test('a table without a size: what can be told without its edges', () => {
    const faulty = COMMON.replace('size: [180, 120]', 'size: [180]')
      .replace('neutral-red', 'neutral-rot')
      .replace(AUE, 'class: shallow, width: 6');
    expect(
      reviewed(faulty)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(['bad-pair', 'unknown-nation', 'value-not-allowed']);
  });
  test.each([
    ['a size that is none', 'size: [180, 120]', 'size: [180]'],
    ['no size', 'size: [180, 120]', 'ground: winter'],
    ['no table', 'table: { size: [180, 120] }', 'weather: fair'],
  ])('%s: units on one another are told, a road that may leave it is not', (_, from, to) => {
    expect(COMMON).toContain(from);
    const found = reviewed(COMMON.replace(from, to)).map(told);
    expect(found).toContain('overlap at armies.red.brigades[0].units[1].at');
    expect(found.filter((one) => one.startsWith('road-ends') || one.startsWith('off-table'))).toEqual([]);
  });
});
