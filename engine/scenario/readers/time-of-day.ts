/** Hours of the day, in minutes after midnight, as people write them: `"08:30"`. */
import { timeOf } from '../model/clock';
import { textLike } from './fields';
import { made } from './reader';
import type { Reader } from './reader';

/** Up to 47:59: a battle may go on past midnight. */
const WRITTEN = '^([0-3]?[0-9]|4[0-7]):[0-5][0-9]$';

/** Minutes after the midnight before the battle. */
export const timeOfDay: Reader<number> = made(
  textLike(
    'a time of the day',
    WRITTEN,
    'bad-time',
    'Write hours and minutes in quotes, as "08:30"; an hour past midnight is "25:00".',
  ),
  timeOf,
);
