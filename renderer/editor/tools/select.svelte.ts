import type { Editing } from '../editing.svelte';
import type { EditorTool, OverlayShape, Pointed, ToolHint } from './tool';

/** The tool at rest: selects what is clicked. */
export class SelectTool implements EditorTool {
  readonly id = 'select';
  readonly title = 'Select';
  readonly key = 'v';
  readonly icon = 'mouse-pointer-2';
  readonly cursor = 'default';
  readonly note = null;
  readonly overlay: readonly OverlayShape[] = [];
  readonly hints: readonly ToolHint[] = [
    { chords: ['Shift'], does: 'add' },
    { chords: ['f'], does: 'frame' },
  ];

  begin({ things, shift }: Pointed, editing: Editing): void {
    const first = things.slice(0, 1);
    if (shift) editing.toggle(first);
    else editing.select(first);
  }

  move(): void {
    // Nothing follows the pointer.
  }

  end(): void {
    // All was done when the button went down.
  }

  cancel(editing: Editing): boolean {
    const had = editing.selection.length > 0;
    editing.select([]);
    return had;
  }
}
