import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import ContextMenu from '../../../renderer/editor/ContextMenu.svelte';

it('the context menu shows the keys that the person has chosen', () => {
  const run = (): void => undefined;
  const lines = [
    { does: 'Duplicate', chord: 'Ctrl+d', run },
    { does: 'Hide', chord: 'Alt+h', run },
    { does: 'Lock', run },
  ];
  const changed: Readonly<Record<string, string>> = { 'Ctrl+d': 'Ctrl+j', 'Alt+h': '' };
  const chordNow = (chord: string): string => changed[chord] ?? chord;
  render(ContextMenu, { lines, x: 0, y: 0, chordNow, onclose: run });
  const said = screen.getAllByRole('menuitem').map((line) => line.textContent?.replace(/\s+/g, ' ').trim());
  expect(said).toEqual(['Duplicate Ctrl J', 'Hide', 'Lock']);
});
