import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readScenario } from '../../../../engine/scenario';
import { nations } from '../files';

const FOLDER = 'tests/fixtures/scenarios';
const files = readdirSync(FOLDER);

/** A fixture marks the line of its fault: `#! code` at the end of the line. */
function marked(text: string): readonly string[] {
  return text.split('\n').flatMap((line, index) => {
    const code = /#! ([a-z-]+)$/.exec(line)?.[1];
    return code === undefined ? [] : [`${index + 1}: ${code}`];
  });
}

describe('every broken file is told what is wrong and where', () => {
  test('there are enough of them', () => expect(files.length).toBeGreaterThanOrEqual(100));

  test.each(files)('%s', (file) => {
    const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
    const { findings } = readScenario(file, text, nations, ['honours-of-war']);
    expect(marked(text)).not.toEqual([]);
    expect(findings.map(({ line, code }) => `${line}: ${code}`)).toEqual(marked(text));
    for (const finding of findings) {
      expect(finding.file).toBe(file);
      expect(finding.message).toMatch(/[.]$/);
      expect(finding.fix).toMatch(/[.?]$|\.\.\.$/);
    }
  });
});
