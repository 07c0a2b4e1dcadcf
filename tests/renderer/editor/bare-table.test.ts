import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { CallResponse } from '../../../electron/desk/api';
import BareTable from '../../../renderer/editor/BareTable.svelte';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { FakeDesk } from '../fake-desk';
import { NATIONS } from './small-table';

const side = (id: string, nation: string): string => `  ${id}: { name: ${id}, nation: ${nation} }\n`;
const BARE = `cockade: 1
title: Bare
kind: fictional
rules: { system: honours-of-war, scale: 28mm }
table: { size: [6ft, 4ft] }   # by the window
armies:
${side('blue', 'prussia')}${side('red', 'austria')}`;

function shown(made: CallResponse<'scenario.make'>) {
  const desk = new FakeDesk([], { 'scenario.make': () => made });
  const editing = new Editing(desk);
  editing.nations = NATIONS;
  editing.show(null, BARE);
  const ontool = vi.fn();
  render(BareTable, { editing, ontool, ontrace: vi.fn() });
  return { desk, editing, ontool };
}

it('offers what may come first, and is gone once something lies on the table', async () => {
  const { desk, editing, ontool } = shown({
    ok: {
      title: '',
      drawing: '',
      text: 'terrain:\n  - pond: { outline: { ellipse: { at: [60, 45], radii: [16, 10] } } }\n',
    },
  });
  await fireEvent.click(screen.getByRole('button', { name: /Draw a hill/ }));
  expect(ontool).toHaveBeenCalledWith('hill');
  screen.getByText('A bare table, 6 × 4 ft');
  await fireEvent.click(screen.getByRole('button', { name: /Propose terrain/ }));
  await vi.waitFor(() => expect(editing.scenario?.terrain.map(({ kind }) => kind)).toEqual(['pond']));
  expect(editing.text).toContain('table: { size: [6ft, 4ft] }   # by the window');
  expect(desk.askedFor('scenario.make')).toMatchObject([{ kind: 'table', nations: ['prussia', 'austria'] }]);
  await vi.waitFor(() => expect(screen.queryByText(/A bare table/)).toBeNull());
  editing.undo();
  expect(editing.text).toBe(BARE);
});

it('tells why no terrain can be proposed', async () => {
  const { editing } = shown({ fault: { code: 'no-room', message: 'There is no room.' } });
  await fireEvent.click(screen.getByRole('button', { name: /Propose terrain/ }));
  await vi.waitFor(() => expect(editing.refusal?.sentence).toBe('There is no room.'));
});
