/** Entries as bars along the day: those of whoever is chosen, or all of them, as few one above the other as will do. */
import type { HoursOfEntry } from '../../../engine/chronicle';
import type { Action, Id } from '../../../engine/scenario';

export interface EntryBar {
  readonly index: number;
  readonly does: string;
  readonly from: number;
  readonly until: number;
  /** From above. */
  readonly lane: number;
  readonly isEndWritten: boolean;
}

/** More would take the room of the table. */
const MOST_LANES = 4;
/** Short ones are shown as long as this, minutes. */
const LEAST = 6;

export function barsOf(
  story: readonly Action[],
  hours: readonly HoursOfEntry[],
  who: readonly Id[],
): readonly EntryBar[] {
  const ends: number[] = [];
  return story.flatMap((action, index): readonly EntryBar[] => {
    if (who.length > 0 && !action.who.some((id) => who.includes(id))) return [];
    const from = action.at;
    const known = hours[index];
    // While the day is being laid out anew its hours are those of before.
    const until = action.until ?? (known?.from === from ? known.until : from);
    const free = ends.findIndex((end) => end <= from);
    const lane = free >= 0 ? free : ends.length < MOST_LANES ? ends.length : MOST_LANES - 1;
    ends[lane] = Math.max(until, from + LEAST);
    return [{ index, does: action.does, from, until, lane, isEndWritten: action.until !== null }];
  });
}
