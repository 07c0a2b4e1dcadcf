import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { Saving, SavingBar } from '../../../renderer/saving';
import { Notices } from '../../../renderer/ui';
import { FakeDesk } from '../fake-desk';

it('is saved under another name and in a folder, beside the file it was, and goes on as that', async () => {
  const desk = new FakeDesk([], {
    'editor.nations': () => ({ ok: { nations: [] } }),
    'editor.read': () => ({ ok: { findings: [], accepted: [], play: null } }),
    'editing.begin': () => ({ ok: { elsewhere: 0 } }),
    'journal.forget': () => ({ ok: {} }),
    'scenario.save': ({ name, folder }) => ({
      ok: { file: `own/${folder}/${name}.yaml`, stamp: 'second', isCopy: false },
    }),
  });
  const editing = new Editing(desk);
  editing.show('own/mill.yaml', 'cockade: 1\ntitle: The Mill\n');
  const saving = new Saving(desk, editing, new Notices());
  render(SavingBar, { saving, folders: ['', 'Silesia'] });
  screen.getByRole('button', { name: 'Save under another name (Ctrl Shift S)' }).click();
  flushSync();
  for (const [label, text] of [
    ['File name', 'The Mill by Night'],
    ['Folder', ' Silesia '],
  ] as const) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  }
  screen.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() => expect(editing.file).toBe('own/Silesia/The Mill by Night.yaml'));
  expect(desk.askedFor('scenario.save')).toMatchObject([
    { file: null, name: 'The Mill by Night', folder: 'Silesia', text: editing.text },
  ]);
});
