import { expect, it } from 'vitest';
import { renameThing } from '../../../../renderer/editor/commands/renaming';
import { Editing } from '../../../../renderer/editor/editing.svelte';
import { FakeDesk } from '../../fake-desk';
import { NATIONS, TABLE } from '../small-table';

it('keeps a block selected while its village is named', () => {
  const editing = new Editing(new FakeDesk());
  editing.nations = NATIONS;
  const village = '  - bua: { blocks: [{ at: [20, 60] }, { at: [40, 60] }] }\n';
  editing.show('fictional/small.yaml', TABLE.replace('terrain:\n', `terrain:\n${village}`));
  const [bua] = editing.scenario?.terrain.filter(({ kind }) => kind === 'bua') ?? [];
  if (bua?.kind !== 'bua') throw new Error('no village');
  editing.select([bua.blocks[1]?.id ?? '']);
  const now = renameThing(editing, bua.id, 'Kaltenau');
  const named = editing.scenario?.terrain.find(({ id }) => id === now);
  expect(named?.name).toBe('Kaltenau');
  expect(named?.kind === 'bua' && editing.selection).toEqual([named?.kind === 'bua' && named.blocks[1]?.id]);
});
