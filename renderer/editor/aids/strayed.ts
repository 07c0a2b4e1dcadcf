import type { Editing } from '../editing.svelte';
import type { Aids } from './aids.svelte';
import { placesIn } from './held';

/** Who stands out of command and is told so: while that is asked for, and while something is dragged. */
export function strayed({ shown }: Editing, aids: Aids): ReturnType<typeof placesIn> {
  if (!shown || !(aids.has('command') || aids.held.length > 0)) return [];
  const outside = new Set(aids.outOfCommand);
  return placesIn(shown).filter(({ id }) => outside.has(id));
}
