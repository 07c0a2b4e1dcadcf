import { describe, expect, it } from 'vitest';
import { warmingFights } from '../../../../electron/desk/engine';
import { openLibrary } from '../../../../electron/desk/library';
import { HAMLET, NATION } from '../../fake-engine';
import { folderWith } from '../../folder';

const THIRD = '      - { name: Third, type: line infantry, at: [60, 70], heading: 180, formation: line }\n';
const larger = `${HAMLET.replace('The Hamlet', 'A Village')}${THIRD}`;
const fightsIn = (files: Readonly<Record<string, string>>) =>
  warmingFights(openLibrary(folderWith({ 'nations/prussia.yaml': NATION, ...files })));

describe('the fights that warm the engine up', () => {
  it('are of the scenario with the fewest units, with seeds of their own', async () => {
    const fights = await fightsIn({ 'fictional/a.yaml': larger, 'fictional/b.yaml': HAMLET });
    expect(fights.map(({ scenario, seed, system }) => [scenario.title, seed, system])).toEqual(
      [1, 2, 3, 4].map((seed) => ['The Hamlet', seed, 'honours-of-war']),
    );
  });

  it('are never of one with errors', async () => {
    const broken = HAMLET.replace('line infantry', 'wizards');
    const fights = await fightsIn({ 'fictional/a.yaml': larger, 'fictional/b.yaml': broken });
    expect(new Set(fights.map(({ scenario }) => scenario.title))).toEqual(new Set(['A Village']));
    expect(await fightsIn({ 'fictional/b.yaml': broken })).toEqual([]);
  });
});
