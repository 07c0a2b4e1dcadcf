import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writeScenario } from '../../generators/write';
import { readScenario } from '../../engine/scenario';
import { nations } from '../engine/scenario/files';
import { WHOLE } from './whole';

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

describe('a scenario that says something under every key', () => {
  const { scenario, findings } = read(WHOLE);
  if (!scenario) throw new Error(findings.map(({ line, message }) => `${line}: ${message}`).join('\n'));
  const text = writeScenario(scenario);
  it('written and read is the same', () => {
    const again = read(text);
    // Each unit is written at its own place: nothing sets them out together any more.
    const armies = scenario.armies.map((army) => ({
      ...army,
      brigades: army.brigades.map(({ setOut: _, ...brigade }) => brigade),
    }));
    expect(again.scenario).toEqual({ ...scenario, armies });
    expect(writeScenario(again.scenario ?? scenario)).toBe(text);
  });
  it.each([
    'date: 1 October 1756',
    'weather: { start: light rain, changing: true }',
    '  picture: { file: sketch.png, corner: [-2, 3], width: 213.36, opacity: 0.25 }',
    'effects: { movement: quarter }',
    'effects: { movement: { foot: half, horse: closed, guns: closed }, cover: light, sight: blocked }',
    '  - ford: { over: Bach, at: [60, 94], width: 8 }',
    '  - redoubt: { name: Star, at: [170, 80], heading: 315, size: [10, 8] }',
    'inside: Lobositz/2',
    'inside: Radostitz',
    'arrives: { turn: 4, at: [0, 60], heading: 90, needs: 4 }',
    'fights as: close order',
    'battalion guns: false',
    'poor shots: true',
    'leads: [blue/first-brigade]',
    'for: [blue/first-brigade, Seydlitz]',
    'leaves: The King, successor: Keith',
    '  - note: Nobody eats the plums.',
    "  - { turn: 2, text: 'The mist lifts, slowly.' }",
    "  - { code: brigade-size, field: 'armies.blue.brigades[1]', reason: As it was. }",
  ])('says %s', (words) => expect(text).toContain(words));
});
