import { isGroup, isList } from '../../engine/scenario/edits';
import type { Edit, KeyPath, Plain } from '../../engine/scenario/edits';
import type { Change } from '../change';
import { isWritten, valueAt } from '../draft';
import { cmOf, groundScaleOf, lengthText } from '../rewriting/numbers';

/**
 * Writes one field, or takes it out where `value` is null: its group too when nothing else is left in it. Null when the
 * text has that value already.
 */
export function changedField(values: Plain, path: KeyPath, value: Plain, does: string): Change | null {
  if (value === null) {
    const gone = emptied(values, path);
    return gone ? { does, edits: [{ do: 'remove', path: gone }] } : null;
  }
  const now = valueAt(values, path);
  const written = typeof value === 'number' ? inItsUnit(values, now, value) : value;
  if (JSON.stringify(now) === JSON.stringify(written)) return null;
  return { does, edits: [...opened(values, path), { do: 'set', path, value: written }] };
}

/** A length in cm, in the unit of the one that stands there. */
function inItsUnit(values: Plain, now: Plain | undefined, value: number): number | string {
  const scale = groundScaleOf(values);
  return cmOf(now, scale) === null ? value : lengthText(now, value, scale);
}

/** Does somebody mean an hour of the day by it, as `11:30`, or a turn? Null: neither. */
export function momentTyped(typed: string): { readonly turn: number } | { readonly hour: string } | null {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(typed) ?? [];
  if (hours !== undefined && Number(hours) < MOST_HOURS) return { hour: `${hours.padStart(2, '0')}:${minutes}` };
  const turn = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  return turn >= 1 ? { turn } : null;
}
/** A battle may go on past midnight. */
const MOST_HOURS = 48;

/** Writes when something is as a turn or as an hour, the one in place of the other; takes both out where nothing is typed. */
export function changedMoment(values: Plain, group: KeyPath, typed: string, does: string): Change | null {
  const moment = momentTyped(typed);
  if (moment === null && typed !== '') return null;
  const edits = (['turn', 'hour'] as const).flatMap((key): readonly Edit[] => {
    const path = [...group, key];
    const value = moment && (key === 'turn' ? 'turn' in moment && moment.turn : 'hour' in moment && moment.hour);
    if (value) return valueAt(values, path) === value ? [] : [{ do: 'set', path, value }];
    return isWritten(values, path) ? [{ do: 'remove', path }] : [];
  });
  return edits.length === 0 ? null : { does, edits };
}

/** Several fields below a path in one step, each written or, where it is null, taken out. Null when all is so already. */
export function changedFields(
  values: Plain,
  below: KeyPath,
  fields: Readonly<Record<string, Plain>>,
  does: string,
): Change | null {
  const edits = Object.entries(fields).flatMap(
    ([key, value]) => changedField(values, [...below, key], value, does)?.edits ?? [],
  );
  return edits.length > 0 ? { does, edits } : null;
}

/** The field, or the highest group above it that would be left with nothing. */
function emptied(values: Plain, path: KeyPath): KeyPath | null {
  if (!isWritten(values, path)) return null;
  let gone = path;
  while (gone.length > 1) {
    const above = gone.slice(0, -1);
    const group = valueAt(values, above);
    if (!isGroup(group) || Object.keys(group).length > 1 || typeof above.at(-1) === 'number') break;
    gone = above;
  }
  return gone;
}

/** `weather: fog` stands for `weather: { start: fog }`: it is written out before a key beside it can be. */
function opened(values: Plain, path: KeyPath): readonly Edit[] {
  const above = path.slice(0, -1);
  const short = above.length > 0 ? valueAt(values, above) : undefined;
  if (above.join() !== 'weather' || typeof short !== 'string' || path.at(-1) === 'start') return [];
  return [{ do: 'set', path: above, value: { start: short } }];
}

/** Puts an entry at the end of a list, which is made when there is none. */
export function addedEntry(values: Plain, list: KeyPath, value: Plain, does: string): Change {
  const written = valueAt(values, list);
  const edit: Edit = isList(written)
    ? { do: 'insert', path: list, index: written.length, value }
    : { do: 'set', path: list, value: [value] };
  return { does, edits: [edit] };
}

/** Takes an entry out; the list with the last of them. */
export function removedEntry(values: Plain, list: KeyPath, index: number, does: string): Change {
  const written = valueAt(values, list);
  const gone = isList(written) && written.length === 1 ? emptied(values, list) : [...list, index];
  return { does, edits: gone ? [{ do: 'remove', path: gone }] : [] };
}
