import { expect, it } from 'vitest';
import { startLayer } from '../../../drawing/map';
import { distance } from '../../../engine/geometry';
import { OnTable } from '../../../renderer/editor/on-table.svelte';
import { stUlrich } from './st-ulrich';

it('the room of leaders’ names is known on the plan, where words of arrivals keep off them, and in 3D there are none', () => {
  const editing = stUlrich();
  const table = new OnTable(editing);
  const { scenario } = editing;
  if (!scenario) throw new Error('St. Ulrich cannot be read');
  expect(table.leaderNames).toEqual([]);
  table.names = { least: 1, over: null };
  const leaders = scenario.armies.flatMap(({ general, brigades }) => [
    ...(general ? [general] : []),
    ...brigades.map(({ commander }) => commander),
  ]);
  expect(table.leaderNames.length).toBeGreaterThan(2);
  for (const { pose } of table.leaderNames)
    expect(Math.min(...leaders.map(({ at }) => distance(at, pose)))).toBeLessThan(16);
  const drawn = startLayer(scenario, 1).match(/<text/g) ?? [];
  expect(drawn.length).toBeGreaterThanOrEqual(table.leaderNames.length);
  table.names = { least: 1, over: () => null };
  expect(table.leaderNames).toEqual([]);
});
