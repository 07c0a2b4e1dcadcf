import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { UndoButtons } from '../../../renderer/ui';

const nothing = (): void => undefined;
const titles = (): readonly (string | null)[] =>
  screen.getAllByRole('button').map((button) => button.getAttribute('title'));

it('name the step that they would take, where the history knows it', async () => {
  const { rerender } = render(UndoButtons, { canUndo: true, canRedo: false, onundo: nothing, onredo: nothing });
  expect(titles()).toEqual(['Undo (Ctrl Z)', 'Nothing to redo']);
  await rerender({ canRedo: true, undoes: 'Move Kahlen', redoes: 'Turn Furth' });
  expect(titles()).toEqual(['Undo (Ctrl Z): Move Kahlen', 'Redo (Ctrl Y): Turn Furth']);
  expect(screen.getByRole('button', { name: 'Undo (Ctrl Z)' })).toBeDefined();
});
