import { expect, it } from 'vitest';
import { addCrossing } from '../../../../editing/features';
import { selectNew } from '../../../../renderer/editor/commands/selecting';
import { Editing } from '../../../../renderer/editor/editing.svelte';
import { FakeDesk } from '../../fake-desk';
import { NATIONS, TABLE } from '../small-table';

it('selects a new bridge and not the water below it, which is named for its sake', async () => {
  const editing = new Editing(
    new FakeDesk([], {
      'editor.nations': () => ({ ok: { nations: NATIONS } }),
      'editor.read': () => ({ ok: { findings: [], accepted: [], play: null } }),
    }),
  );
  await editing.learnNations();
  editing.show(
    'fictional/small.yaml',
    TABLE.replace('terrain:\n', 'terrain:\n  - stream: { course: [[0, 40], [120, 40]] }\n'),
  );
  selectNew(editing, () => editing.attempt((draft) => addCrossing(draft, 'bridge', { x: 20, y: 41 })));
  const chosen = editing.scenario?.terrain.filter(({ id }) => editing.selection.includes(id));
  expect(editing.scenario?.terrain.find(({ kind }) => kind === 'stream')?.name).toBe('The stream');
  expect(chosen?.map(({ kind }) => kind)).toEqual(['bridge']);
});
