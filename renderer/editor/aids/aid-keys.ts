import type { KeyBinding } from '../../frame';
import type { Aids } from './aids.svelte';
import { AIDS } from './kinds';

export const aidKeys = (aids: Aids): readonly KeyBinding[] =>
  AIDS.map(({ id, title, key }) => ({ where: 'Editor', chords: [key], does: title, run: () => aids.toggle(id) }));
