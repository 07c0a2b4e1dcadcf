import { expect, test } from 'vitest';
import { readNation, readScenario } from '../../../engine/scenario';
import { nations, textOf } from './files';

const page = textOf('docs/scenario-format.md');
const [scenario = '', nation = ''] = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, example]) => example ?? '');

test('the examples of the documentation are good files', () => {
  expect(readScenario('example.yaml', scenario, nations, ['honours-of-war']).findings).toEqual([]);
  expect(readNation('example.yaml', nation).findings).toEqual([]);
  expect(scenario).not.toBe('');
  expect(nation).not.toBe('');
});

test('the documentation names every key a wrong key is answered with', () => {
  const wrong = scenario
    .replace(/title: .*/, '$&\nx: 1')
    .replace('over:', 'x: 1, over:')
    .replace('class: imp', 'x: 1, class: imp')
    .replace('rating:', 'x: 1, rating:')
    .replace('type:', 'x: 1, type:')
    .replace('feature:', 'x: 1, feature:')
    .replace('    nation: austria', '    x: 1\n    nation: austria');
  const { findings } = readScenario('example.yaml', wrong, nations);
  expect(findings.map(({ code }) => code)).toEqual(Array(7).fill('unknown-key'));
  const keys = findings.flatMap(({ message }) => message.replace(/.*known: |\.$/g, '').split(', '));
  for (const key of keys) expect(page, key).toMatch(new RegExp(`\`(.*\\W)?${key}\\W`));
});
