import { isMap, isScalar, parseDocument } from 'yaml';
import { describe, expect, test } from 'vitest';
import { readScenario } from '../../../../engine/scenario';
import { migrate } from '../../../../engine/scenario/text/migration';
import type { MigrationStep } from '../../../../engine/scenario/text/migration';
import { nations, stUlrichText } from '../files';

/** Formats that never were: 0 called the title a heading, and -1 had no kind. */
const STEPS: readonly MigrationStep[] = [
  {
    from: 0,
    to: 1,
    change(document) {
      if (!isMap(document.contents)) return;
      for (const { key } of document.contents.items) if (isScalar(key) && key.value === 'heading') key.value = 'title';
    },
  },
  { from: -1, to: 0, change: (document) => void (document.has('kind') || document.set('kind', 'fictional')) },
];
const zero = stUlrichText.replace('cockade: 1', 'cockade: 0').replace('title:', 'heading:');
const minusOne = zero.replace('cockade: 0', 'cockade: -1').replace('kind: fictional\n', '');
const read = (text: string, steps = STEPS) => readScenario('old.yaml', text, nations, ['honours-of-war'], steps);
const today = readScenario('old.yaml', stUlrichText, nations).scenario;

describe('a file in an older format', () => {
  test.each([
    ['one step back', zero, 0],
    ['two steps back', minusOne, -1],
  ])('%s reads as today, with a warning that says so', (_, text, from) => {
    const { scenario, findings } = read(text);
    expect(scenario).toEqual(today);
    expect(findings).toEqual([
      {
        file: 'old.yaml',
        line: 1,
        column: 10,
        severity: 'warning',
        code: 'older-format',
        message: `The file is written in format ${from}; it was read as format 1.`,
        fix: 'Write cockade: 1 and what is new in that format.',
        field: 'cockade',
      },
    ]);
  });

  test('places of what was not changed are still those of the file', () => {
    const { findings } = read(minusOne.replace('slope: gentle', 'slope: gental'));
    const line = minusOne.slice(0, minusOne.indexOf('slope:')).split('\n').length;
    expect(findings).toMatchObject([{ code: 'older-format' }, { code: 'value-not-allowed', line }]);
  });

  test.each([
    ['no step leads from there', zero.replace('cockade: 0', 'cockade: -7'), STEPS],
    ['there are no steps', zero, []],
    ['a newer one', zero.replace('cockade: 0', 'cockade: 2'), STEPS],
    ['a step that leads nowhere', zero, [{ from: 0, to: 0, change: () => undefined }]],
  ])('is not read when %s', (_, text, steps) => {
    const { scenario, findings } = read(text, steps);
    expect(scenario).toBeNull();
    expect(findings.map(({ code }) => code)).toEqual(['unknown-version']);
  });

  test.each(['- cockade: 0', 'cockade', 'cockade: zero', 'cockade: [0]', '{ cockade: 0, heading: }'])(
    'a step survives %s',
    (text) => expect(read(text).scenario).toBeNull(),
  );
});

test('comments, order and style of the document stay', () => {
  const document = parseDocument('# first\ncockade: 0 # the format\nheading: { a: 1 } # a\n\n# last\n');
  expect(migrate(document, 'cockade', STEPS)).toEqual({ from: 0, to: 1 });
  expect(String(document)).toBe('# first\ncockade: 1 # the format\ntitle: { a: 1 } # a\n\n# last\n');
  expect(migrate(document, 'cockade', STEPS)).toBeNull();
  expect(migrate(document, 'nation', STEPS)).toBeNull();
});
