import { readdirSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { schemaOf } from '../../../../engine/scenario/description';
import { nationFiles, textOf } from '../files';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
const isScenario = ajv.compile(schemaOf('scenario'));
const isNation = ajv.compile(schemaOf('nation'));
const valueOf = (text: string): unknown => parse(text, { merge: true });

const yamlIn = (folder: string) => readdirSync(folder).map((name) => `${folder}/${name}`);

describe('the schema takes good files', () => {
  test.each([...['scenarios/fictional', 'scenarios/historical'].flatMap(yamlIn), 'tests/fixtures/every-key.yaml'])(
    '%s',
    (file) => {
      isScenario(valueOf(textOf(file)));
      expect(isScenario.errors).toBeNull();
    },
  );

  test.each(nationFiles)('%s', (file) => {
    isNation(valueOf(textOf(file)));
    expect(isNation.errors).toBeNull();
  });
});

/** Codes of faults that lie in the form of a file, before anything in it is understood. */
const OF_FORM = [
  'unknown-key', 'missing-key', 'value-not-allowed', 'out-of-range', 'bad-length', 'bad-pair', 'bad-file-name', 'wrong-type',
  'too-few', 'empty-file', 'empty-brigade', 'not-this-kind', 'unknown-version', 'two-generals',
]; // oxfmt-ignore
/** Needs the brigade, the sense of a length with a unit, and a comparison of points. */
const UNDERSTOOD = ['commander-without-a-place.yaml', 'table-too-small.yaml', 'too-few-points.yaml'];
/** What a parser refuses by itself. */
const UNPARSED = ['syntax', 'duplicate-key', 'tab', 'too-many-references', 'unknown-reference', 'bad-merge'];

describe('the schema refuses faults of form, and leaves those that need understanding to the reading', () => {
  const FOLDER = 'tests/fixtures/scenarios';
  const files = readdirSync(FOLDER).flatMap((name) => {
    const text = textOf(`${FOLDER}/${name}`);
    const codes = [...text.matchAll(/#! ([a-z-]+)$/gm)].map(([, code]) => code ?? '');
    const readable = !codes.some((code) => UNPARSED.includes(code));
    const ofForm = codes.some((code) => OF_FORM.includes(code)) && !UNDERSTOOD.includes(name);
    return readable ? [{ name, text, ofForm }] : [];
  });

  test('there are enough of both', () => {
    expect(files.filter(({ ofForm }) => ofForm).length).toBeGreaterThan(30);
    expect(files.filter(({ ofForm }) => !ofForm).length).toBeGreaterThan(40);
  });

  test.each(files)('$name', ({ text, ofForm }) => expect(isScenario(valueOf(text))).toBe(!ofForm));
});

describe('single values', () => {
  const good = valueOf(textOf('tests/fixtures/every-key.yaml'));
  const withTable = (table: unknown) => isScenario({ ...(good as object), table });
  test.each([
    [[30, 2000], true],
    [['6ft', '4 FT'], true],
    [['6ft', '4 leagues'], false],
    [[29.9, 100], false],
    [[100, 2001], false],
    [[100], false],
    [[100, 100, 100], false],
  ])('a table of %j', (size, good) => expect(withTable({ size })).toBe(good));

  test.each([
    ['map.png', true],
    ['Old map.JPEG', true],
    ['../map.png', false],
    ['maps/map.png', false],
    ['map.gif', false],
    ['..png', false],
  ])('a picture %s', (file, good) => expect(withTable({ size: [100, 100], picture: { file } })).toBe(good));
});
