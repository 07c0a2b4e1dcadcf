/** `weather:` as written: a word, or keys. */
import { WEATHERS } from './course-of-battle';
import type { WeatherRule } from './course-of-battle';
import { flag, oneOf } from './fields';
import { keys, otherwise } from './groups';
import { either, made } from './reader';

const start = oneOf([...WEATHERS, 'diced']);

export const weatherFormat = either<WeatherRule>(
  'the weather',
  made(start, (word) => ({ start: word, changing: false })),
  keys('the weather', {
    start: otherwise(start, 'fair', 'How the battle begins; diced throws for it by the season.'),
    changing: otherwise(flag, false, 'Whether it may turn in the course of the battle.'),
  }),
);
