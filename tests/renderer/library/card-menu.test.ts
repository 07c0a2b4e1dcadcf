/** What can be done with the file of a card. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import CardMenu from '../../../renderer/library/CardMenu.svelte';
import { Filing } from '../../../renderer/library/filing.svelte';
import { Notices } from '../../../renderer/ui';
import { entryOf, FakeDesk } from '../fake-desk';

const FILE = 'own/mill.yaml';

function shown(folder: string | null) {
  const desk = new FakeDesk([], {
    'scenario.reveal': () => ({ ok: { path: '/scenarios/mill.yaml', isShown: false } }),
    'scenario.duplicate': () => ({ ok: { file: 'own/mill-2.yaml' } }),
    'scenario.rename': () => ({ ok: { file: 'own/wind-mill.yaml', stamp: 'second', isCopy: false } }),
    'scenario.move': () => ({ ok: { file: 'own/Silesia/mill.yaml' } }),
  });
  const notices = new Notices();
  const onmoved = vi.fn();
  const act = { onfight: vi.fn(), onedit: vi.fn(), ontell: vi.fn(), onmoved, onclose: vi.fn() };
  const entry = entryOf({ file: FILE, folder, title: 'The Mill' });
  const beside = document.body.appendChild(document.createElement('button'));
  render(CardMenu, { entry, filing: new Filing(desk, notices), folders: ['', 'Silesia'], beside, ...act });
  const click = (name: string): void => {
    screen.getByRole('button', { name }).click();
    flushSync();
  };
  const type = (label: string, text: string): void => {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  };
  return { desk, notices, onmoved, click, type };
}

it('the file is shown where it lies, or that is told where the host cannot', async () => {
  const { desk, notices, click } = shown('');
  click('Show the file');
  await vi.waitFor(() => expect(notices.shown[0]?.sentence).toBe('The file is /scenarios/mill.yaml'));
  expect(desk.askedFor('scenario.reveal')).toEqual([{ file: FILE }]);
});

it('one’s own is duplicated, renamed and moved to a folder, and the card goes along', async () => {
  const { desk, onmoved, click } = shown('');
  click('Duplicate');
  await vi.waitFor(() => expect(onmoved).toHaveBeenLastCalledWith('own/mill-2.yaml'));
  expect(desk.askedFor('scenario.duplicate')).toMatchObject([{ file: FILE }]);
  cleanup();
  const renaming = shown('');
  renaming.click('Rename…');
  renaming.type('Title and file name', 'The Wind Mill');
  renaming.click('Rename');
  await vi.waitFor(() => expect(renaming.onmoved).toHaveBeenLastCalledWith('own/wind-mill.yaml'));
  expect(renaming.desk.askedFor('scenario.rename')).toMatchObject([{ file: FILE, title: 'The Wind Mill' }]);
});

it('one that came along is neither renamed nor deleted', () => {
  shown(null);
  expect(screen.getAllByRole('listitem').map((line) => line.textContent?.trim().split(':')[0])).toEqual([
    'Edit',
    'Fight',
    'Tell its story',
    'Duplicate',
    'Show the file',
    'It came along with Cockade',
  ]);
});
