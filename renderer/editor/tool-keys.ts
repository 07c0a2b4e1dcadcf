import type { KeyBinding } from '../frame';
import type { Editing } from './editing.svelte';
import { keepStamp, stamps, type EditorTool } from './tools';

/** What the tool takes for itself while it is in the middle of something. */
export const keysOfTool = (tool: EditorTool | undefined, editing: Editing): readonly KeyBinding[] =>
  (tool?.keys ?? []).map((key) => ({
    where: 'Editor',
    chords: key.chords,
    does: key.does,
    run: () => key.run(editing),
  }));

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A number takes its stamp; with Alt it keeps what is selected as that. */
export const stampKeys = (editing: Editing, take: (tool: string) => void): readonly KeyBinding[] =>
  NUMBERS.flatMap((number): readonly KeyBinding[] => [
    {
      where: 'Editor',
      chords: [String(number)],
      does: `Stamp ${number}`,
      run: () => {
        stamps.choose(number);
        take('stamp');
      },
    },
    {
      where: 'Editor',
      chords: [`Alt+${number}`],
      does: `Keep what is selected as stamp ${number}`,
      run: () => {
        if (keepStamp(editing, number)) take('stamp');
      },
    },
  ]);
