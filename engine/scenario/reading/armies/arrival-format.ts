/** An arrival as it is written, and joined to the entry point it names. */
import type { Arrival } from '../../model/army';
import type { EntryPoint } from '../../model/scenario';
import type { Clock, Minutes } from '../../model/clock';
import { flag, number, textCalled } from '../../readers/fields';
import { timeOfDay } from '../../readers/time-of-day';
import { keys, may, otherwise } from '../../readers/groups';
import { made, placed } from '../../readers/reader';
import type { PlacedValue, Reader } from '../../readers/reader';
import { heading, point } from '../../readers/shapes';
import { editOf } from '../../findings';
import { linkMoment } from '../course/turn-or-hour';
import type { KnownNames } from '../known-names';

export const turnNumber = number(1, 99, 'whole');

/** By its turn or its hour; at a place of its own, or by an entry point that is still a name. */
export interface WrittenArrival {
  readonly turn: number | null;
  readonly hour: PlacedValue<Minutes> | null;
  readonly needs: number | null;
  readonly onCall: boolean;
  readonly where: Pick<Arrival, 'at' | 'heading'> | { readonly by: PlacedValue<string> };
}

const arrivalKeys = keys('an arrival', {
  turn: may(
    turnNumber,
    'The turn at whose start they come on; on call, the first in which they may.',
    '1 on call, else needed',
  ),
  hour: may(
    placed(timeOfDay),
    'The same by the hour of the day, as `"11:30"`: the turn in which it falls. Needs a clock.',
    'see turn',
  ),
  'on call': otherwise(flag, false, 'Whether they wait for an event that `calls` them.'),
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
  const { turn, hour, needs: least, entry: by, at, heading: towards, 'on call': onCall } = value;
  if (turn === null && hour === null && !onCall)
    return entry.page.fault(entry, {
      code: 'arrives-at-no-time',
      message: 'Nothing says when they come on.',
      fix: 'Add turn: ..., hour: ..., or on call: true with an event that calls them.',
    });
  const when = { turn, hour, needs: least, onCall };
  const own = [...(at === null ? [] : ['at']), ...(towards === null ? [] : ['heading'])];
  if (by !== null && own.length === 0) return { ...when, where: { by } };
  if (by === null && at !== null && towards !== null) return { ...when, where: { at, heading: towards } };
  return entry.page.fault(entry, {
    code: 'place-unclear',
    message: 'An arrival needs either "entry", the name of an entry point, or "at" with "heading".',
    fix: by === null ? 'Write both, or the name of an entry point.' : `Remove ${own.join(' and ')}.`,
    ...(by !== null && { repair: own.map((key) => editOf(`${entry.field}.${key}`, { remove: true })) }),
  });
});

/** The entry points of a file, and what each name of one means. */
export interface Entries {
  readonly names: KnownNames;
  readonly points: readonly EntryPoint[];
  /** Null where the file has none. */
  readonly clock: Clock | null;
}

/** Undefined, and told, where there is no such entry point, or its hour means no turn. */
export function linkArrival(written: WrittenArrival, { names, points, clock }: Entries): Arrival | undefined {
  const { where, needs: least, onCall } = written;
  const dated = linkMoment(written, clock);
  const id = 'by' in where ? names.find(where.by) : null;
  const point = points.find((one) => one.id === id);
  const found = 'by' in where ? point : where;
  if (!dated || !found) return undefined;
  return {
    ...dated,
    turn: dated.turn ?? 1,
    at: found.at,
    heading: found.heading,
    needs: least,
    ...(onCall && { onCall }),
    ...(point && { entry: point.id }),
  };
}
