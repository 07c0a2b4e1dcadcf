/** Names on the plan while what they name is dragged. */
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { withNode } from '../../../editing/nodes';
import { transformed } from '../../../editing/transform';
import { OnTable } from '../../../renderer/editor/on-table.svelte';
import { StaffMap } from '../../../renderer/editor/plan/staff-map';
import { stUlrich } from './st-ulrich';

it('go along with what is moved as it is, and stay with what is reshaped until it rests', () => {
  const editing = stUlrich();
  const table = new OnTable(editing);
  const { scenario } = editing;
  if (!scenario) throw new Error('St. Ulrich cannot be read');
  const map = new StaffMap();
  map.showNames(scenario, 2);
  const moved = (): readonly (string | null)[] => {
    flushSync();
    map.moveNames(table.movingNames);
    return map.ground.flatMap((drawing) =>
      [...drawing.querySelectorAll('[data-name]')].flatMap((name) =>
        name.hasAttribute('transform') ? [`${name.getAttribute('data-name')} ${name.getAttribute('transform')}`] : [],
      ),
    );
  };
  expect(moved()).toEqual([]);
  editing.preview = transformed(scenario, ['zeitberg'], { do: 'move', by: { x: 9, y: 4 } });
  expect(moved()).toEqual(['zeitberg translate(9 -4)']);
  editing.preview = withNode(scenario, { id: 'abbots-wood', contour: null, index: 0 }, { x: 150, y: 30 });
  expect(moved()).toEqual([]);
  editing.preview = null;
  expect(moved()).toEqual([]);
});
