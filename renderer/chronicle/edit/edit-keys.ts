import { duplicateEntry, removeBeginning, removeEntry, setHours } from '../../../editing/chronicle';
import type { KeyRing } from '../../frame';
import type { Saving } from '../../saving';
import type { Telling } from './telling.svelte';

type Bindings = Parameters<KeyRing['offer']>[0];

interface Acts {
  readonly add: () => void;
  readonly whole: () => void;
  readonly leave: () => void;
}
/** Minutes that an arrow moves the hour of an entry. */
const STEP = 5;

export function editKeys(telling: Telling, saving: Saving, acts: Acts): Bindings {
  const where = 'Replay' as const;
  const remove = (): void => {
    const { chosen } = telling;
    if (!chosen) return;
    const isGone = telling.attempt((draft) =>
      chosen.part === 'story' ? removeEntry(draft, chosen.index) : removeBeginning(draft, chosen.index),
    );
    if (isGone) telling.chosen = null;
  };
  const shift = (by: number) => (): void => {
    const { chosen } = telling;
    if (chosen?.part !== 'story') return;
    telling.attempt((draft) => {
      const action = draft.chronicle.story[chosen.index];
      if (!action) return { refused: 'This entry is no longer there.' };
      const until = action.until === null ? null : action.until + by;
      return setHours(draft, chosen.index, { at: action.at + by, until });
    }, true);
  };
  const beside = (by: 1 | -1) => (): void => {
    const story = telling.draft?.chronicle.story ?? [];
    const now = telling.chosen?.part === 'story' ? telling.chosen.index : by === 1 ? -1 : story.length;
    if (story[now + by]) telling.choose({ part: 'story', index: now + by });
  };
  return [
    { where, chords: ['Ctrl+s'], does: 'Save the chronicle', run: () => void saving.save() },
    {
      where,
      chords: ['Ctrl+Shift+s'],
      does: 'Save the chronicle under another name',
      run: () => (saving.asks = saving.asks === 'save as' ? null : 'save as'),
    },
    {
      where,
      chords: ['y'],
      does: 'The file as text, or the entries',
      run: () => (telling.showsText = !telling.showsText),
    },
    { where, chords: ['Ctrl+z'], does: 'Undo', run: () => telling.undo() },
    { where, chords: ['Ctrl+y', 'Ctrl+Shift+z'], does: 'Redo', run: () => telling.redo() },
    { where, chords: ['Insert', '.'], does: 'Add an entry at this hour', run: acts.add },
    { where, chords: ['b'], does: 'The whole brigade', run: acts.whole },
    { where, chords: ['Delete'], does: 'Remove the entry', run: remove },
    {
      where,
      chords: ['Ctrl+d'],
      does: 'Duplicate the entry',
      run: () => {
        const { chosen } = telling;
        if (chosen?.part === 'story') telling.attempt((draft) => duplicateEntry(draft, chosen.index));
      },
    },
    { where, chords: ['['], does: 'Entry before', run: beside(-1) },
    { where, chords: [']'], does: 'Next entry', run: beside(1) },
    { where, chords: ['Alt+ArrowLeft'], does: 'The entry five minutes earlier', run: shift(-STEP) },
    { where, chords: ['Alt+ArrowRight'], does: 'The entry five minutes later', run: shift(STEP) },
    {
      where,
      chords: ['Escape'],
      does: 'Let go of what is chosen, then leave the editing',
      run: () => {
        if (telling.who.length > 0 || telling.chosen) telling.select([]);
        else acts.leave();
      },
    },
  ];
}
