import type { Id } from './measures';

/** The hours of a battle: minutes after the midnight before it. */
export type Minutes = number;

export interface Clock {
  /** When the first turn begins. */
  readonly begins: Minutes;
  /** How long a turn is. */
  readonly turn: Minutes;
  readonly sunrise: Minutes | null;
  readonly sunset: Minutes | null;
}

/** The hour at which a battle leaves what happened, and the chronicle that tells of it: the name of its file without `.yaml`. */
export interface HistoryPoint {
  readonly chronicle: Id;
  readonly at: Minutes;
}

/** When a turn begins; turns count from 1. */
export const hourOfTurn = ({ begins, turn }: Clock, number: number): Minutes => begins + (number - 1) * turn;

/** The turn in which an hour falls; below 1 before the battle. */
export const turnOfHour = ({ begins, turn }: Clock, hour: Minutes): number => Math.floor((hour - begins) / turn) + 1;

/** As a file has it: 510 is `08:30`, 1950 `32:30`. */
export const timeWritten = (minutes: Minutes): string => {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};
/** As clocks show it: 1950 is `08:30` of the day after. */
export const timeInWords = (minutes: Minutes): string => timeWritten(Math.round(minutes) % 1440);

/** The minutes of a time that is known to be well written, as `08:30`. */
export function timeOf(written: string): Minutes {
  const [hours = '', minutes = ''] = written.split(':');
  return Number(hours) * 60 + Number(minutes);
}
