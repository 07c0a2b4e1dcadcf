import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readForBattle } from '../../../electron/desk/reading';
import { editText, type Finding } from '../../../engine/scenario';
import { nations } from '../../engine/scenario/files';
import { damagedFile } from '../../soak/damage';

const textOf = (path: string): string => readFileSync(path, 'utf8');
const findingsIn = (text: string) => readForBattle('x.yaml', text, nations).findings;
const filesIn = (folder: string): readonly string[] => readdirSync(folder).map((name) => `${folder}/${name}`);
const REVIEWED = filesIn('tests/fixtures/reviewed');

/** A fixture marks the line of its fault: `#! code` at the end of the line. */
const marked = (text: string): readonly string[] =>
  text.split('\n').flatMap((line, index) => {
    const code = /#! ([a-z-]+)$/.exec(line)?.[1];
    return code === undefined ? [] : [`${index + 1}: ${code}`];
  });

describe('a file that makes no sense on its table is told so, at the line', () => {
  test.each(REVIEWED)('%s', (path) => {
    const text = textOf(path);
    expect(marked(text)).not.toEqual([]);
    const findings = findingsIn(text);
    expect(findings.map(({ line, code }) => `${line}: ${code}`)).toEqual(marked(text));
    for (const { message, fix } of findings) {
      expect(message).toMatch(/\.$/);
      expect(fix).toMatch(/\.$/);
    }
  });
});

const isSame = (one: Finding, other: Finding): boolean => one.code === other.code && one.field === other.field;

test('every repair that is offered mends what it is offered for', () => {
  const mended = [...REVIEWED, ...filesIn('tests/fixtures/scenarios')].flatMap((path) => {
    const text = textOf(path);
    const before = findingsIn(text);
    return before.flatMap(({ code, field, repair }) => {
      if (!repair) return [];
      const edited = editText(text, repair);
      if ('refused' in edited) return [`${path}: ${code}: ${edited.refused}`];
      const after = findingsIn(edited.text);
      if (after.some((one) => one.code === code && one.field === field))
        return [`${path}: ${code} at ${field} is still there`];
      const made = after.find((one) => one.field === field && !before.some((old) => isSame(old, one)));
      return [made ? `${path}: ${made.code} at ${field} instead of ${code}` : 'mended'];
    });
  });
  expect(mended.filter((one) => one !== 'mended')).toEqual([]);
  expect(mended.length).toBeGreaterThan(20);
});

test('a hundred damaged files are reviewed as far as they go, never thrown at', () => {
  for (let seed = 0; seed < 100; seed += 1) {
    const { name, text } = damagedFile(seed);
    expect(() => readForBattle(name, text, nations), `seed ${seed}`).not.toThrow();
  }
});
