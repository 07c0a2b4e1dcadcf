/** Things written once that stand several times: kept as a row while they are one, written one by one when they no longer are. */
import { distance, minus, times } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import { isGroup, isList } from '../../engine/scenario/edits';
import type { KeyPath, Plain } from '../../engine/scenario/edits';
import { writtenOut } from '../draft';
import { placesFor, rounded } from './numbers';
import { TextEdits } from './text-edits';

/** So far from its place in the row a copy may stand, cm. */
const IN_ROW = 0.02;

/** The step from each to the next, and the places it is to be written with; null when they stand in no even row. */
export function stepOf(copies: readonly (readonly Point[])[]): { readonly by: Point; readonly places: number } | null {
  const [first, second] = copies;
  const [from, to] = [first?.[0], second?.[0]];
  if (!first || !from || !to) return null;
  const by = minus(to, from);
  const isEven = copies.every(
    (points, index) =>
      points.length === first.length &&
      points.every((point, i) => distance(minus(point, times(by, index)), first[i] ?? point) <= IN_ROW),
  );
  const last = copies.length - 1;
  const drift = (places: number, length: number): number => Math.abs(rounded(length, places) - length) * last;
  return isEven
    ? { by, places: placesFor((places) => drift(places, by.x) <= IN_ROW && drift(places, by.y) <= IN_ROW) }
    : null;
}

/** How often a thing is written to stand; 1 without a repetition. */
function timesOf(repeat: Plain | undefined): number {
  const count = isGroup(repeat) ? repeat['times'] : repeat;
  return typeof count === 'number' ? count : 1;
}

/**
 * Writes the copies of a list entry one by one, each with its number behind its name. `inner` leads from the entry to the
 * keys that hold name and repetition; `place` writes where the copy of an index stands.
 */
export function unfold(
  text: TextEdits,
  entry: KeyPath,
  inner: KeyPath,
  place: (text: TextEdits, path: KeyPath, index: number) => void,
): void {
  const list = entry.slice(0, -1);
  const index = entry.at(-1);
  const whole = text.at(entry);
  if (typeof index !== 'number' || whole === undefined || !isList(text.at(list))) return;
  const copy = writtenOut(whole);
  const keys = [...entry, ...inner];
  const count = timesOf(text.at([...keys, 'repeat']));
  const name = text.at([...keys, 'name']);
  const single = (into: TextEdits, path: KeyPath, number: number): void => {
    into.remove([...path, 'repeat']);
    if (typeof name === 'string') into.set([...path, 'name'], `${name} ${number + 1}`);
    place(into, path, number);
  };
  single(text, keys, 0);
  for (let number = 1; number < count; number += 1) {
    const alone = new TextEdits(copy, text.scale);
    single(alone, inner, number);
    text.insert(list, index + number, alone.values);
  }
}
