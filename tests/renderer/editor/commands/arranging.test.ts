import { expect, it } from 'vitest';
import { ARRANGINGS } from '../../../../renderer/editor/commands/arranging';
import { menuFor } from '../../../../renderer/editor/commands/menu';
import { Editing } from '../../../../renderer/editor/editing.svelte';
import { OnTable } from '../../../../renderer/editor/on-table.svelte';
import { FakeDesk } from '../../fake-desk';
import { NATIONS, TABLE } from '../small-table';

/** A wood 80 to 100 cm east and 60 to 80 cm north; a hill 44 to 76 cm east and 35 to 55 cm north. */
function ground(): { readonly editing: Editing; readonly table: OnTable } {
  const editing = new Editing(new FakeDesk());
  editing.nations = NATIONS;
  editing.show(null, TABLE);
  const wood = editing.scenario?.terrain[0]?.id ?? '';
  editing.select([wood, 'knoll']);
  return { editing, table: new OnTable(editing) };
}

it.each([
  ['Line up western edges', 'at: [60, 45]', '[44, 60]'],
  ['Line up south to north', 'at: [72, 45]', '[62, 60]'],
  ['Line up eastern edges', 'at: [84, 45]', '[80, 60]'],
  ['Line up northern edges', 'at: [60, 70]', '[80, 60]'],
  ['Line up west to east', 'at: [60, 57.5]', '[80, 47.5]'],
  ['Line up southern edges', 'at: [60, 45]', '[80, 35]'],
])('%s moves things to that edge of all of them', (does, hill, corner) => {
  const { editing, table } = ground();
  ARRANGINGS.find((one) => one.does === does)?.run(editing, table);
  expect(editing.text).toContain(hill);
  expect(editing.text).toContain(corner);
});

it('the menu offers to line up two things, and to spread out three', () => {
  const { editing, table } = ground();
  const offered = (): readonly string[] =>
    menuFor(editing, table, null, { show: () => undefined, name: () => undefined }).flatMap((line) =>
      line && 'icons' in line ? line.icons.map(({ does }) => does) : [],
    );
  expect(offered()).toHaveLength(6);
  editing.select([...editing.selection, 'blue/first']);
  expect(offered()).toEqual(ARRANGINGS.map(({ does }) => does));
  editing.select(['knoll']);
  expect(offered()).toEqual([]);
});
