import type { Id, Roster } from '../../engine/battle';
import type { Asked } from './fight.svelte';

/**
 * Who is named on the table in three dimensions while somebody is asked: he, and the others of his brigade. A note beside
 * `noted` says already whom an answer is about.
 */
export function namedWhileAsked(
  { unit, command: given }: Pick<Asked, 'unit' | 'command'>,
  { units, commands }: Pick<Roster, 'units' | 'commands'>,
  noted: Id | undefined,
): ReadonlyMap<Id, 'asked' | 'with him'> {
  const command = given ?? (unit === null ? null : (units[unit]?.command ?? null));
  const brigade = command === null ? [] : (commands[command]?.units ?? []);
  const all = new Map(brigade.filter((one) => one !== noted).map((one) => [one, 'with him' as const]));
  return unit === null ? all : new Map([...all, [unit, 'asked' as const]]);
}
