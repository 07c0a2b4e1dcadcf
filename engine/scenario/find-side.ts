import { notAllowed } from './faults';
import type { Id } from './measures';
import type { Placed } from './reader';

/** The side a file names by its key; a fault when there is none. */
export function findSide({ value, entry }: Placed<string>, sides: readonly Id[]): Id | undefined {
  return sides.includes(value) ? value : entry.page.fault(entry, notAllowed(value, sides, 'unknown-side'));
}
