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
  return [['title'], ['kind'], ['period'], ['weather'], ...terrain, ...armies, ...objectives];
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

describe('of a file with a part that cannot be read', () => {
  const faulty = readdirSync('tests/fixtures/reviewed').map((name) => `tests/fixtures/reviewed/${name}`);
  test.each(['scenarios/fictional/st-ulrich.yaml', ...faulty])(
    '%s: nothing is said that its mending would unsay',
    (path) => {
      const text = textOf(path);
      const truth = new Set(reviewed(text).map(told));
      const faults = faultyPaths(text);
      // St. Ulrich has as many things as all the others together.
      for (const fault of faults.filter((_, i) => faults.length < 40 || i % 3 === 0))
        for (const one of besides(broken(text, fault)))
          expect(truth, `with a fault at ${fault.join('.')}`).toContain(one);
    },
  );
});
