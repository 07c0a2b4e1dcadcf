import { expect, it } from 'vitest';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { OnTable } from '../../../renderer/editor/on-table.svelte';
import { FakeDesk } from '../fake-desk';
import { NATIONS, TABLE } from './small-table';

const HELD = `${TABLE}objectives:\n  - { name: The heights, feature: Knoll, points: 1 }\n`;

it('an objective on a feature is taken by its flag, and marked there when it is selected', () => {
  const editing = new Editing(new FakeDesk([]));
  editing.nations = NATIONS;
  editing.show(null, HELD);
  const table = new OnTable(editing);
  expect(table.at({ x: 60, y: 45 }, 1).map(({ id }) => id)).toEqual(['objective/the-heights', 'knoll']);
  expect(table.at({ x: 66, y: 45 }, 1).map(({ id }) => id)).toEqual(['knoll']);
  editing.select(['objective/the-heights']);
  expect(table.chosen.map(({ layer, at: { x, y } }) => [layer, Math.round(x), Math.round(y)])).toEqual([
    ['objectives', 60, 45],
  ]);
});
