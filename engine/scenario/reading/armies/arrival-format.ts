/** An arrival as it is written, and joined to the entry point it names. */
import type { Arrival } from '../../model/army';
import type { EntryPoint } from '../../model/scenario';
import { number, textCalled } from '../../readers/fields';
import { keys, may, needs } from '../../readers/groups';
import { made, placed } from '../../readers/reader';
import type { Placed, Reader } from '../../readers/reader';
import { heading, point } from '../../readers/shapes';
import { editOf } from '../../findings';
import type { Names } from '../names';

export const turnNumber = number(1, 99, 'whole');

/** At a place of its own, or by an entry point that is still a name. */
export type WrittenArrival = Arrival | (Pick<Arrival, 'turn' | 'needs'> & { readonly by: Placed<string> });

const arrivalKeys = keys('an arrival', {
  turn: needs(turnNumber, 'The turn at whose start they come on.'),
  entry: may(placed(textCalled('name of an entry point')), 'The entry point they come on by.', 'see at'),
  at: may(point, 'Where on the table edge; with a heading.', 'see entry'),
  heading: may(heading, 'Where they look as they come on.', 'see entry'),
  needs: may(
    number(2, 12, 'whole'),
    'They come on a throw of this or more, made each turn from then on: up to 6 of one D6, from 7 on of two together.',
    'certain',
  ),
});

export const arrivalFormat: Reader<WrittenArrival> = made(placed(arrivalKeys), ({ value, entry }) => {
  const { turn, needs: least, entry: by, at, heading: towards } = value;
  const own = [...(at === null ? [] : ['at']), ...(towards === null ? [] : ['heading'])];
  if (by !== null && own.length === 0) return { turn, needs: least, by };
  if (by === null && at !== null && towards !== null) return { turn, at, heading: towards, needs: least };
  return entry.page.fault(entry, {
    code: 'place-unclear',
    message: 'An arrival needs either "entry", the name of an entry point, or "at" with "heading".',
    fix: by === null ? 'Write both, or the name of an entry point.' : `Remove ${own.join(' and ')}.`,
    ...(by !== null && { repair: own.map((key) => editOf(`${entry.field}.${key}`, { remove: true })) }),
  });
});

/** The entry points of a file, and what each name of one means. */
export interface Entries {
  readonly names: Names;
  readonly points: readonly EntryPoint[];
}

/** Undefined, and told, where there is no such entry point. */
export function linkArrival(written: WrittenArrival, { names, points }: Entries): Arrival | undefined {
  if (!('by' in written)) return written;
  const id = names.find(written.by);
  const found = points.find((one) => one.id === id);
  return found && { turn: written.turn, at: found.at, heading: found.heading, needs: written.needs, entry: found.id };
}
