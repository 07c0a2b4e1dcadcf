import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writeScenario } from '../../../engine/makers/write';
import { readScenario } from '../../../engine/scenario';
import { nations } from '../scenario/files';

const files = ['fictional', 'historical'].flatMap((shelf) =>
  readdirSync(`scenarios/${shelf}`)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `scenarios/${shelf}/${name}`),
);
const read = (text: string) => readScenario('written.yaml', text, nations, ['honours-of-war']);

describe.each(files)('%s', (file) => {
  const { scenario } = read(readFileSync(file, 'utf8'));
  it('written and read is the same', () => {
    if (!scenario) throw new Error(`${file} cannot be read`);
    const text = writeScenario(scenario);
    const again = read(text);
    expect(again.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(again.scenario).toEqual(scenario);
    expect(writeScenario(again.scenario ?? scenario)).toBe(text);
  });
});
