/** A moment of the battle, by its turn or by the hour of the day that falls in it. */
import { timeInWords, turnOfHour } from '../../model/clock';
import type { Clock, Minutes } from '../../model/clock';
import type { PlacedValue } from '../../readers/reader';

export interface WrittenMoment {
  readonly turn: number | null;
  readonly hour: PlacedValue<Minutes> | null;
}
export interface TurnOrHour {
  readonly turn: number | null;
  readonly hour?: Minutes;
}

/** Undefined, and told, where the hour means no turn; the clock is undefined where the file has none. */
export function linkMoment({ turn, hour }: WrittenMoment, clock: Clock | null): TurnOrHour | undefined {
  if (hour === null) return { turn };
  const { value, entry } = hour;
  const { page } = entry;
  if (turn !== null)
    return page.fault(entry, {
      code: 'turn-and-hour',
      message: 'Here are a turn and an hour, which may mean two moments.',
      fix: 'Keep one of the two.',
      quickFix: { remove: true },
    });
  // A clock that cannot be read has its own finding.
  if (clock === null && page.lostFields.some((field) => field === 'clock' || field.startsWith('clock.')))
    return undefined;
  if (clock === null)
    return page.fault(entry, {
      code: 'hour-without-clock',
      message: `No turn is known to have the hour ${timeInWords(value)}: the scenario has no clock.`,
      fix: 'Add clock: { begins: ..., turn: ... }, or write turn: ... here.',
    });
  const number = turnOfHour(clock, value);
  if (number >= 1) return { turn: number, hour: value };
  return page.fault(entry, {
    code: 'before-the-battle',
    message: `${timeInWords(value)} is before the battle, which begins at ${timeInWords(clock.begins)}.`,
    fix: 'Write a later hour.',
  });
}
