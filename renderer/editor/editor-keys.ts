import type { KeyBinding } from '../frame';
import type { Camera } from '../ui';
import type { Editing } from './editing.svelte';
import type { Findings } from './findings';
import type { EditorTool } from './tools';

interface Means {
  readonly tools: readonly EditorTool[];
  readonly camera: Camera;
  readonly findings: Findings;
  /** Takes a tool. */
  take(id: string): void;
}
/** How much nearer + comes. */
const CLOSER = 1.25;

/** Keys of the editor. */
export function editorKeys(editing: Editing, { tools, camera, findings, take }: Means): readonly KeyBinding[] {
  const keys: readonly (readonly [readonly string[], string, () => void])[] = [
    ...tools.map(({ id, title, key }): [string[], string, () => void] => [[key], title, () => take(id)]),
    [['Ctrl+z'], 'Undo', () => editing.undo()],
    [['Ctrl+y', 'Ctrl+Shift+z'], 'Redo', () => editing.redo()],
    [['F8'], 'Next finding', () => findings.next()],
    [['f'], 'Show the whole table', () => camera.frame()],
    [['+', '='], 'Nearer', () => camera.zoom(CLOSER)],
    [['-'], 'Farther', () => camera.zoom(1 / CLOSER)],
    [
      ['Escape'],
      'Step back one level',
      () => {
        const tool = tools.find(({ id }) => id === editing.tool);
        if (tool?.cancel(editing) === false) take('select');
      },
    ],
  ];
  return keys.map(([chords, does, run]) => ({ where: 'Editor', chords, does, run }));
}
