import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { OnTable } from '../../../renderer/editor/on-table.svelte';
import ObjectiveMarks from '../../../renderer/editor/table/ObjectiveMarks.svelte';
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

it('its flag stands on the 3D table too, with its points and the colour of who holds it, unless that layer is hidden', () => {
  const editing = new Editing(new FakeDesk([]));
  editing.nations = NATIONS;
  editing.show(null, HELD.replace('points: 1', 'points: 3, holder: red'));
  const table = new OnTable(editing);
  const project = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: Math.round(x), y: Math.round(y) });
  const { container, unmount } = render(ObjectiveMarks, { editing, table, project });
  expect(container.querySelector('g')?.getAttribute('transform')).toBe('translate(60 45)');
  expect(container.querySelector('text')?.textContent).toBe('3');
  expect(container.querySelector('.staff')?.classList.contains('side-2')).toBe(true);
  unmount();
  table.hiddenLayers = ['objectives'];
  expect(render(ObjectiveMarks, { editing, table, project }).container.querySelector('g')).toBeNull();
});
