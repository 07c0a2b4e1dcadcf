import type { KeyBinding } from '../frame';
import type { Saving } from './saving.svelte';

/** Keys that save what is edited, fight and print it. */
export const savingKeys = (saving: Saving, fight: () => void, print: () => void): readonly KeyBinding[] => [
  { where: 'Editor', chords: ['Ctrl+s'], does: 'Save', run: () => void saving.save() },
  {
    where: 'Editor',
    chords: ['Ctrl+Shift+s'],
    does: 'Save under another name',
    run: () => (saving.asks = saving.asks === 'save as' ? null : 'save as'),
  },
  { where: 'Editor', chords: ['F9'], does: 'Fight it as it is', run: fight },
  { where: 'Editor', chords: ['Ctrl+p'], does: 'Print it', run: print },
];
