import { notAllowed } from './faults';
import type { Id } from './measures';
import type { Nation } from './nation';
import type { Placed } from './reader';

/** The nation a file names; a fault when there is none of that id. */
export function findNation({ value, entry }: Placed<string>, nations: ReadonlyMap<Id, Nation>): Nation | undefined {
  return nations.get(value) ?? entry.page.fault(entry, notAllowed(value, [...nations.keys()], 'unknown-nation'));
}
